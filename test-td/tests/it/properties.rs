//! Operations that hold Rust values.

use std::time::Duration;

use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::{Block, Context, Fold, FoldOutcome, Ir, IrBuilder, OpState, TypedOp, Value};
use test_td::properties::{ConfigureOp, DefaultsOp, Point, PropertiesDialect, RangeOp, ScaleOp, Version};

fn context() -> Context {
    let context = Context::new();
    context.register::<PropertiesDialect>();
    context
}

/// A module whose block has an argument of type `i32`.
fn with_block(test: impl for<'c> FnOnce(&mut Ir<'c>, Block, Value)) {
    let context = context();
    let unknown = context.unknown_loc();
    let mut ir = Ir::module(&context, unknown);
    let block = ir.root().region(&ir, 0).entry(&ir).expect("a module has a block");
    let value = ir.add_argument(block, context.integer_type(32), unknown);
    test(&mut ir, block, value);
}

/// Returns the text of a source, in the custom and the generic form; its errors, if it is refused.
fn texts(source: &str) -> Result<(String, String), String> {
    let context = context();
    match context.parse_module("test.mlir", source) {
        Ok(ir) => {
            let generic = ir.print(&PrintOptions { generic: true, ..PrintOptions::default() });
            Ok((ir.to_string(), generic))
        }
        Err(errors) => Err(errors.to_string()),
    }
}

/// The custom form is read back from both forms, and the generic one has `properties`.
fn assert_round_trip(custom: &str, properties: &str) {
    let (text, generic) = texts(custom).unwrap_or_else(|errors| panic!("{custom}: {errors}"));
    assert!(text.contains(&format!("  {custom}\n")), "{text}");
    assert!(generic.contains(properties), "{generic}");
    assert_eq!(texts(&generic), Ok((text, generic)));
}

fn first_error(source: &str) -> String {
    match texts(source) {
        Ok((text, _)) => panic!("accepted: {text}"),
        Err(errors) => errors.lines().next().unwrap_or_default().to_owned(),
    }
}

#[test]
fn properties_of_own_types_are_read_and_written() {
    assert_round_trip(
        r#"properties.configure 1:2 at (3, -4) mask "ff" via [(1, 1), (2, 2)] in 60"#,
        r#"<{mask = 255 : i32, origin = array<i64: 3, -4>, path = [array<i64: 1, 1>, array<i64: 2, 2>], timeout = 60 : i64, version = "1.2"}>"#,
    );
    assert_round_trip(
        "properties.defaults []",
        r#"<{label = "unnamed", origin = array<i64: 1, 2>, sizes = array<i64>, target = [], verbose = false}>"#,
    );
    assert_round_trip(
        r#"properties.defaults from (0, 0) to (5, 5) "me" verbose [1, 2]"#,
        r#"<{label = "me", origin = array<i64: 0, 0>, sizes = array<i64: 1, 2>, target = [array<i64: 5, 5>], verbose}>"#,
    );
    // A missing property has the zero of its type.
    let (text, _) = texts(r#""properties.configure"() : () -> ()"#).expect("nothing need be given");
    assert!(text.contains(r#"properties.configure 0:0 at (0, 0) mask "0" via [] in 0"#), "{text}");
}

#[test]
fn mistakes_in_properties_of_own_types_are_said_at_their_place() {
    for (source, error) in [
        (
            r#""properties.configure"() <{version = "x"}> : () -> ()"#,
            r#"test.mlir:1:1: error: invalid properties {version = "x"} for op properties.configure: "x" is no version"#,
        ),
        (
            r#""properties.configure"() <{origin = 1 : i32}> : () -> ()"#,
            "test.mlir:1:1: error: invalid properties {origin = 1 : i32} for op properties.configure: expected two coordinates, but found 1 : i32",
        ),
        (
            r#""properties.configure"() <{path = [array<i64: 1>]}> : () -> ()"#,
            "test.mlir:1:1: error: invalid properties {path = [array<i64: 1>]} for op properties.configure: expected two coordinates, but found array<i64: 1>",
        ),
        (
            r#"properties.configure 1:2 at (3, -4) mask "zz" via [] in 60"#,
            "test.mlir:1:42: error: custom op 'properties.configure' expected hexadecimal digits",
        ),
        ("properties.configure 1:2 at 3", "test.mlir:1:28: error: expected '('"),
    ] {
        assert_eq!(first_error(source), error, "{source}");
    }
}

#[test]
fn directives_read_and_write_properties() {
    assert_round_trip(
        "properties.range by 2 1:3",
        "<{high = 6 : i64, low = 2 : i64, scale = 2 : i64, unit = []}>",
    );
    assert_round_trip(
        r#"properties.range by 1 1:3 in "px""#,
        r#"<{high = 3 : i64, low = 1 : i64, scale = 1 : i64, unit = ["px"]}>"#,
    );
}

#[test]
fn predicates_see_properties() {
    assert_eq!(
        first_error("properties.range by 2 3:1"),
        "test.mlir:1:1: error: 'properties.range' op failed to verify that the lower bound is not above the upper one",
    );
    assert_eq!(
        first_error(r#""properties.range"() <{scale = 2 : i64, high = 5 : i64}> : () -> ()"#),
        "test.mlir:1:1: error: 'properties.range' op failed to verify that the scale divides both bounds",
    );
}

#[test]
fn builders_getters_and_setters_have_rust_values() {
    with_block(|ir, block, _| {
        let unknown = ir.context().unknown_loc();
        let mut builder = IrBuilder::at_block_end(ir, block);
        let (version, origin) = (Version { major: 1, minor: 2 }, Point { x: 3, y: 4 });
        let path = [&origin, &Point { x: 5, y: 6 }];
        let minute = Duration::from_secs(60);
        let op = ConfigureOp::build(&mut builder, unknown, &version, &origin, 0xff, &path, &minute);
        assert_eq!((op.version(ir), op.origin(ir), op.mask(ir)), (version, origin, 0xff));
        assert_eq!((op.path(ir), op.timeout(ir)), (vec![origin, Point { x: 5, y: 6 }], minute));
        op.set_origin(ir, &Point { x: 7, y: 8 });
        op.set_timeout(ir, &Duration::from_secs(1));
        assert_eq!((op.origin(ir), op.timeout(ir)), (Point { x: 7, y: 8 }, Duration::from_secs(1)));
        let form = op.op().property(ir, "origin").map(|form| form.to_string());
        assert_eq!(form.as_deref(), Some("array<i64: 7, 8>"));
        assert_eq!(op.op().attribute(ir, "origin"), None);
    });
}

#[test]
fn a_dialect_has_what_its_definition_declares() {
    assert!(PropertiesDialect::reads(PropertiesDialect::CURRENT));
    assert!(!PropertiesDialect::reads(Version { major: 2, minor: 0 }));
}

#[test]
fn what_has_a_default_may_be_left_out() {
    with_block(|ir, block, _| {
        let unknown = ir.context().unknown_loc();
        let mut builder = IrBuilder::at_block_end(ir, block);
        let op = DefaultsOp::build(&mut builder, unknown, &[1, 2]);
        let other = DefaultsOp::build_with(
            &mut builder,
            unknown,
            Some(&Point { x: 0, y: 0 }),
            Some(&Point { x: 9, y: 9 }),
            Some("me"),
            true,
            &[],
        );
        assert_eq!((op.origin(ir), op.target(ir)), (Point { x: 1, y: 2 }, None));
        assert_eq!((op.label(ir), op.verbose(ir), op.sizes(ir)), ("unnamed", false, vec![1, 2]));
        assert_eq!((other.origin(ir), other.target(ir)), (Point { x: 0, y: 0 }, Some(Point { x: 9, y: 9 })));
        assert_eq!((other.label(ir), other.verbose(ir), other.sizes(ir)), ("me", true, vec![]));
        op.set_target(ir, Some(&Point { x: 4, y: 4 }));
        op.set_label(ir, "other");
        assert_eq!((op.target(ir), op.label(ir)), (Some(Point { x: 4, y: 4 }), "other"));
    });
}

#[test]
fn adaptors_and_folds_see_properties() {
    with_block(|ir, block, value| {
        let (context, unknown) = (ir.context(), ir.context().unknown_loc());
        let mut builder = IrBuilder::at_block_end(ir, block);
        let op = ScaleOp::build(&mut builder, unknown, value, 3, "fun");
        let five = [Some(context.i32_attr(5))];
        assert_eq!(op.fold(ir, &five), FoldOutcome::from(context.i32_attr(15)));
        op.set_by(ir, 4);
        assert_eq!(op.fold(ir, &five), FoldOutcome::from(context.i32_attr(20)));
        op.set_why(ir, "never");
        assert_eq!(op.fold(ir, &five), FoldOutcome::NotFolded);
        // A state may lack properties: they have the zero of their types.
        let state = OpState::new(ScaleOp::DEFINITION, unknown).operand(value);
        assert_eq!((ScaleOp::state_adaptor(&state).by(), ScaleOp::state_adaptor(&state).why()), (0, ""));
    });
}

#[test]
fn operations_that_differ_in_properties_are_not_equal() {
    with_block(|ir, block, _| {
        let unknown = ir.context().unknown_loc();
        let mut builder = IrBuilder::at_block_end(ir, block);
        let op = RangeOp::build_with(&mut builder, unknown, 1, 2, 3, Some("px"));
        let clone = ir.clone_op(op.op(), &mut Default::default());
        let clone = RangeOp::cast(ir, clone).expect("a clone is alike");
        assert_eq!(op.op().properties(ir), clone.op().properties(ir));
        clone.set_high(ir, 4);
        assert_ne!(op.op().properties(ir), clone.op().properties(ir));
        assert_eq!((op.high(ir), clone.high(ir), clone.unit(ir)), (3, 4, Some("px")));
    });
}
