//! `--help-op`.

use crate::support::{load_text, loaded, opt, root};

#[test]
fn ops_are_documented_by_their_files() {
    let dialects = loaded(&root("dynamic/examples/at-once/ops.td")).expect("the file is right");
    let help = |name: &str| opt(&dialects, &[&format!("--help-op={name}")], "");
    let flip = help("shape2d.flip");
    assert!(flip.success, "{}", flip.errors);
    for part in [
        "`shape2d.flip`: ",
        "\n  shape2d.flip $axis $picture attr-dict `:` type($picture)\n",
        "\nOperands:\n  picture  ranked tensor of 32-bit float values\n",
        "\nTraits: ",
        "\nMemory effects: none\n",
    ] {
        assert!(flip.output.contains(part), "{part}\n{}", flip.output);
    }
    let both = opt(&dialects, &["--help-op=shape2d.flip", "--help-op", "builtin.module"], "").output;
    assert!(both.starts_with(&flip.output) && both.contains("\n\n`builtin.module`"), "{both}");
    let unknown = help("shape2d.flap");
    assert!(!unknown.success);
    assert!(unknown.errors.contains("The closest names are `shape2d.flip`"), "{}", unknown.errors);
}

#[test]
fn compiled_ops_are_documented_by_their_definitions() {
    let dialects = loaded(&root("dynamic/examples/at-once/ops.td")).expect("the file is right");
    let text = opt(&dialects, &["--help-op", "builtin.module"], "").output;
    assert!(text.contains("\nAttributes:\n  sym_name "), "{text}");
}

#[test]
fn unknown_names_are_corrected_by_names_of_their_kind() {
    let dialects = load_text(
        r#"include "mlir/IR/OpBase.td"
           include "mlir/IR/AttrTypeBase.td"
           def T : Dialect { let name = "t"; let cppNamespace = "::t"; }
           def Box : TypeDef<T, "Box"> { let mnemonic = "box"; }
           def Tag : AttrDef<T, "Tag"> { let mnemonic = "tag"; }
           def BoxOp : Op<T, "bax">;"#,
    );
    for (name, close) in
        [("!t.bux", "`!t.box`"), ("#t.bux", "`#t.tag`"), ("t.bux", "`t.bax`"), ("t.tag", "`#t.tag`")]
    {
        let errors = opt(&dialects, &[&format!("--help-op={name}")], "").errors;
        assert!(errors.contains(&format!("The closest names are {close}")), "{errors}");
    }
}
