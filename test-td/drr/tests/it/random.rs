//! Random pattern files: what is accepted compiles.
//!
//! `RTBLGEN_RANDOM_PATTERNS=5000 cargo test -p drr-conformance --test it random -- --nocapture` runs more of them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use rtblgen_backends::{Generator, Library, MainFile, Request, evaluate, generate};
use tblgen_parser::Disk;

use crate::support::folder;

/// So many patterns are compiled at once.
const BATCH: usize = 250;

#[test]
fn accepted_patterns_compile() {
    let wanted =
        std::env::var("RTBLGEN_RANDOM_PATTERNS").ok().and_then(|count| count.parse().ok()).unwrap_or(250);
    let ops = ops();
    let compiler = Compiler::find();
    let (mut made, mut accepted, mut seed) = (0, 0, 1);
    while made < wanted {
        let mut patterns: Vec<String> =
            (0..BATCH).map(|number| Random::new(seed, number).pattern(&ops)).collect();
        made += BATCH;
        let rust = loop {
            match emit(&patterns) {
                Ok(rust) => break rust,
                Err(wrong) => {
                    let mut line = 0;
                    patterns.retain(|_| {
                        line += 1;
                        !wrong.contains(&line)
                    });
                }
            }
        };
        accepted += patterns.len();
        if let Err(errors) = compiler.check(&rust, seed) {
            panic!("the Rust of accepted patterns does not compile:\n{errors}\n{}", patterns.join("\n"));
        }
        seed += 1;
    }
    println!("{made} random patterns, {accepted} accepted, all of them compile");
    assert!(accepted * 10 >= made, "only {accepted} of {made} patterns are accepted");
}

/// The Rust of patterns, one a line, or the numbers of the lines with an error.
fn emit(patterns: &[String]) -> Result<String, BTreeSet<usize>> {
    const PRELUDE: &str = "include \"ops.td\"\n";
    let text = PRELUDE.to_owned() + &patterns.join("\n") + "\n";
    let main = MainFile::Text { name: "random.td".into(), text };
    let request = Request { main, include_dirs: vec![folder("td")], ..Request::default() };
    generate(Generator::Rewriters, request, &Disk).map(|output| output.text).map_err(|failure| {
        let lines: BTreeSet<usize> = failure
            .errors()
            .map(|error| {
                let span = error.span.expect("every mistake has a place");
                failure.sources.line_column(span.start).0 as usize - 1
            })
            .collect();
        assert!(!lines.is_empty() && !lines.contains(&0), "an error is at its pattern");
        lines
    })
}

/// An op of the dialect: its def, what its arguments are, and the number of its results.
struct OpShape {
    name: String,
    arguments: Vec<Kind>,
    results: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Value,
    Group,
    Attribute,
    Property,
}

fn ops() -> Vec<OpShape> {
    let main = MainFile::Path(folder("td").join("ops.td"));
    let request = Request { main, include_dirs: vec![folder("td")], ..Request::default() };
    let Ok(records) = evaluate(&request, Library::Wins, &Disk) else { panic!("ops.td is right") };
    let shape = |record: rtblgen_records::Record<'_>| OpShape {
        name: record.name().to_owned(),
        arguments: record
            .dag("arguments")
            .expect("an op has arguments")
            .args()
            .map(|(value, _)| kind(value))
            .collect(),
        results: record.dag("results").expect("an op has results").len(),
    };
    records.derived("Op").map(shape).collect()
}

fn kind(value: rtblgen_records::Value<'_>) -> Kind {
    let record = value.as_record().expect("an argument is a record");
    match record {
        _ if record.is_a("Attr") => Kind::Attribute,
        _ if record.is_a("Property") => Kind::Property,
        _ if record.is_a("Variadic") || record.is_a("Optional") => Kind::Group,
        _ => Kind::Value,
    }
}

/// Makes one pattern.
struct Random {
    state: u64,
    number: usize,
    /// The names that are bound: values, attributes, properties, ops.
    values: Vec<String>,
    attributes: Vec<String>,
    properties: Vec<String>,
}

impl Random {
    fn new(seed: u64, number: usize) -> Self {
        let state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ (number as u64).wrapping_mul(0xD1B5_4A32_D192_ED03)
            | 1;
        Self { state, number, values: Vec::new(), attributes: Vec::new(), properties: Vec::new() }
    }

    fn below(&mut self, limit: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 16) as usize % limit
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    fn pattern(mut self, ops: &[OpShape]) -> String {
        let root = self.below(ops.len());
        let source = self.source(ops, root, 0);
        let mut results = Vec::new();
        let mut missing = ops[root].results;
        while missing > 0 {
            let (dag, count) = self.result(ops, missing);
            missing = missing.saturating_sub(count);
            results.push(dag);
        }
        if results.is_empty() || self.one_in(12) {
            results.insert(0, self.result(ops, 1).0);
        }
        let constraints = self.constraints();
        let supplemental = if self.one_in(10) { self.result(ops, 1).0 } else { String::new() };
        let benefit = self.below(3);
        format!(
            "def P{} : Pattern<{source}, [{}], [{constraints}], [{supplemental}], (addBenefit {benefit})>;",
            self.number,
            results.join(", ")
        )
    }

    fn name(&mut self, kind: Kind) -> String {
        let number = self.values.len() + self.attributes.len() + self.properties.len();
        let (prefix, names) = match kind {
            Kind::Attribute => ("a", &mut self.attributes),
            Kind::Property => ("p", &mut self.properties),
            _ => ("x", &mut self.values),
        };
        let name = format!("{prefix}{number}");
        names.push(name.clone());
        format!("${name}")
    }

    fn source(&mut self, ops: &[OpShape], op: usize, depth: usize) -> String {
        let shape = &ops[op];
        let mut text = format!("({}", shape.name);
        if self.one_in(4) {
            let name = format!("o{}", self.values.len() + self.attributes.len() + self.properties.len());
            write!(text, ":${name}").expect("a string takes everything");
            self.values.push(name);
        }
        let mut arguments: Vec<String> = Vec::new();
        let mut position = 0;
        while position < shape.arguments.len() {
            let pair = [Some(&Kind::Value); 2];
            if [shape.arguments.get(position), shape.arguments.get(position + 1)] == pair && self.one_in(8) {
                let (left, right) = (self.source_value(ops, depth), self.source_value(ops, depth));
                arguments.push(format!("(either {left}, {right})"));
                position += 2;
                continue;
            }
            arguments.push(match shape.arguments[position] {
                Kind::Value => self.source_value(ops, depth),
                Kind::Group if self.one_in(3) => {
                    let inside: Vec<_> = (0..self.below(3)).map(|_| self.source_value(ops, depth)).collect();
                    format!("(variadic {})", inside.join(", "))
                }
                kind => self.leaf(kind),
            });
            position += 1;
        }
        write!(text, " {})", arguments.join(", ")).expect("a string takes everything");
        text
    }

    fn source_value(&mut self, ops: &[OpShape], depth: usize) -> String {
        match self.below(8) {
            0 | 1 if depth < 3 => {
                let op = self.below(ops.len());
                self.source(ops, op, depth + 1)
            }
            2 if !self.values.is_empty() => {
                let values = self.values.clone();
                format!("${}", self.pick(&values))
            }
            3 => format!(
                "{}:{}",
                self.pick(&["I32", "AnyType", "F32", "Index"]).to_owned(),
                self.name(Kind::Value)
            ),
            4 => "$_".to_owned(),
            _ => self.name(Kind::Value),
        }
    }

    fn leaf(&mut self, kind: Kind) -> String {
        const ATTRIBUTES: [&str; 6] = [
            "ConstantAttr<I32Attr, \"7\">",
            "I32Attr",
            "StrAttr",
            "AnyAttr",
            "ConstantStrAttr<StrAttr, \"s\">",
            "ConstantEnumCase<Drr_Color, \"red\">",
        ];
        match kind {
            Kind::Attribute if self.one_in(4) => (*self.pick(&ATTRIBUTES)).to_owned(),
            Kind::Attribute if self.one_in(4) => {
                format!("{}:{}", (*self.pick(&ATTRIBUTES)).to_owned(), self.name(kind))
            }
            _ if self.one_in(5) => "$_".to_owned(),
            _ => self.name(kind),
        }
    }

    /// A result pattern, and how many values it has.
    fn result(&mut self, ops: &[OpShape], wanted: usize) -> (String, usize) {
        if !self.values.is_empty() && self.one_in(4) {
            let values = self.values.clone();
            return (format!("(replaceWithValue ${})", self.pick(&values)), 1);
        }
        let fitting: Vec<usize> =
            (0..ops.len()).filter(|op| (1..=wanted).contains(&ops[*op].results)).collect();
        let op = *self.pick(&fitting);
        (self.result_op(ops, op, 0), ops[op].results)
    }

    fn result_op(&mut self, ops: &[OpShape], op: usize, depth: usize) -> String {
        let shape = &ops[op];
        let mut arguments: Vec<String> =
            shape.arguments.iter().map(|kind| self.argument(ops, *kind, depth)).collect();
        if self.one_in(8) {
            let values = self.values.clone();
            arguments.push(match values.is_empty() || self.one_in(2) {
                true => "(location \"here\")".to_owned(),
                false => format!("(location ${})", self.pick(&values)),
            });
        }
        if depth > 0 && self.one_in(2) && !self.values.is_empty() {
            let values = self.values.clone();
            let types: Vec<_> = (0..shape.results).map(|_| format!("${}", self.pick(&values))).collect();
            arguments.push(format!("(returnType {})", types.join(", ")));
        }
        let mut text = format!("({}", shape.name);
        if self.one_in(5) {
            let name = format!("n{}", self.values.len() + self.attributes.len() + self.properties.len());
            write!(text, ":${name}").expect("a string takes everything");
            self.values.push(name);
        }
        text + " " + &arguments.join(", ") + ")"
    }

    fn argument(&mut self, ops: &[OpShape], kind: Kind, depth: usize) -> String {
        let names = match kind {
            Kind::Attribute => self.attributes.clone(),
            Kind::Property => self.properties.clone(),
            _ => self.values.clone(),
        };
        match kind {
            Kind::Attribute if names.is_empty() || self.one_in(3) => {
                let constants = [
                    "ConstantAttr<I32Attr, \"7\">",
                    "ConstantStrAttr<StrAttr, \"s\">",
                    "ConstantEnumCase<Drr_Color, \"blue\">",
                    "ConstantAttr<F32Attr, \"1.5\">",
                    "ConstantBoolAttrTrue",
                ];
                (*self.pick(&constants)).to_owned()
            }
            Kind::Group if self.one_in(3) => {
                let inside: Vec<_> =
                    (0..self.below(3)).map(|_| self.argument(ops, Kind::Value, depth + 1)).collect();
                format!("(variadic {})", inside.join(", "))
            }
            Kind::Value | Kind::Group if depth < 2 && (names.is_empty() || self.one_in(4)) => {
                let op = self.below(ops.len());
                self.result_op(ops, op, depth + 1)
            }
            _ if names.is_empty() => "$missing".to_owned(),
            _ if self.one_in(10) => format!("${}__0", self.pick(&names)),
            _ => format!("${}", self.pick(&names)),
        }
    }

    fn constraints(&mut self) -> String {
        let all: Vec<String> = [&self.values, &self.attributes].into_iter().flatten().cloned().collect();
        match all.is_empty() || !self.one_in(4) {
            true => String::new(),
            false => {
                format!("({} ${})", self.pick(&["I32", "AnyType", "HasOneUse"]).to_owned(), self.pick(&all))
            }
        }
    }
}

/// `rustc` with the crates of this test.
struct Compiler {
    deps: PathBuf,
    externs: [PathBuf; 2],
}

impl Compiler {
    /// Finds the crates: of several builds, those that belong together.
    fn find() -> Self {
        let program = std::env::current_exe().expect("the test is a file");
        let deps = program.parent().expect("it is in a folder").to_owned();
        for dialect in libraries(&deps, "libdrr_conformance-") {
            for runtime in libraries(&deps, "librtblgen_runtime-") {
                let compiler = Self { deps: deps.clone(), externs: [dialect.clone(), runtime] };
                let probe = "pub fn probe(c: &rtblgen_runtime::Context) { c.register::<drr_conformance::dialect::DrrDialect>() }";
                if compiler.run(probe, "probe").is_ok() {
                    return compiler;
                }
            }
        }
        panic!("the crates of this test are not in {}", deps.display());
    }

    fn check(&self, rust: &str, seed: u64) -> Result<(), String> {
        let text = format!(
            "pub mod patterns {{ #[allow(unused_imports)] use drr_conformance::dialect::*;\n{rust}\n}}"
        );
        self.run(&text, &format!("patterns_{seed}"))
    }

    fn run(&self, text: &str, name: &str) -> Result<(), String> {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let file = folder.join(format!("{name}.rs"));
        std::fs::write(&file, text).expect("the folder for temporary files can be written");
        let output = Command::new("rustc")
            .args(["--edition=2024", "--crate-type=lib", "--emit=metadata", "-Awarnings", "--out-dir"])
            .arg(folder)
            .arg(format!("-Ldependency={}", self.deps.display()))
            .arg(format!("--extern=drr_conformance={}", self.externs[0].display()))
            .arg(format!("--extern=rtblgen_runtime={}", self.externs[1].display()))
            .arg(&file)
            .output()
            .expect("rustc runs");
        match output.status.success() {
            true => Ok(()),
            false => Err(String::from_utf8_lossy(&output.stderr).chars().take(8000).collect()),
        }
    }
}

/// The libraries of this name, the newest first.
fn libraries(folder: &Path, prefix: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is readable");
    let mut found: Vec<_> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_name()?.to_str()?;
            let is_library = name.starts_with(prefix) && name.ends_with(".rlib");
            is_library.then(|| (path.metadata().and_then(|data| data.modified()).ok(), path.clone()))
        })
        .collect();
    found.sort();
    found.into_iter().rev().map(|(_, path)| path).collect()
}
