//! The panes, without a browser.

use rtblgen_playground::answer;
use serde_json::{Value, json};

const OPS: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Toy_NegOp : Op<Toy_Dialect, "neg", [Pure]> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$output);
  let assemblyFormat = "$input attr-dict";
}
"#;

const RULES: &str = r#"include "ops.td"
include "mlir/IR/PatternBase.td"
def : Pat<(Toy_NegOp (Toy_NegOp $x)), (replaceWithValue $x)>;
"#;

const PDLL: &str = "#include \"ops.td\"\nPattern {\n  let root = op<toy.neg>(op<toy.neg>(x: Value));\n  replace root with x;\n}\n";

const PROGRAM: &str =
    "func.func @f(%x: i32) -> i32 {\n  %a = toy.neg %x\n  %b = toy.neg %a\n  return %b : i32\n}\n";

fn text<'v>(output: &'v Value, name: &str) -> &'v str {
    output[name].as_str().unwrap_or_default()
}

#[test]
fn rules_of_either_language_run_on_the_program() {
    for (language, patterns) in [("td", RULES), ("pdll", PDLL)] {
        let output = answer(&json!({
            "ops": OPS, "patterns": patterns, "language": language, "program": PROGRAM, "pipeline": "canonicalize",
        }));
        assert_eq!(output["errors"], json!([]), "{language}");
        assert!(text(&output, "after").contains("return %arg0 : i32"), "{language}: {output}");
        assert!(text(&output, "diff").contains("-    %1 = toy.neg %0"), "{language}: {output}");
        assert!(text(&output, "pdl").contains("pdl.pattern"), "{language}: {output}");
        assert!(text(&output, "rust").contains("struct NegOp"), "{language}");
        assert!(text(&output, "records").contains("def Toy_NegOp"), "{language}");
    }
}

#[test]
fn an_error_is_with_its_pane_and_hides_no_other_output() {
    let panes = |ops: &str, patterns: &str, program: &str, pipeline: &str| {
        answer(&json!({
            "ops": ops, "patterns": patterns, "language": "td", "program": program, "pipeline": pipeline,
        }))
    };
    let wrong = [
        ("ops", panes("def a : Missing;", "", "", "")),
        ("patterns", panes(OPS, &RULES.replace("$x)>", "$y)>"), PROGRAM, "")),
        ("program", panes(OPS, RULES, "func.func @f() {\n  toy.nag\n}\n", "")),
        ("pipeline", panes(OPS, RULES, PROGRAM, "no-such-pass")),
    ];
    for (pane, output) in wrong {
        assert_eq!(output["errors"][0]["pane"], pane, "{output}");
        assert!(!text(&output["errors"][0], "text").is_empty());
        if pane != "ops" {
            assert!(text(&output, "records").contains("def Toy_NegOp"), "{pane}");
        }
    }
}

#[test]
fn empty_panes_have_empty_outputs() {
    let output = answer(&json!({}));
    assert_eq!(
        output,
        json!({ "errors": [], "rust": "", "records": "", "pdl": "", "after": "", "diff": "" })
    );
}
