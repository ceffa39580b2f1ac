//! HTTP/1.1 (RFC 9112) with limits: connections, sizes and times, requests that are worked on, and those that wait.

use super::RequestDesk;
use crate::jobs::served::PageRequest;
use crate::show::served as page;
use http_body_util::{BodyExt, Full, LengthLimitError, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{HeaderMap, Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// Connections at once; others wait for one of them to end.
const CONNECTIONS: usize = 64;
/// Requests that wait for their turn, for each that is worked on.
const WAITING: usize = 8;
/// For the head of a request, and again for its body.
const READING: Duration = Duration::from_secs(10);
/// Of a request's head.
const HEAD: usize = 16 << 10;
/// How often a server looks whether it is to stop.
const LOOKING: Duration = Duration::from_millis(100);

/// Pages have neither scripts nor anything from elsewhere, and nobody frames them.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// What all connections share.
pub struct Service {
    desk: RequestDesk,
    turns: Semaphore,
    /// Requests that wait or are worked on.
    taken: AtomicUsize,
    most: usize,
}

/// Answers until it is to stop; `listening` is told the address.
///
/// # Errors
/// The address cannot be listened to.
pub fn serve(
    address: SocketAddr,
    service: Arc<Service>,
    stop: &AtomicBool,
    listening: impl FnOnce(SocketAddr),
) -> std::io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        listening(address);
        let connections = Arc::new(Semaphore::new(CONNECTIONS));
        while !stop.load(Ordering::SeqCst) {
            let accept = async {
                let permit = connections.clone().acquire_owned().await;
                (permit, listener.accept().await)
            };
            // What fails of one connection, or for want of descriptors, passes.
            let Ok((Ok(permit), Ok((stream, _)))) = timeout(LOOKING, accept).await else { continue };
            let service = service.clone();
            tokio::spawn(async move {
                attend(stream, service, address.ip()).await;
                drop(permit);
            });
        }
        Ok(())
    })
}

/// One request on a connection to this address.
async fn attend(stream: TcpStream, service: Arc<Service>, listening: IpAddr) {
    let longest = READING * 2 + Duration::from_secs_f64(service.desk.limits.seconds) * (2 + WAITING as u32);
    let reply = service_fn(|request| {
        let service = service.clone();
        async move { Ok::<_, Infallible>(finished(service.reply(request, listening).await)) }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(READING).max_buf_size(HEAD).keep_alive(false);
    let _ = timeout(longest, http.serve_connection(TokioIo::new(stream), reply)).await;
}

/// What a request gets.
struct Reply {
    status: StatusCode,
    page: String,
}

fn finished(reply: Reply) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from(reply.page)));
    *response.status_mut() = reply.status;
    for (name, value) in [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if reply.status == StatusCode::SERVICE_UNAVAILABLE {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("10"));
    }
    response
}

fn refused(status: StatusCode, why: &str) -> Reply {
    Reply { status, page: page::refusal(status.as_u16(), why) }
}

/// A page of another site that a browser shows may send requests here, and may have its name lead here.
fn is_for_us(headers: &HeaderMap, listening: IpAddr) -> bool {
    let text = |name| headers.get(name).map(|v: &HeaderValue| v.to_str().unwrap_or("?"));
    let host = text(header::HOST).unwrap_or_default();
    let is_own = match text(header::ORIGIN) {
        None => true,
        Some(origin) => origin.split_once("://").is_some_and(|(_, from)| from == host),
    };
    is_own && (!listening.is_loopback() || is_loopback(host))
}

impl Service {
    /// `jobs` requests are worked on at the same time.
    pub fn new(desk: RequestDesk, jobs: usize) -> Service {
        Service { desk, turns: Semaphore::new(jobs), taken: AtomicUsize::new(0), most: jobs * (1 + WAITING) }
    }

    async fn reply(self: &Arc<Self>, request: Request<Incoming>, listening: IpAddr) -> Reply {
        if !is_for_us(request.headers(), listening) {
            return refused(StatusCode::FORBIDDEN, "this server answers only its own page");
        }
        match (request.method(), request.uri().path()) {
            (&Method::GET | &Method::HEAD, "/") => {
                Reply { status: StatusCode::OK, page: page::page(&PageRequest::default(), &self.desk.limits, "") }
            }
            (&Method::POST, "/") => self.work(request).await,
            (_, "/") => refused(StatusCode::METHOD_NOT_ALLOWED, "GET shows the page, and POST asks"),
            _ => refused(StatusCode::NOT_FOUND, "there is one page: /"),
        }
    }

    async fn work(self: &Arc<Self>, request: Request<Incoming>) -> Reply {
        let body = Limited::new(request.into_body(), 3 * self.desk.limits.bytes + HEAD).collect();
        let bytes = match timeout(READING, body).await {
            Err(_) => return refused(StatusCode::REQUEST_TIMEOUT, "the request did not come to its end"),
            Ok(Err(e)) if e.is::<LengthLimitError>() => {
                return refused(StatusCode::PAYLOAD_TOO_LARGE, "the request is too long");
            }
            Ok(Err(_)) => return refused(StatusCode::BAD_REQUEST, "the request broke off"),
            Ok(Ok(collected)) => collected.to_bytes(),
        };
        let asked = match PageRequest::of_form(&bytes, &self.desk.limits) {
            Ok(asked) => asked,
            Err(why) => return refused(StatusCode::BAD_REQUEST, &why),
        };
        let Some(_waiting) = Waiting::begin(self) else {
            return refused(StatusCode::SERVICE_UNAVAILABLE, "too many requests wait already; try again in a while");
        };
        let Ok(_turn) = self.turns.acquire().await else {
            return refused(StatusCode::SERVICE_UNAVAILABLE, "the server is about to end");
        };
        // Whoever does not wait any more needs no answer.
        let gone = Departed::default();
        let (flag, service) = (gone.0.clone(), self.clone());
        let done = tokio::task::spawn_blocking(move || {
            let found = service.desk.answer(&asked, &|| flag.load(Ordering::SeqCst));
            let (status, found) = match &found {
                Ok(found) => (StatusCode::OK, found),
                Err(wrong) => (StatusCode::UNPROCESSABLE_ENTITY, wrong),
            };
            Reply { status, page: page::page(&asked, &service.desk.limits, found) }
        });
        let failed = |_| refused(StatusCode::INTERNAL_SERVER_ERROR, "the server failed; report this: it is a bug");
        done.await.unwrap_or_else(failed)
    }
}

fn is_loopback(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(six) => six.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// One of the requests that wait or are worked on.
struct Waiting<'a>(&'a Service);

impl Waiting<'_> {
    fn begin(service: &Service) -> Option<Waiting<'_>> {
        let place = Waiting(service);
        (service.taken.fetch_add(1, Ordering::SeqCst) < service.most).then_some(place)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.taken.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Whether the one who asked has gone: set when nobody waits for the answer any more.
#[derive(Default)]
struct Departed(Arc<AtomicBool>);

impl Drop for Departed {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}
