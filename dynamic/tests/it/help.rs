//! `--help-op`.

use crate::support::{loaded, opt, root};

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
    let unknown = help("shape2d.flap");
    assert!(!unknown.success);
    assert!(unknown.errors.contains("The closest ops are `shape2d.flip`"), "{}", unknown.errors);
}

#[test]
fn compiled_ops_are_documented_by_their_definitions() {
    let dialects = loaded(&root("dynamic/examples/at-once/ops.td")).expect("the file is right");
    let text = opt(&dialects, &["--help-op", "builtin.module"], "").output;
    assert!(text.contains("\nAttributes:\n  sym_name "), "{text}");
}
