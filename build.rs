//! Links the program to a fixed address where that is possible: then nothing in it has to be relocated when it starts,
//! which is a tenth of the time that a small file takes.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target_is = |name: &str, value| std::env::var(name).is_ok_and(|found| found == value);
    let is_static = std::env::var("CARGO_CFG_TARGET_FEATURE")
        .is_ok_and(|features| features.split(',').any(|feature| feature == "crt-static"));
    // With a C library of its own a program has other startup code, which rustc chooses.
    if target_is("CARGO_CFG_TARGET_OS", "linux") && target_is("CARGO_CFG_TARGET_ENV", "gnu") && !is_static {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
