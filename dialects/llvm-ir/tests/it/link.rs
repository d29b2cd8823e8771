//! The page's build script, which links what clang makes of an export into a Rust program.

use std::process::Command;

use oracle::Oracle;

const PAGE: &str = include_str!("../../../../docs/guide/llvm-ir.md");

const SQUARE: &str = "llvm.func @square(%x: i32) -> i32 {
  %0 = llvm.mul %x, %x : i32
  llvm.return %0 : i32
}
";

/// The part of the page in Rust with this text.
fn part(text: &str) -> &'static str {
    let mut parts = PAGE.split("```rust\n").filter_map(|part| part.split("```").next());
    parts.find(|part| part.contains(text)).expect("the page has this part")
}

#[test]
fn the_build_script_links_what_clang_compiles() {
    let bin = Oracle::find().map(|oracle| oracle.prefix().join("bin"));
    let Some(bin) = bin.filter(|bin| bin.join("clang").exists()) else {
        println!("skipped: there is no clang");
        return;
    };
    let folder = std::env::temp_dir().join(format!("rtblgen-link-{}", std::process::id()));
    let file = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("a file is written");
    std::fs::create_dir_all(folder.join("src")).expect("a folder is made");
    file("Cargo.toml", "[package]\nname = \"square\"\nedition = \"2024\"\n[workspace]\n");
    file("build.rs", part("// build.rs"));
    file("src/main.rs", part("fn main() {\n    println!"));
    file("program.ll", &crate::translate(SQUARE).output);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::iter::once(bin).chain(std::env::split_paths(&path));
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["run", "--quiet", "--offline", "--target-dir", "target"])
        .current_dir(&folder)
        .env("PATH", std::env::join_paths(paths).expect("the paths are right"))
        .output()
        .expect("cargo starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "49\n", "{errors}");
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}
