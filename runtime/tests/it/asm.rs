//! Tests of the text of IR: we read the texts that mlir-opt reads, and print the same bytes; we refuse the
//! texts that it refuses, with the same words at the same position.
//!
//! All files of a folder go through each tool at once, one part of a split source each, since starting mlir-opt takes longer
//! than its work.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use oracle::Oracle;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::asm::format::OwnAttributeSyntax;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, run};
use rtblgen_runtime::{AttrDefinition, Context, Dialect, DialectRegistry, Parameter};

const MARKER: &str = "// -----\n";

/// The names of the files of a folder, and all of them in one source.
struct Suite {
    names: Vec<String>,
    /// The line in the source where each file starts, from one.
    starts: Vec<usize>,
    path: PathBuf,
    source: String,
}

impl Suite {
    fn read(folder: &str) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/asm").join(folder);
        let entries = std::fs::read_dir(root).expect("the folder is there");
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
        files.sort();
        let (mut names, mut starts, mut source) = (Vec::new(), Vec::new(), String::new());
        for file in &files {
            if !source.is_empty() {
                source.push_str(MARKER);
            }
            names.push(file.file_name().expect("a name").to_string_lossy().into_owned());
            starts.push(source.matches('\n').count() + 1);
            source.push_str(&std::fs::read_to_string(file).expect("the test file is text"));
        }
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{folder}.mlir"));
        std::fs::write(&path, &source).expect("the folder for temporary files can be written");
        Suite { names, starts, path, source }
    }

    /// The name of the file that a line of the source is from.
    fn name_of(&self, line: usize) -> &str {
        &self.names[self.starts.partition_point(|start| *start <= line) - 1]
    }
}

/// Standard output and standard error of mlir-opt.
fn theirs(oracle: &Oracle, suite: &Suite, flags: &[&str]) -> (String, String) {
    let mut command = oracle.tool("mlir-opt");
    command.args(["--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading"]);
    let output = command.args(flags).arg(&suite.path).stdin(Stdio::null()).output().expect("mlir-opt runs");
    let text = |bytes| String::from_utf8(bytes).expect("mlir-opt prints text");
    (text(output.stdout), text(output.stderr).replace('\0', ""))
}

/// The same of our driver.
fn ours(suite: &Suite, flags: &[&str]) -> (String, String) {
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    let mut arguments = vec!["--allow-unregistered-dialect", "--split-input-file"];
    arguments.extend(flags);
    arguments.push(suite.path.to_str().expect("the path is text"));
    let arguments = arguments.into_iter().map(str::to_owned).collect();
    let outcome = run("rt_opt", arguments, &registry, &mut std::io::empty());
    (outcome.output, outcome.errors)
}

/// Compares parts, and reports the names of those that differ.
fn check(what: &str, parts: impl Iterator<Item = (String, Option<String>, Option<String>)>) {
    let (mut same, mut total, mut report) = (0, 0, String::new());
    for (name, ours, theirs) in parts {
        total += 1;
        if ours == theirs {
            same += 1;
        } else {
            let show = |text: Option<String>| text.unwrap_or_else(|| "(nothing)".to_owned());
            let _infallible =
                writeln!(report, "{name}\n-- mlir-opt:\n{}\n-- ours:\n{}\n", show(theirs), show(ours));
        }
    }
    eprintln!("{what}: identical: {same} of {total}");
    assert_eq!(same, total, "{report}");
}

#[test]
fn valid_text_as_mlir_opt_prints_it() {
    let Some(oracle) = Oracle::find() else { return };
    let suite = Suite::read("valid");
    let modes: [&[&str]; 8] = [
        &[],
        &["--mlir-print-op-generic"],
        &["--mlir-print-debuginfo"],
        &["--mlir-print-op-generic", "--mlir-print-debuginfo"],
        &["--mlir-print-local-scope", "--mlir-print-debuginfo"],
        &["--mlir-print-unique-ssa-ids"],
        &["--mlir-elide-resource-strings-if-larger=14"],
        &["--mlir-elide-elementsattrs-if-larger=3", "--mlir-print-elementsattrs-with-hex-if-larger=2"],
    ];
    for mode in modes {
        let ((theirs, errors), (ours, our_errors)) = (theirs(&oracle, &suite, mode), ours(&suite, mode));
        assert_eq!(our_errors, errors, "no file is refused");
        let (theirs, ours): (Vec<_>, Vec<_>) = (theirs.split(MARKER).collect(), ours.split(MARKER).collect());
        let part = |parts: &[&str], index: usize| parts.get(index).map(|part| (*part).to_owned());
        let parts = suite.names.iter().enumerate();
        check(
            &format!("valid {mode:?}"),
            parts.map(|(index, name)| (name.clone(), part(&ours, index), part(&theirs, index))),
        );
    }
}

/// Inputs that a user might try: each file has many, most of them wrong. All that is said of them is the same.
#[test]
fn odd_text_as_by_mlir_opt() {
    let Some(oracle) = Oracle::find() else { return };
    let modes: [&[&str]; 3] = [&[], &["--mlir-print-op-generic"], &["--mlir-print-debuginfo"]];
    let suite = Suite::read("odd");
    for mode in modes {
        let ((theirs, errors), (ours, our_errors)) = (theirs(&oracle, &suite, mode), ours(&suite, mode));
        let lines = |text: &str| -> Vec<String> {
            // Each tool has its own dialects.
            let lines = text.lines().filter(|line| !line.contains("note: Available dialects"));
            lines.map(str::to_owned).collect()
        };
        for (what, ours, theirs) in [("printed", ours, theirs), ("said", our_errors, errors)] {
            let (ours, theirs) = (lines(&ours), lines(&theirs));
            let same = ours.iter().zip(&theirs).take_while(|(ours, theirs)| ours == theirs).count();
            eprintln!("odd {mode:?} {what}: identical: {same} of {} lines", theirs.len());
            let rest =
                |lines: &[String]| lines[same..].iter().take(4).cloned().collect::<Vec<_>>().join("\n");
            assert!(same == ours.len() && same == theirs.len(), "{}\n--\n{}", rest(&ours), rest(&theirs));
        }
    }
}

/// The first error of each file: `line:column: message`.
fn first_errors(suite: &Suite, errors: &str) -> Vec<Option<String>> {
    let mut found: Vec<Option<String>> = vec![None; suite.names.len()];
    for line in errors.lines() {
        let Some((place, message)) = line.split_once(": error: ") else { continue };
        let mut numbers = place.rsplitn(3, ':');
        let (column, line) = (numbers.next().unwrap_or("0"), numbers.next().unwrap_or("0"));
        let line: usize = line.parse().expect("a line number");
        let index = suite.starts.partition_point(|start| *start <= line).max(1) - 1;
        let line = line + 1 - suite.starts[index];
        found[index].get_or_insert_with(|| format!("{line}:{column}: {message}"));
    }
    found
}

#[test]
fn invalid_text_is_refused_as_by_mlir_opt() {
    let Some(oracle) = Oracle::find() else { return };
    let suite = Suite::read("invalid");
    let (their_reports, our_reports) = (theirs(&oracle, &suite, &[]).1, ours(&suite, &[]).1);
    let theirs = first_errors(&suite, &their_reports);
    let ours = first_errors(&suite, &our_reports);
    let accepted: Vec<&str> = suite
        .names
        .iter()
        .zip(&theirs)
        .filter(|(_, error)| error.is_none())
        .map(|(name, _)| name.as_str())
        .collect();
    assert_eq!(accepted, Vec::<&str>::new(), "mlir-opt accepts these");
    let names = suite.names.iter().cloned();
    check("invalid", names.zip(ours).zip(theirs).map(|((name, ours), theirs)| (name, ours, theirs)));
    // Notes, further errors and source lines too, but for the dialects that each has.
    let differs = |line: &&str| line.contains("note: Available dialects");
    let (their_lines, our_lines) = (their_reports.lines(), our_reports.lines());
    for (theirs, ours) in their_lines.zip(our_lines).filter(|(line, _)| !differs(line)) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(our_reports.lines().count(), their_reports.lines().count());
}

/// Returns mlir-opt's output for a text, which it must accept.
fn opt(oracle: &Oracle, flags: &[&str], text: &str) -> String {
    let mut command = oracle.tool("mlir-opt");
    let command = command.arg("--allow-unregistered-dialect").args(flags).stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("mlir-opt starts");
    child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("mlir-opt reads");
    let output = child.wait_with_output().expect("mlir-opt ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{flags:?}\n{errors}\n{text}");
    String::from_utf8(output.stdout).expect("mlir-opt prints text")
}

/// The same of our driver, for which other dialects than builtin and func are unregistered.
fn our_opt(flags: &[&str], text: &str) -> String {
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    let arguments = ["--allow-unregistered-dialect"].iter().chain(flags).map(|flag| (*flag).to_owned());
    let outcome = run("rt_opt", arguments.collect(), &registry, &mut text.as_bytes());
    assert!(outcome.success, "{flags:?}\n{}\n{text}", outcome.errors);
    outcome.output
}

/// Programs of many dialects after passes of mlir-opt. In the generic form without aliases we print the same
/// bytes; aliases of attributes in properties depend on the dialect being registered, so there mlir-opt must
/// read our text as the same program. Programs of builtin, func and unregistered dialects are the same in all
/// forms.
#[test]
fn what_mlir_opt_prints_after_its_passes() {
    let Some(oracle) = Oracle::find() else { return };
    let suite = Suite::read("passes");
    let (local, generic) = ("--mlir-print-local-scope", "--mlir-print-op-generic");
    let debug = "--mlir-print-debuginfo";
    let mut parts = Vec::new();
    for (name, source) in suite.names.iter().zip(suite.source.split(MARKER)) {
        let line = source.lines().next().and_then(|line| line.strip_prefix("// PASSES: ")).expect("passes");
        let passes: Vec<&str> = line.split(' ').collect();
        for form in [&[generic, local][..], &[generic, local, debug]] {
            let theirs = opt(&oracle, &[&passes, form].concat(), source);
            parts.push((format!("{name} {form:?}"), Some(our_opt(form, &theirs)), Some(theirs)));
        }
        for form in [&[generic][..], &[generic, debug]] {
            let theirs = opt(&oracle, &[&passes, form].concat(), source);
            let read_again = opt(&oracle, form, &our_opt(form, &theirs));
            parts.push((format!("{name} {form:?}"), Some(read_again), Some(theirs)));
        }
        let forms: [&[&str]; 4] = [&[], &[debug], &[generic], &[generic, debug]];
        for form in forms.into_iter().filter(|_| name.starts_with("func_")) {
            let theirs = opt(&oracle, &[&passes, form].concat(), source);
            parts.push((format!("{name} {form:?}"), Some(our_opt(form, &theirs)), Some(theirs)));
        }
    }
    check("after passes", parts.into_iter());
}

static EXTERN: AttrDefinition = AttrDefinition {
    dialect: "ml_program",
    mnemonic: "extern",
    parameters: &["type"],
    value_type: Some(0),
    has_alias: true,
    syntax: Some(&OwnAttributeSyntax {
        parse: &|parser, ty| {
            let ty = ty.unwrap_or_else(|| parser.context().none_type());
            Ok(parser.context().extension_attr(&EXTERN, &[Parameter::Type(ty)]))
        },
        parse_optional: None,
        print: &|_, _| {},
    }),
    ..AttrDefinition::EMPTY
};

/// An attribute of a dialect that mlir-opt has too, whose texts are named after its mnemonic.
struct MlProgramDialect;

impl Dialect for MlProgramDialect {
    const NAME: &'static str = "ml_program";

    fn initialize(registry: &mut DialectRegistry) {
        registry.add_attribute(&EXTERN);
    }
}

#[test]
fn mnemonics_name_attributes() {
    let Some(oracle) = Oracle::find() else { return };
    let source = "\"my.op\"() {a = #ml_program.extern : tensor<4xi32>, b = #ml_program.extern : tensor<4xi64>,\n\
                  c = [#ml_program.extern : tensor<4xi32>], m = affine_map<(d0) -> (d0)>} : () -> () loc(\"x\")\n";
    let context = Context::new();
    context.register::<MlProgramDialect>();
    context.allow_unregistered_dialects(true);
    let ir = context.parse_module("<stdin>", source).unwrap_or_else(|errors| panic!("{errors}"));
    let ours = ir.print(&PrintOptions { debug_info: true, ..PrintOptions::default() });
    assert_eq!(ours + "\n", opt(&oracle, &["--mlir-print-debuginfo"], source));
}

/// Printed text parses, and prints the same again.
#[test]
fn round_trips_change_nothing() {
    let suite = Suite::read("valid");
    let base = PrintOptions { debug_info: true, ..PrintOptions::default() };
    for part in suite.source.split(MARKER) {
        for options in [base.clone(), PrintOptions { generic: true, ..base.clone() }] {
            let [first, second] = [(); 2].map(|()| {
                let context = Context::new();
                context.register::<FuncDialect>();
                context.allow_unregistered_dialects(true);
                context
            });
            let ir = first.parse_module("first", part).unwrap_or_else(|errors| panic!("{errors}\n{part}"));
            let text = ir.print(&options);
            let again =
                second.parse_module("second", &text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
            assert_eq!(again.print(&options), text, "{}", suite.name_of(1));
        }
    }
}

/// Too deep nesting of any kind is an error; a test has a small stack.
#[test]
fn deep_nesting_is_an_error_and_no_crash() {
    let deep = |open: &str, middle: &str, close: &str, count: usize| {
        format!("{}{middle}{}", open.repeat(count), close.repeat(count))
    };
    let attribute = |text: String| format!("\"my.a\"() {{a = {text}}} : () -> ()");
    let count = 10_000;
    let sources = [
        deep("\"a.b\"() ({", "", "}) : () -> ()", count),
        deep("module {", "", "}", count),
        attribute(deep("[", "", "]", count)),
        attribute(deep("{a = ", "1", "}", count)),
        attribute(deep("tuple<", "", ">", count)),
        attribute(deep("() -> (", "", ")", count)),
        attribute(format!("affine_map<(d0) -> ({})>", deep("(", "d0", ")", count))),
        attribute(format!("affine_map<(d0) -> ({})>", deep("-", "d0", "", count))),
        attribute(format!(
            "affine_map<(d0) -> ({})>",
            "d0 floordiv 2 + d0 floordiv 3 + ".repeat(count) + "1"
        )),
        attribute(format!("dense<{}> : tensor<1xi32>", deep("[", "1", "]", count))),
        attribute(format!("dense<{}> : tensor<1xcomplex<f32>>", deep("(", "1, 1", ")", count))),
        format!("\"a.b\"() : () -> () loc({})", deep("callsite(", "unknown", " at unknown)", count)),
    ];
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    for source in sources {
        assert!(context.parse_module("deep", &source).is_err(), "{}", &source[..60]);
    }
    let regions = deep("\"a.b\"() ({", "", "}) : () -> ()", 250);
    let ir = context.parse_module("deep", &regions).expect("250 levels work");
    assert!(ir.to_string().len() > 1000);
}

#[test]
fn types_and_attributes_on_their_own() {
    let context = Context::new();
    assert_eq!(context.parse_type("tensor<2x?xf32>").expect("a type").to_string(), "tensor<2x?xf32>");
    assert_eq!(
        context.parse_attribute("[1, 2.0 : f32]").expect("an attribute").to_string(),
        "[1, 2.000000e+00 : f32]"
    );
    let trailing = context.parse_type("i32 i32").expect_err("two types").to_string();
    assert_eq!(trailing, "mlirAsm-string:1:5: error: found trailing characters: 'i32'");
    assert!(context.parse_attribute("").is_err());
}

/// The output of a tool has lists of thousands of types on one line: the cost of a type must not be that of its line.
#[test]
fn a_line_of_many_dialect_types_is_read_in_linear_time() {
    let types: Vec<String> = (0..30_000).map(|number| format!("!d.char<{number}>")).collect();
    let source = format!("\"d.types\"() {{types = [{}]}} : () -> ()", types.join(", "));
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let start = std::time::Instant::now();
    let ir = context.parse_module("line.mlir", &source).expect("it is valid");
    // Without it, a debug build takes more than a minute.
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
    assert!(ir.to_string().contains("!d.char<29999>]"));
}
