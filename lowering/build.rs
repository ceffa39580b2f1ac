//! Lets the binary and the tests find the project's own libz3 and libhighs at run time.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // Checkouts may share a target directory, but not paths to the libraries.
    for variable in ["Z3_LIBRARY_PATH_OVERRIDE", "HIGHS_LIBRARY_PATH"] {
        println!("cargo:rerun-if-env-changed={variable}");
        if let Ok(library) = std::env::var(variable) {
            println!("cargo:rustc-link-arg=-Wl,-rpath,{library}");
        }
    }
}
