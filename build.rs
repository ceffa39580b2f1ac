//! Lets the binary and the tests find the project's own libz3 at run time.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // Checkouts may share a target directory, but not a path to the library.
    println!("cargo:rerun-if-env-changed=Z3_LIBRARY_PATH_OVERRIDE");
    let library = std::env::var("Z3_LIBRARY_PATH_OVERRIDE").unwrap_or_default();
    println!("cargo:rustc-link-arg=-Wl,-rpath,{library}");
}
