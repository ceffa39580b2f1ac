//! `examples/libraries/` on some members of the compiler's own library: a rebuilt archive passes the checks, and one with a
//! wrong function does not.

mod batch_support;

use batch_support::{Place, said};
use std::path::Path;
use std::process::{Command, Output};

/// Members that are done in a moment, about half of which get better.
const MEMBERS: [&str; 6] = ["_absvdi2.o", "_negdi2.o", "_negvdi2.o", "_negvsi2.o", "_subvdi3.o", "_ucmpdi2.o"];

fn run(place: &Place, program: &Path, args: &[&str]) -> Output {
    Command::new(program).args(args).current_dir(place.dir.path()).output().expect("it runs")
}

fn done(place: &Place, program: &str, args: &[&str]) -> String {
    let o = run(place, Path::new(program), args);
    assert!(o.status.success(), "{program} {args:?}: {}", said(&o));
    String::from_utf8_lossy(&o.stdout).trim().to_string()
}

#[test]
fn a_rebuilt_library_does_what_the_old_one_does() {
    let p = Place::new(&[]);
    let library = done(&p, "gcc", &["-print-libgcc-file-name"]);
    done(&p, "ar", &[&["x", &library], &MEMBERS[..]].concat());
    done(&p, "ar", &[&["qcsD", "old.a"], &MEMBERS[..]].concat());
    let log = p.done(&["old.a", "--out", "o", "--rebuild", "new.a", "--timeout", "20"]);
    let improved = p.json("o/functions.json")["totals"]["status"]["improved"].as_u64();
    assert!(improved > Some(1), "{log}");
    let check = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/libraries/check.sh");
    let checked = |new: &str| run(&p, &check, &["old.a", new, "o/functions.json", "4000"]);
    let good = checked("new.a");
    let text = String::from_utf8_lossy(&good.stdout).into_owned();
    assert!(good.status.success(), "{text}{}", said(&good));
    assert_eq!(text.matches(", 0 wrong").count(), 2, "{text}");
    assert!(text.contains(&format!("{} functions, 4000 states each, 0 different", improved.unwrap_or(0))), "{text}");
    // Two functions that change their names are wrong in both ways.
    let exchange = ["--redefine-sym", "__negvsi2=x", "--redefine-sym", "__negvdi2=__negvsi2", "new.a", "wrong.a"];
    done(&p, "objcopy", &exchange);
    done(&p, "objcopy", &["--redefine-sym", "x=__negvdi2", "wrong.a"]);
    let bad = checked("wrong.a");
    let text = String::from_utf8_lossy(&bad.stdout).into_owned();
    assert!(!bad.status.success(), "{text}");
    assert!(text.contains("__negvdi2: DIFFERENT") && text.contains("2 different"), "{text}");
}
