//! Text that is read and printed again, without the verifier, and with the sizes of groups in `prop-dict`.

use rtblgen_backends::MainFile;
use rtblgen_dynamic::{Source, load};
use tblgen_parser::Memory;

use crate::support::opt;

const TD: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def ForkOp : Op<T_Dialect, "fork", [AttrSizedResultSegments]> {
  let arguments = (ins I64Prop:$depth, StrAttr:$name);
  let results = (outs Optional<I32>:$a, Variadic<I64>:$b, Optional<F32>:$c);
  let assemblyFormat = "prop-dict attr-dict `->` type(results)";
}
def JoinOp : Op<T_Dialect, "join", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$a, Variadic<I64>:$b);
  let assemblyFormat = "operands prop-dict attr-dict `:` type(operands)";
}
"#;

/// The output of a driver for a program, and its errors.
fn output(flags: &[&str], program: &str) -> (String, String) {
    let main = MainFile::Text { name: "t.td".to_owned(), text: TD.to_owned() };
    let dialects =
        load(&Source { main, ..Source::default() }, &Memory::default()).expect("the file is right");
    let outcome = opt(&dialects, flags, program);
    (outcome.output, outcome.errors)
}

#[test]
fn prop_dict_has_the_sizes_of_groups() {
    let text = "module {\n  \
        %a, %c = t.fork <{depth = 2 : i64, name = \"x\", resultSegmentSizes = array<i32: 1, 0, 1>}> -> i32, f32\n  \
        t.join %a <{operandSegmentSizes = array<i32: 1, 0>}> : i32\n}\n\n";
    assert_eq!(output(&[], text), (text.to_owned(), String::new()));
    let sizes = text.replace("array<i32: 1, 0, 1>", "array<i32: 1, 1, 1>");
    assert!(output(&[], &sizes).1.contains("'resultSegmentSizes'"), "{}", output(&[], &sizes).1);
}

#[test]
fn without_the_verifier_wrong_operations_are_printed() {
    let text = "module {\n  %0 = \"t.fork\"() <{depth = 2 : i64, name = \"x\", resultSegmentSizes = array<i32: 1, 0, 0>}> \
                : () -> f64\n}\n\n";
    assert!(output(&[], text).1.contains("result #0 must be"), "{:?}", output(&[], text));
    let (printed, errors) = output(&["--no-verify", "--no-stub-warnings", "--mlir-print-op-generic"], text);
    assert!(errors.is_empty() && printed.contains(": () -> f64"), "{printed}{errors}");
}
