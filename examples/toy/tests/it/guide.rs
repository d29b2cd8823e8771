//! The commands of `docs/guide/toy.md` print the output on the page.

use std::process::Command;

use oracle::Oracle;

const PAGE: &str = include_str!("../../../../docs/guide/toy.md");

/// How the commands begin.
const COMMAND: &str = "$ cargo run --example toy -- ";

/// Whether the text consists of the parts in this order, with anything where `...` stands.
fn matches(mut text: &str, expected: &str) -> bool {
    let parts: Vec<&str> = expected.split("...\n").collect();
    let Some(rest) = text.strip_prefix(parts[0]) else { return false };
    text = rest;
    for part in &parts[1..] {
        match text.find(part) {
            Some(at) => text = &text[at + part.len()..],
            None => return false,
        }
    }
    text.is_empty()
}

#[test]
fn the_guide_shows_what_is_printed() {
    let blocks = PAGE.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut count = 0;
    for block in blocks {
        let (command, expected) = block.split_once('\n').expect("a command and what it prints");
        let arguments = command.strip_prefix(COMMAND).expect("the command of the page");
        let mut toy = Command::new(env!("CARGO_BIN_EXE_toy"));
        toy.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        if arguments.contains("--emit=jit") {
            let Some(oracle) = Oracle::find() else { continue };
            toy.arg(format!("--llvm-bin={}", oracle.prefix().join("bin").display()));
        }
        let output = toy.args(arguments.split_whitespace()).output().expect("the program is built");
        let printed = String::from_utf8(output.stdout).expect("text is UTF-8");
        assert!(output.status.success() && matches(&printed, expected), "{command}\n{printed}");
        count += 1;
    }
    assert!(count >= 4, "the page shows {count} commands");
}

#[test]
fn the_guide_shows_the_program() {
    let program = include_str!("../../programs/transpose.toy");
    let (_, code) = program.split_once('\n').expect("a comment comes first");
    assert!(PAGE.contains(&format!("```text\n{code}```")), "{code}");
}
