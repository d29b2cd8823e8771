//! Enums whose texts are no keywords.

use rtblgen_runtime::{Context, TypedOp};
use test_td::corners::{BareOp, CornersDialect};

/// Returns the printed form of a program, which must read back as the same.
fn printed(source: &str) -> String {
    let context = Context::new();
    context.register::<CornersDialect>();
    let ir = context.parse_module("enums", source).unwrap_or_else(|errors| panic!("{errors}\n{source}"));
    let text = ir.to_string();
    let again = context.parse_module("again", &text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    assert_eq!(again.to_string(), text);
    text
}

#[test]
fn texts_that_need_escapes_read_back() {
    for said in ["\"say \\22hi\\22\"", "\"a\\\\b\"", "word"] {
        let op = format!("  corners.say {said}\n");
        assert_eq!(printed(&op), format!("module {{\n{op}}}\n"));
    }
    assert!(printed("corners.say \"say \\\"hi\\\"\"").contains("corners.say \"say \\22hi\\22\""));
}

/// An enum with `genSpecializedAttr = 0` that no `EnumAttr` holds.
#[test]
fn attributes_of_bare_enums_are_numbers() {
    let context = Context::new();
    context.register::<CornersDialect>();
    let ir = context.parse_module("bare", "\"corners.bare\"() : () -> ()").expect("defaults are added");
    let ops = ir.root().pre_order(&ir).collect::<Vec<_>>();
    let op = ops.into_iter().find_map(|op| BareOp::cast(&ir, op)).expect("the op is there");
    assert_eq!((op.one(&ir), op.set(&ir), op.none(&ir)), (-1, (1 << 40) + 1, 0));
}

#[test]
fn flags_that_are_no_keywords_read_back() {
    for marks in ["plain", "\"a-b\"", "\"\\22\"|\"a-b\"|plain"] {
        let text = printed(&format!("corners.say word marks <{marks}>"));
        assert!(text.contains(&format!("marks <{marks}>")), "{text}");
    }
}
