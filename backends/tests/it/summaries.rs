//! Descriptions in messages.

use oracle::{Oracle, output_of};
use rtblgen_backends::Generator;

use crate::run;

/// A type and an attribute without a description.
const TEXT: &str = r#"include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def NamedType : TypeConstraint<CPred<"$_self.is_index()">, "x"> { let summary = ?; }
def NamedAttr : Attr<CPred<"$_self.is_string()">> { let summary = ?; }
def AnOp : Op<D, "an"> { let arguments = (ins NamedType:$a, NamedAttr:$b); }
"#;

/// The messages of mlir-tblgen.
const MESSAGES: [&str; 2] = ["must be NamedType, but got", "failed to satisfy constraint: NamedAttr"];

#[test]
fn a_constraint_without_a_summary_has_its_name() {
    let text =
        run(Generator::Dialect, TEXT).unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics)).text;
    for expected in ["TypeConstraint::new(\"NamedType\"", "AttributeConstraint::new(\"NamedAttr\""] {
        let plain = text.split_whitespace().collect::<String>();
        assert!(plain.contains(expected), "{expected} is not in\n{text}");
    }
    let Some(oracle) = Oracle::find() else { return };
    let mut command = oracle.tool("mlir-tblgen");
    command.arg("--gen-op-defs").arg("-I").arg(oracle.include_dir());
    let theirs = String::from_utf8_lossy(&output_of(&mut command, TEXT.as_bytes()).stdout).into_owned();
    for message in MESSAGES {
        assert!(theirs.contains(message), "{message} is not in\n{theirs}");
    }
}
