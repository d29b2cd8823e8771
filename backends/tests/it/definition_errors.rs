//! Definitions that mlir-tblgen rejects: we reject them too, in the same words if possible.

use std::io::Write;
use std::process::Stdio;

use oracle::{Oracle, Section, sections};
use rtblgen_backends::Generator;
use tblgen_parser::Diagnostic;

use crate::run;

const PRELUDE: &str = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/Interfaces/InferTypeOpInterface.td\"\n\
     def T : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; }\n";

struct Case {
    title: String,
    text: String,
    /// The kind of the definition: `op`, `typedef`, `attrdef`.
    what: &'static str,
    /// Our words, where they are not the oracle's.
    ours: Option<String>,
}

fn cases() -> Vec<Case> {
    let file = include_str!("../td/definition_errors.txt");
    let case = |section: Section<'_>| Case {
        title: section.title.to_owned(),
        text: format!("{PRELUDE}{}", section.body),
        what: match section.value("GENERATOR") {
            Some("typedef") => "typedef",
            Some("attrdef") => "attrdef",
            _ => "op",
        },
        ours: section.value("OURS").map(str::to_owned),
    };
    sections(file).1.into_iter().map(case).collect()
}

/// All errors that we report.
fn our_errors(case: &Case) -> Vec<String> {
    our_diagnostics(case).into_iter().map(|error| error.message).collect()
}

/// The words of the short form, which are those of mlir-tblgen.
fn our_short_errors(case: &Case) -> Vec<String> {
    let words = |error: Diagnostic| error.short.map_or(error.message, |short| short.message);
    our_diagnostics(case).into_iter().map(words).collect()
}

fn our_diagnostics(case: &Case) -> Vec<Diagnostic> {
    let generator = match case.what {
        "typedef" => Generator::TypeDefDefs,
        "attrdef" => Generator::AttrDefDefs,
        _ => Generator::OpDefs,
    };
    match run(generator, &case.text) {
        Ok(_) => Vec::new(),
        Err(failure) => failure.diagnostics,
    }
}

/// The first error of mlir-tblgen.
fn oracle_error(oracle: &Oracle, case: &Case) -> Option<String> {
    let mut command = oracle.tool("mlir-tblgen");
    command.arg(format!("--gen-{}-defs", case.what)).arg("-I").arg(oracle.include_dir()).arg("-");
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("mlir-tblgen runs");
    child.stdin.take().expect("piped").write_all(case.text.as_bytes()).expect("it reads its input");
    let output = child.wait_with_output().expect("it ends");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    // Errors in formats have no place.
    let message = |line: &str| {
        line.strip_prefix("error: ")
            .or(line.split_once(" error: ").map(|(_, text)| text))
            .map(|text| text.trim_end().to_owned())
    };
    errors.lines().find_map(message)
}

#[test]
fn every_case_is_rejected() {
    let cases = cases();
    assert!(cases.len() >= 170, "{} cases", cases.len());
    for case in &cases {
        assert!(!our_errors(case).is_empty(), "accepted: {}", case.title);
    }
}

#[test]
fn our_own_words_are_what_the_file_says() {
    for case in cases() {
        if let Some(ours) = &case.ours {
            assert_eq!(our_errors(&case).first(), Some(ours), "{}", case.title);
        }
    }
}

#[test]
fn the_words_are_those_of_mlir_tblgen() {
    let Some(oracle) = Oracle::find() else { return };
    let cases = cases();
    let mut different = Vec::new();
    for case in &cases {
        let theirs =
            oracle_error(&oracle, case).unwrap_or_else(|| panic!("mlir-tblgen accepts: {}", case.title));
        let ours = our_short_errors(case);
        if case.ours.is_none() && !ours.contains(&theirs) {
            different.push(format!("{}\n  theirs: {theirs}\n  ours:   {ours:?}", case.title));
        }
    }
    println!("identical: {} of {}", cases.len() - different.len(), cases.len());
    assert!(different.is_empty(), "{}", different.join("\n"));
}

/// The place is inside the string.
#[test]
fn format_errors_point_into_the_string() {
    let text = format!(
        "{PRELUDE}def X : Op<T, \"x\"> {{\n  let assemblyFormat = [{{\n    `a` $nothing attr-dict\n  }}];\n}}\n"
    );
    let failure = run(Generator::OpDefs, &text).expect_err("there is no $nothing");
    let span = failure.diagnostics[0].span.expect("it has a place");
    assert_eq!(failure.sources.text(span), "$nothing");
    assert_eq!(failure.sources.line_column(span.start), (6, 9));
}

/// The help of the first error of an op with a format.
fn format_help(format: &str) -> String {
    let text = format!(
        "{PRELUDE}def X : Op<T, \"x\"> {{\n  let arguments = (ins I32:$amount, OptionalAttr<I32Attr>:$base);\n  let assemblyFormat = \"{format}\";\n}}\n"
    );
    let failure = run(Generator::OpDefs, &text).expect_err("the format is wrong");
    failure.diagnostics[0].help.clone().unwrap_or_default()
}

#[test]
fn format_errors_suggest_names() {
    assert_eq!(format_help("$amont attr-dict"), "did you mean 'amount'?");
    assert_eq!(format_help("$amount types($amount) attr-dict"), "did you mean the directive 'type'?");
    assert_eq!(format_help("$amount attr_dict"), "did you mean the directive 'attr-dict'?");
    assert_eq!(format_help("$amount to attr-dict"), "write `` `to` `` for a keyword, `$to` for a variable");
    assert_eq!(format_help("$amount : attr-dict"), "punctuation of the text stands in backquotes: `` `:` ``");
}

#[test]
fn format_errors_say_what_a_group_is() {
    assert!(format_help("($amount) attr-dict").contains("backquotes"));
    assert_eq!(
        format_help("$amount ($base)? attr-dict"),
        "put a `^` behind the variable whose presence decides: `($value^)?`"
    );
}

#[test]
fn snippet_errors_point_into_the_string() {
    let text = format!(
        "{PRELUDE}def X : Op<T, \"x\"> {{\n  let arguments = (ins ConfinedType<AnyType, [CPred<\"$_self.is_(\">]>:$a);\n}}\n"
    );
    let failure = run(Generator::OpDefs, &text).expect_err("the predicate is no Rust");
    let error = &failure.diagnostics[0];
    assert!(error.message.starts_with("the snippet is not Rust"), "{}", error.message);
    assert_eq!(failure.sources.line_column(error.span.expect("it has a place").start).0, 5);
}

#[test]
fn cpp_is_refused_with_a_suggestion() {
    let text = format!(
        "{PRELUDE}def X : Op<T, \"x\"> {{\n  let arguments = (ins ConfinedType<AnyType, [CPred<\"::llvm::isa<F>($_self)\">]>:$a);\n}}\n"
    );
    let failure = run(Generator::OpDefs, &text).expect_err("the predicate is C++");
    let error = &failure.diagnostics[0];
    assert_eq!(error.message, "`::llvm::` is C++: a snippet is Rust");
    let notes: Vec<_> = error.notes.iter().map(|note| note.message.as_str()).collect();
    assert!(notes.iter().any(|note| note.contains("`--upstream-include`")), "{notes:?}");
    assert_eq!(failure.sources.text(error.span.expect("it has a place")), "::llvm::");
    assert!(error.help.is_some());
}

/// The class of an attribute that holds an enum is that of the enum: a second one needs a name of its own.
#[test]
fn a_second_attribute_of_an_enum_has_a_class_of_its_own() {
    let text = |class: &str| {
        format!(
            "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\n\
             def D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}\n\
             def Mode : I32Enum<\"Mode\", \"\", [I32EnumCase<\"Fast\", 0>]> {{ let cppNamespace = \"::d\"; }}\n\
             def ModeAttr : EnumAttr<D, Mode, \"mode\">;\n\
             def BareAttr : EnumAttr<D, Mode, \"bare\"> {{ let assemblyFormat = \"$value\"; {class} }}\n"
        )
    };
    let failure = crate::run(crate::Generator::Dialect, &text("")).unwrap_err();
    let [error] = &failure.diagnostics[..] else { panic!("{:?}", failure.diagnostics) };
    assert_eq!(error.message, "two definitions become the Rust type `ModeAttr`");
    assert!(
        error.help.as_deref().is_some_and(|help| help.contains("let cppClassName =")),
        "{:?}",
        error.help
    );
    let output = crate::run(crate::Generator::Dialect, &text("let cppClassName = \"BareAttr\";")).unwrap();
    assert!(output.text.contains("struct ModeAttr<'c>") && output.text.contains("struct BareAttr<'c>"));
}
