//! The tutorial of `docs/tables.md` works exactly as documented.

use std::path::Path;
use std::process::Command;

use rtblgen_backends::Generator;

use crate::run;

/// The text of the block of code after a marker line.
fn block<'t>(text: &'t str, marker: &str) -> &'t str {
    let start = text.find(marker).unwrap_or_else(|| panic!("there is no {marker}"));
    let block = text[start..].split_once("```").unwrap().1.split_once('\n').unwrap().1;
    block.split_once("```").unwrap().0
}

#[test]
fn the_tutorial_prints_what_it_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/tables.md");
    // A published package has no `docs`.
    let Ok(text) = std::fs::read_to_string(path) else { return };
    let generated =
        run(Generator::SearchableTables, block(&text, "<!-- file: td/instructions.td -->")).unwrap().text;
    assert!(generated.contains(block(&text, "<!-- generated -->")), "{generated}");

    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("instructions.rs"), generated).unwrap();
    std::fs::write(folder.path().join("main.rs"), block(&text, "<!-- file: src/main.rs -->")).unwrap();
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
    rustc.current_dir(folder.path()).env("OUT_DIR", folder.path()).args([
        "--edition",
        "2024",
        "-Dwarnings",
        "main.rs",
    ]);
    let output = rustc.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));

    let output = Command::new(folder.path().join("main")).output().unwrap();
    let (_, expected) = text.split_once("$ cargo run\n").unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected.split_once("```").unwrap().0);
}
