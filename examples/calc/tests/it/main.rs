//! The crate is the README's tutorial: the same files, and the same output.

mod loaded;

use std::path::Path;
use std::process::Command;

/// The crate's folder.
fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn readme() -> String {
    std::fs::read_to_string(folder().join("../../README.md")).expect("the README is there")
}

/// The first fenced block of a text.
fn fenced(text: &str) -> &str {
    let block = text.split("```").nth(1).expect("a block follows");
    block.split_once('\n').expect("a block has lines").1
}

#[test]
fn the_files_are_those_of_the_readme() {
    let readme = readme();
    let parts: Vec<_> = readme.split("<!-- file: ").skip(1).collect();
    assert_eq!(parts.len(), 5);
    for part in parts {
        let (name, rest) = part.split_once(" -->").expect("the name of a file ends");
        let own = std::fs::read_to_string(folder().join(name)).expect("the file is in the crate");
        assert_eq!(own, fenced(rest), "{name}");
    }
}

#[test]
fn the_tool_prints_what_the_readme_says() {
    let readme = readme();
    let (_, rest) = readme.split_once("<!-- run -->").expect("the README runs the tool");
    let (command, expected) = fenced(rest).split_once('\n').expect("the output follows the command");
    let arguments = command.strip_prefix("$ cargo run -- ").expect("cargo runs it").split(' ');
    let output = Command::new(env!("CARGO_BIN_EXE_calc")).current_dir(folder()).args(arguments).output();
    let output = output.expect("the program is built");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim_end(), expected.trim_end(), "{output:?}");
}
