//! `template`: the crate that `cargo generate` makes. Here placeholders are replaced as text, and its `.td` files are generated.

use std::path::Path;

use crate::tool::Folder;

/// The values for a project `big-numbers`, by placeholder.
const VALUES: &[(&str, &str)] = &[
    ("{{project-name}}", "big-numbers"),
    ("{{crate_name | upper_camel_case}}", "BigNumbers"),
    ("{{crate_name}}", "big_numbers"),
];

const FILES: &[&str] =
    &["Cargo.toml", "README.md", "build.rs", "program.mlir", "src/main.rs", "td/combine.td", "td/ops.td"];

fn instantiated(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("template").join(file);
    let text = std::fs::read_to_string(path).expect("the file is in the template");
    let text = VALUES.iter().fold(text, |text, (placeholder, value)| text.replace(placeholder, value));
    assert!(!text.contains("{{") && !text.contains("{%"), "{file} has a placeholder that is not replaced");
    text
}

fn crate_folder() -> Folder {
    let texts: Vec<_> = FILES.iter().map(|&file| (file, instantiated(file))).collect();
    Folder::new(&texts.iter().map(|(file, text)| (*file, text.as_str())).collect::<Vec<_>>())
}

#[test]
fn the_td_files_generate() {
    let folder = crate_folder();
    let ops = folder.run(&["--gen-dialect", "td/ops.td"]);
    assert!(ops.success && ops.stderr.is_empty(), "{}", ops.stderr);
    let main = folder.read("src/main.rs");
    for name in ["BigNumbersDialect", "PrintOp"] {
        assert!(ops.stdout.contains(&format!("pub struct {name}")) && main.contains(name), "{name}");
    }
    let patterns = folder.run(&["--gen-rewriters", "td/combine.td"]);
    assert!(patterns.success && patterns.stderr.is_empty(), "{}", patterns.stderr);
    assert!(patterns.stdout.contains("mul(") && main.contains("fn mul<'c>("));
}

#[test]
fn the_td_files_are_formatted() {
    let run = crate_folder().run(&["fmt", "--check", "td"]);
    assert!(run.success, "{}", run.stdout);
}

#[test]
fn dependencies_are_of_this_version() {
    let (version, _) = env!("CARGO_PKG_VERSION").rsplit_once('.').expect("three numbers");
    let manifest = instantiated("Cargo.toml");
    for name in ["rtblgen-runtime", "rtblgen-build"] {
        let line = manifest.lines().find(|line| line.starts_with(name)).expect("a dependency");
        assert!(line.contains(&format!("\"{version}\"")), "{line}");
    }
    let own =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).expect("it is there");
    let rust = manifest.lines().find(|line| line.starts_with("rust-version")).expect("a Rust version");
    assert!(own.lines().any(|line| line == rust), "{rust}");
}
