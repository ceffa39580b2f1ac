//! Lets the tests of this crate find the project's own libz3 at run time.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let root = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    println!("cargo:rustc-link-arg=-Wl,-rpath,{root}/../.deps/z3/lib");
}
