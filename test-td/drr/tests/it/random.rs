//! Random pattern files: accepted ones compile.
//!
//! `RTBLGEN_RANDOM_PATTERNS=5000 cargo test -p drr-conformance --test it random -- --nocapture` runs more of them.

use std::collections::BTreeSet;
use std::path::Path;

use oracle::{Rustc, random};
use rtblgen_backends::{Generator, Library, MainFile, Request, evaluate, generate};
use tblgen_parser::Disk;

use crate::random_patterns::{Kind, OpShape, PRELUDE, PatternMaker};
use crate::support::folder;

/// The number of patterns that are compiled at once.
const BATCH: usize = 250;

/// The functions that the native calls of the patterns call: they take anything and return any required type.
const HELPERS: &str = "
    #[allow(unused_imports)] use drr_conformance::dialect::*;
    fn look<T>(_: rtblgen_runtime::OpView<'_, '_>) -> Option<T> { None }
    fn holds<A>(_: A) -> bool { true }
    fn make<A, T>(_: A) -> T { unimplemented!() }
    fn inner<A>(_: A) -> u32 { 0 }
    fn effect<A>(_: A) {}
";

#[test]
fn accepted_patterns_compile() {
    let wanted = random::count("RTBLGEN_RANDOM_PATTERNS", 250);
    let ops = ops();
    let probe =
        "pub fn probe(c: &rtblgen_runtime::Context) { c.register::<drr_conformance::dialect::DrrDialect>() }";
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let compiler = Rustc::find(temporary, &["drr_conformance", "rtblgen_runtime"], probe);
    let (mut made, mut accepted, mut seed) = (0, 0, 1);
    let mut failed = Vec::new();
    while made < wanted {
        let mut patterns: Vec<String> =
            (0..BATCH).map(|number| PatternMaker::new(seed, number, &ops).pattern()).collect();
        made += BATCH;
        let rust = random::accepted(&mut patterns, emit);
        accepted += patterns.len();
        let name = format!("patterns_{seed}");
        let check = |rust: &str| compiler.check(&format!("pub mod patterns {{{HELPERS}{rust}}}"), &name);
        if check(&rust).is_err() {
            let fails = |patterns: &[String]| emit(patterns).is_ok_and(|rust| check(&rust).is_err());
            for pattern in random::culprits(&patterns, 5, &fails) {
                let errors = emit(std::slice::from_ref(&pattern)).map(|rust| check(&rust));
                failed.push(format!("{pattern}\n{errors:?}"));
            }
        }
        seed += 1;
    }
    println!("{made} random patterns, {accepted} accepted");
    assert!(failed.is_empty(), "the Rust of accepted patterns does not compile:\n{}", failed.join("\n\n"));
    assert!(accepted * 3 >= made, "only {accepted} of {made} patterns are accepted");
}

/// The Rust of patterns, or the numbers of those with an error.
fn emit(patterns: &[String]) -> Result<String, BTreeSet<usize>> {
    let text = PRELUDE.to_owned() + &patterns.join("\n") + "\n";
    let main = MainFile::Text { name: "random.td".into(), text };
    let request = Request { main, include_dirs: vec![folder("td")], ..Request::default() };
    generate(Generator::Rewriters, request, &Disk).map(|output| output.text).map_err(|failure| {
        let first = PRELUDE.lines().count() + 1;
        let number = |error: &tblgen_parser::Diagnostic| {
            let span = error.span.expect("every mistake has a place");
            let line = failure.sources.line_column(span.start).0 as usize;
            let number = line.checked_sub(first).filter(|number| *number < patterns.len());
            number.unwrap_or_else(|| panic!("an error is at its pattern: line {line}: {}", error.message))
        };
        if std::env::var_os("RTBLGEN_RANDOM_ERRORS").is_some() {
            for error in failure.errors() {
                eprintln!("{}\n    {}", error.message, patterns[number(error)]);
            }
        }
        failure.errors().map(number).collect()
    })
}

/// The ops of the dialect.
fn ops() -> Vec<OpShape> {
    let main = MainFile::Path(folder("td").join("ops.td"));
    let request = Request { main, include_dirs: vec![folder("td")], ..Request::default() };
    let Ok(records) = evaluate(&request, Library::Wins, &Disk) else { panic!("ops.td is right") };
    let count = |record: rtblgen_records::Record<'_>, field| record.dag(field).expect("an op has it").len();
    let shape = |record: rtblgen_records::Record<'_>| OpShape {
        name: record.name().to_owned(),
        arguments: record
            .dag("arguments")
            .expect("an op has arguments")
            .args()
            .map(|(value, _)| kind(value))
            .collect(),
        results: count(record, "results"),
        regions: count(record, "regions"),
        successors: count(record, "successors"),
        infers: record
            .list("traits")
            .expect("an op has traits")
            .iter()
            .filter_map(|value| value.as_record())
            .any(|known| ["SameOperandsAndResultType", "FirstAttrDerivedResultType"].contains(&known.name())),
    };
    records.derived("Op").map(shape).collect()
}

fn kind(value: rtblgen_records::Value<'_>) -> Kind {
    let record = value.as_record().expect("an argument is a record");
    let base = |field: &str| match record.record(field) {
        Ok(base) if !base.is_anonymous() => base.name().to_owned(),
        _ => record.name().to_owned(),
    };
    match record {
        _ if record.is_a("Attr") => Kind::Attribute(base("baseAttr")),
        _ if record.is_a("Property") => Kind::Property(base("baseProperty")),
        _ if record.is_a("Variadic") => Kind::Variadic,
        _ if record.is_a("Optional") => Kind::Optional,
        _ => Kind::Value,
    }
}
