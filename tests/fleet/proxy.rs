//! Connections that are cut on demand.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// Passes everything on to a port, until it is told to cut.
pub struct Proxy {
    pub port: u16,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    pub fn start(to: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("its address").port();
        let open: Arc<Mutex<Vec<TcpStream>>> = Arc::default();
        let streams = open.clone();
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let Ok(server) = TcpStream::connect(("127.0.0.1", to)) else { continue };
                let copy = |s: &TcpStream| s.try_clone().expect("a copy");
                streams.lock().expect("no panic").extend([copy(&client), copy(&server)]);
                let (from_client, to_client) = (copy(&client), client);
                let (from_server, to_server) = (copy(&server), server);
                std::thread::spawn(move || pass(from_client, to_server));
                std::thread::spawn(move || pass(from_server, to_client));
            }
        });
        Proxy { port, open }
    }

    /// Cuts all connections; how many there were.
    pub fn cut(&self) -> usize {
        let streams = std::mem::take(&mut *self.open.lock().expect("no panic"));
        streams.iter().for_each(|s| drop(s.shutdown(Shutdown::Both)));
        streams.len() / 2
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream) {
    let mut bytes = [0; 1 << 14];
    while let Ok(n @ 1..) = from.read(&mut bytes) {
        if to.write_all(&bytes[..n]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}
