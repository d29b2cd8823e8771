//! Hooks that see operands and attributes by name, where there is no op or where operands are constants.

use rtblgen_runtime::dialects::func::FuncDialect;
use rtblgen_runtime::interfaces::InferTypeOpInterface;
use rtblgen_runtime::{Block, Context, Fold, FoldOutcome, Ir, IrBuilder, OpState, TypedOp, Value};
use test_td::corners::{CornersDialect, PickOp, SameTypeOp};

/// A module whose block has three arguments of type `i32`.
fn with_values(test: impl for<'c> FnOnce(&mut Ir<'c>, Block, [Value; 3])) {
    let context = Context::new();
    context.register::<CornersDialect>();
    let unknown = context.unknown_loc();
    let mut ir = Ir::module(&context, unknown);
    let block = ir.root().region(&ir, 0).entry(&ir).expect("a module has a block");
    let values = [(); 3].map(|()| ir.add_argument(block, context.integer_type(32), unknown));
    test(&mut ir, block, values);
}

#[test]
fn a_folder_sees_its_operands_by_name() {
    with_values(|ir, block, [a, b, c]| {
        let (context, unknown) = (ir.context(), ir.context().unknown_loc());
        let mut builder = IrBuilder::at_block_end(ir, block);
        let op = PickOp::build_with(&mut builder, unknown, a, None, &[b, c], Some(0), None, true);
        let names = op.adaptor(ir, &["a", "b", "c"]);
        assert_eq!((*names.first(), names.second(), names.rest()), ("a", None, &["b", "c"][..]));
        assert_eq!((names.index(), names.fallback(), names.last()), (Some(0), 7, true));

        let constants = [1, 2, 3].map(|number| Some(context.i32_attr(number)));
        assert_eq!(op.fold(ir, &constants), FoldOutcome::from(context.i32_attr(3)));
        op.set_last(ir, false);
        assert_eq!(op.fold(ir, &constants), FoldOutcome::from(context.i32_attr(1)));
        assert_eq!(op.fold(ir, &[None, constants[1], constants[2]]), FoldOutcome::NotFolded);
        op.set_second(ir, Some(c));
        op.set_index(ir, Some(1));
        let constants: Vec<_> = [1, 4, 2, 3].map(|number| Some(context.i32_attr(number))).into();
        assert_eq!(op.fold(ir, &constants), FoldOutcome::from(context.i32_attr(4)));
    });
}

#[test]
fn inference_of_types_sees_a_state_by_name() {
    with_values(|ir, _, [a, ..]| {
        let (context, unknown) = (ir.context(), ir.context().unknown_loc());
        let state = |label: &str| {
            OpState::new(SameTypeOp::DEFINITION, unknown)
                .operand(a)
                .attribute("label", context.string_attr(label))
        };
        assert_eq!(SameTypeOp::infer_return_types(ir, &state("x")), Ok(vec![context.integer_type(32)]));
        assert_eq!(SameTypeOp::infer_return_types(ir, &state("")), Err("the label is empty".to_owned()));
    });
}

/// A hook reads parts that the text may lack: the reader reports that before it calls the hook.
#[test]
fn inference_is_asked_of_what_is_there() {
    let errors = |attributes: &str| {
        let context = Context::new();
        context.register::<CornersDialect>();
        context.register::<FuncDialect>();
        let op = format!("%0 = corners.same_type %a {attributes} : i32");
        let text = format!("func.func @f(%a: i32) {{\n{op}\nreturn\n}}");
        context.parse_module("t.mlir", &text).map(|_| ()).map_err(|errors| errors.to_string())
    };
    assert_eq!(errors("{label = \"x\"}"), Ok(()));
    assert!(errors("{label = \"\"}").unwrap_err().contains("the label is empty"));
    let missing = errors("").unwrap_err();
    assert!(missing.contains("requires attribute 'label'"), "{missing}");
    assert!(errors("{label = 3 : i32}").is_err());
}

#[test]
fn a_failed_inference_says_why() {
    let context = Context::new();
    context.register::<CornersDialect>();
    context.allow_unregistered_dialects(true);
    let text = "%a = \"a.b\"() : () -> i32\n%0 = \"corners.same_type\"(%a) <{label = \"\"}> : (i32) -> i32";
    let errors = context.parse_module("t.mlir", text).map(drop).unwrap_err().to_string();
    assert!(
        errors.contains("t.mlir:2:6: error: 'corners.same_type' op failed to infer returned types"),
        "{errors}"
    );
    assert!(errors.contains("t.mlir:2:6: error: the label is empty"), "{errors}");
}
