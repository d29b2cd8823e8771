//! The first command of the README and of the guide: its output is what the pages say.

use std::path::PathBuf;

use rtblgen_dynamic::DialectFlags;
use rtblgen_opt::{OptRegistry, run};
use rtblgen_runtime::Context;
use tblgen_parser::Disk;

use crate::support::root;

/// The fenced blocks of a text.
fn blocks(text: &str) -> Vec<&str> {
    let fenced = text.split("```").skip(1).step_by(2);
    fenced.filter_map(|block| Some(block.split_once('\n')?.1)).collect()
}

/// The words of the command in a page, without those before `opt`.
fn command(block: &str) -> Vec<String> {
    let line = block.replace("\\\n", " ");
    let (_, arguments) = line.split_once("-- opt ").expect("the command is `cargo run -- opt`");
    arguments.split_whitespace().map(str::to_owned).collect()
}

/// The output of `rtblgen opt` with these arguments, in the folder of the repository.
fn output(mut arguments: Vec<String>) -> String {
    // Paths are those of the repository.
    for argument in &mut arguments {
        if argument.starts_with("dynamic/") {
            *argument = root(argument).display().to_string();
        }
    }
    let mut registry = OptRegistry::default();
    let flags = DialectFlags::take(&mut arguments).expect("each flag has its value");
    let loaded = flags.load(&mut registry, &Disk).expect("the dialect is right");
    rtblgen_dialects::register_all(&mut registry);
    DialectFlags::add_included(&mut registry, &loaded);
    let at = arguments.iter().position(|word| word == "--patterns").expect("the command has patterns");
    let file = PathBuf::from(arguments.remove(at + 1));
    arguments.remove(at);
    registry.extension(move |context| add_patterns(context, file.clone()));
    let outcome = run("rtblgen opt", arguments, &registry, &mut std::io::empty());
    assert!(outcome.success, "{}", outcome.errors);
    outcome.output
}

fn add_patterns(context: &Context, file: PathBuf) {
    context.add_canonicalization(move |patterns| {
        let loaded = rtblgen_pdl::load_file(patterns.context(), &file, &rtblgen_pdl::Options::default())?;
        loaded.add_to(patterns, &rtblgen_pdl::PdlFunctions::default()).map_err(|error| error.to_string())
    });
}

#[test]
fn the_first_command_of_the_readme_prints_what_it_says() {
    let page = std::fs::read_to_string(root("README.md")).expect("the page is there");
    let (_, rest) = page.split_once("<!-- at once -->").expect("the README starts with a dialect at once");
    let blocks = blocks(rest);
    for (block, file) in blocks.iter().zip(["ops.td", "fold.pdll", "program.mlir"]) {
        let own = std::fs::read_to_string(root("dynamic/examples/at-once").join(file)).expect("it is there");
        assert_eq!(*block, own, "{file}");
    }
    assert_eq!(output(command(blocks[3])).trim_end(), blocks[4].trim_end());
}

#[test]
fn the_command_of_the_guide_prints_what_it_says() {
    let page = std::fs::read_to_string(root("docs/guide/at-once.md")).expect("the page is there");
    let blocks = blocks(&page);
    let printed = blocks.iter().find(|block| block.starts_with("module {")).expect("the output is there");
    assert_eq!(output(command(blocks[0])).trim_end(), printed.trim_end());
}
