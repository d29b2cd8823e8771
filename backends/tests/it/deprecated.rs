//! Uses of deprecated defs, as mlir-tblgen finds them.

use std::io::Write;
use std::process::Stdio;

use oracle::Oracle;
use rtblgen_backends::{Generator, MainFile, OnDeprecated, Request, generate};
use tblgen_parser::Memory;

const TEXT: &str = r#"include "mlir/IR/OpBase.td"
def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
def OldType : Type<CPred<"true">, "old">, Deprecated<"use NewType instead">;
class OldList<Type t> : TypeConstraint<t.predicate, "listed">, Deprecated<"lists are gone">;
def Uses : Op<D_Dialect, "uses"> { let arguments = (ins OldType:$x, Variadic<OldType>:$y); }
def UsesDeep : Op<D_Dialect, "deep"> { let results = (outs AnyTypeOf<[I32, OldType]>:$x); }
def UsesList : Op<D_Dialect, "list"> { let arguments = (ins OldList<I32>:$x); }
def UsesProp : Op<D_Dialect, "prop"> { let arguments = (ins I32Property:$x); }
def ThroughDef : Op<D_Dialect, "through"> { let arguments = (ins I32:$x); list<Op> others = [Uses]; }
"#;

/// Returns the line and the message, with the reason.
fn ours(on_deprecated: OnDeprecated) -> Vec<String> {
    let main = MainFile::Text { name: "test.td".to_owned(), text: TEXT.to_owned() };
    let request = Request { main, on_deprecated, ..Request::default() };
    let (found, sources) = match generate(Generator::OpDoc, request, &Memory::default()) {
        Ok(output) => (output.warnings, output.sources),
        Err(failure) => (failure.diagnostics, failure.sources),
    };
    let text = found.iter().map(|found| {
        let (line, _) = sources.line_column(found.span.expect("a place").start);
        format!("{line}: {}: {}", found.message, found.notes[0].message)
    });
    text.collect()
}

#[test]
fn uses_are_said() {
    let found = ours(OnDeprecated::Warn);
    assert_eq!(
        found,
        [
            "8: Using deprecated def `I32Property`: moved to shorter name I32Prop",
            "5: Using deprecated def `OldType`: use NewType instead",
            "6: Using deprecated def `OldType`: use NewType instead",
            "7: Using deprecated def `OldList`: lists are gone",
        ]
    );
    assert_eq!(ours(OnDeprecated::Error), found);
    assert!(ours(OnDeprecated::None).is_empty());
}

#[test]
fn they_are_those_that_mlir_tblgen_says() {
    let Some(oracle) = Oracle::find() else { return };
    let mut command = oracle.tool("mlir-tblgen");
    command.arg("--gen-op-doc").arg("-I").arg(oracle.include_dir()).arg("-");
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("mlir-tblgen runs");
    child.stdin.take().expect("piped").write_all(TEXT.as_bytes()).expect("it reads its input");
    let output = child.wait_with_output().expect("it ends");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let lines = errors.lines().filter(|line| line.contains("warning: ") || line.starts_with("note: "));
    let mut theirs: Vec<String> = Vec::new();
    for line in lines {
        match line.strip_prefix("note: ") {
            Some(reason) => theirs.last_mut().expect("a warning").push_str(&format!(": {reason}")),
            None => {
                let (place, message) = line.split_once(": warning: ").expect("a warning");
                let number = place.split(':').nth(1).expect("a line");
                theirs.push(format!("{number}: {message}"));
            }
        }
    }
    // An anonymous def is called by its class here.
    let mut ours = ours(OnDeprecated::Warn);
    let is_anonymous = |line: &&mut String| line.contains("`anonymous_") || line.contains("`OldList`");
    for line in ours.iter_mut().chain(&mut theirs).filter(is_anonymous) {
        let (start, end) = (line.find('`').unwrap_or(0), line.rfind('`').unwrap_or(0));
        line.replace_range(start..=end, "`..`");
    }
    ours.sort();
    theirs.sort();
    assert_eq!(ours, theirs);
}
