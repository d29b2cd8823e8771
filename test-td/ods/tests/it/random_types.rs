//! Random formats of types and attributes: the text of values with an accepted format parses back to the same values.
//!
//! `RTBLGEN_RANDOM_TYPES=10000 cargo test -p ods-conformance --test it random_types -- --nocapture` makes more of them.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use oracle::{Rustc, random};

use crate::random_definitions::{DefinitionMaker, PRELUDE, RandomDefinition};
use crate::random_emit::emit_lines;

/// The number of definitions that are compiled at once.
const BATCH: usize = 250;

/// The number of values of each definition.
const VALUES: usize = 6;

/// Source of the program that prints values, parses the text, and writes a line for each difference.
const DRIVER: &str = r#"
mod dialect { /* DIALECT */ }
use dialect::*;
use rtblgen_runtime::{Attribute, Context, Type, TypedAttribute, TypedType};

fn t<'c>(c: &'c Context, text: &str) -> Type<'c> { c.parse_type(text).unwrap_or_else(|_| panic!("{text}")) }
fn a<'c>(c: &'c Context, text: &str) -> Attribute<'c> { c.parse_attribute(text).unwrap_or_else(|_| panic!("{text}")) }

fn check_type(number: usize, ty: Type<'_>, c: &Context) {
    for text in [format!("{ty}"), format!("tuple<{ty}, i1, {ty}>")] {
        match c.parse_type(&text) {
            Ok(again) if again.to_string() == text && (again == ty || text.starts_with("tuple")) => {}
            Ok(again) => println!("{number}\t{text} comes back as {again}"),
            Err(errors) => println!("{number}\t{text} is refused: {}", first(&errors)),
        }
    }
}

fn check_attribute(number: usize, attribute: Attribute<'_>, c: &Context) {
    for text in [format!("{attribute}"), format!("[{attribute}, unit, {attribute}]")] {
        match c.parse_attribute(&text) {
            Ok(again) if again.to_string() == text && (again == attribute || text.starts_with('[')) => {}
            Ok(again) => println!("{number}\t{text} comes back as {again}"),
            Err(errors) => println!("{number}\t{text} is refused: {}", first(&errors)),
        }
    }
}

fn first(errors: &rtblgen_runtime::Diagnostics<'_>) -> String {
    errors.iter().next().map(|error| error.message.clone()).unwrap_or_default()
}

fn main() {
    let context = Context::new();
    context.register::<RDialect>();
    context.allow_unregistered_dialects(true);
    let c = &context;
    /* CHECKS */
}
"#;

#[test]
fn texts_of_types_and_attributes_come_back() {
    let wanted = random::count("RTBLGEN_RANDOM_TYPES", 200);
    let probe = "pub fn probe() -> rtblgen_runtime::Context { rtblgen_runtime::Context::new() }";
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let compiler = Rustc::find(temporary, &["rtblgen_runtime"], probe);
    let (mut made, mut accepted, mut seed) = (0, 0, random::count("RTBLGEN_RANDOM_SEED", 1) as u64);
    let mut failed = Vec::new();
    while made < wanted {
        let count = BATCH.min(wanted - made);
        let mut definitions: Vec<_> =
            (0..count).map(|number| DefinitionMaker::new(seed, number).make(VALUES)).collect();
        made += count;
        let rust = random::accepted(&mut definitions, emit);
        accepted += definitions.len();
        match compiler.program(&program(&rust, &definitions), &format!("types_{seed}")) {
            Ok(program) => failed.extend(run(&program, &definitions)),
            Err(errors) => failed.push(format!("the Rust of batch {seed} does not compile:\n{errors}")),
        }
        seed += 1;
    }
    println!("{made} random types and attributes, {accepted} accepted, {} wrong", failed.len());
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
    assert!(accepted * 4 >= made, "only {accepted} of {made} formats are accepted");
}

fn program(rust: &str, definitions: &[RandomDefinition]) -> String {
    // A function for each: rustc takes long for a long one.
    let (mut functions, mut calls) = (String::new(), String::new());
    for (number, definition) in definitions.iter().enumerate() {
        let (function, convert) = match definition.is_type {
            true => ("check_type", "as_type"),
            false => ("check_attribute", "as_attribute"),
        };
        functions += &format!("fn check_{number}(c: &Context) {{\n");
        for value in &definition.values {
            functions += &format!("    {function}({number}, {value}.{convert}(), c);\n");
        }
        functions += "}\n";
        calls += &format!("check_{number}(c);\n");
    }
    DRIVER.replace("/* DIALECT */", rust).replace("/* CHECKS */", &calls) + &functions
}

/// The Rust of a dialect of these definitions, or the numbers of those with an error.
fn emit(definitions: &[RandomDefinition]) -> Result<String, BTreeSet<usize>> {
    let texts: Vec<&str> = definitions.iter().map(|definition| definition.definition.as_str()).collect();
    emit_lines(PRELUDE, &texts)
}

/// The first difference of each definition that has one.
fn run(program: &Path, definitions: &[RandomDefinition]) -> Vec<String> {
    let output = Command::new(program).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut failed = std::collections::BTreeMap::new();
    for (number, problem) in text.lines().filter_map(|line| line.split_once('\t')) {
        let Ok(number) = number.parse::<usize>() else { continue };
        failed.entry(number).or_insert_with(|| format!("{}\n    {problem}", definitions[number].definition));
    }
    failed.into_values().collect()
}
