//! Accessors of operands and results return the types of the constraints in the `.td`.

use rtblgen_runtime::{
    Builder, Context, DYNAMIC, FloatType, IndexType, Ir, IrBuilder, Location, RankedTensorType, TypedOp,
    TypedType, TypedValue, Value,
};
use test_td::forms::{BoxType, DynSourceAndRest, FormsDialect, KindsOp, WideType};
use test_td::toy::{AddOp, ToyDialect};

/// A `forms.kinds` on arguments of these types.
fn kinds(test: impl for<'c> FnOnce(&mut Ir<'c>, KindsOp), types: [&str; 4]) {
    let context = Context::new();
    context.register::<FormsDialect>();
    let unknown = context.unknown_loc();
    let mut ir = Ir::module(&context, unknown);
    let block = ir.root().body_block(&ir).expect("a module has a block");
    let [source, tensor, limit, wide] = types
        .map(|ty| context.parse_type(ty).expect("the type is right"))
        .map(|ty| ir.add_argument(block, ty, unknown));
    let mut builder = IrBuilder::at_block_end(&mut ir, block);
    let (mean, count) = (context.f64_type(), context.i32_type());
    let op = KindsOp::build(&mut builder, unknown, mean, &[count], source, &[tensor], Some(limit), wide);
    test(&mut ir, op);
}

const RIGHT: [&str; 4] = ["!forms.box<i8>", "tensor<4x?xf32>", "index", "i128"];

#[test]
fn the_type_of_a_value_is_what_its_constraint_says() {
    kinds(
        |ir, op| {
            let source: TypedValue<BoxType<'_>> = op.source(ir);
            assert!(source.ty(ir).content().is_integer(8));
            let mut rest = op.rest(ir);
            let tensor: TypedValue<RankedTensorType<'_>> = rest.next().expect("there is one");
            assert_eq!((tensor.ty(ir).shape(), tensor.ty(ir).rank(), rest.len()), (&[4, DYNAMIC][..], 2, 0));
            let limit: Option<TypedValue<IndexType<'_>>> = op.limit(ir);
            assert!(limit.expect("there is one").ty(ir).is_index());
            let wide: WideType<'_> = op.wide(ir).ty(ir);
            assert_eq!(wide.as_type(), ir.context().integer_type(128));
            let mean: TypedValue<FloatType<'_>> = op.mean(ir);
            assert!(mean.ty(ir).is_f64());
            let widths: Vec<u32> = op.counts(ir).map(|count| count.ty(ir).width()).collect();
            assert_eq!(widths, [32]);
            assert!(ir.verify_op(op.op()).is_ok());
        },
        RIGHT,
    );
}

/// An accessor reads no type. It may therefore be called on an operation that does not verify, to read the
/// type of the value.
#[test]
fn an_accessor_of_an_operation_that_is_not_verified_does_not_panic() {
    kinds(
        |ir, op| {
            assert!((*op.source(ir)).ty(ir).is_f32());
            assert!(op.rest(ir).values().all(|value| value.ty(ir).is_vector()));
            assert_eq!(op.limit(ir).map(|limit| (*limit).ty(ir).is_index()), Some(false));
            assert!(TypedValue::<BoxType<'_>>::cast(ir, *op.source(ir)).is_none());
            let errors = ir.verify_op(op.op()).expect_err("the types are wrong").to_string();
            assert!(errors.contains("'forms.kinds' op operand #0 must be a box, but got 'f32'"), "{errors}");
        },
        ["f32", "vector<4xf32>", "i1", "i1"],
    );
}

#[test]
#[should_panic(
    expected = "the type `f32` is no `BoxType`: it does not satisfy the constraint of its operation"
)]
fn the_typed_type_of_a_value_that_is_not_verified_panics() {
    kinds(
        |ir, op| {
            op.source(ir).ty(ir);
        },
        ["f32", "tensor<4xf32>", "index", "i128"],
    );
}

#[test]
fn typed_accessors_implement_methods_of_interfaces() {
    kinds(
        |ir, op| {
            let by_interface = DynSourceAndRest::cast(ir, op.op()).expect("it has the interface");
            assert_eq!(op.source(ir), by_interface.source(ir));
            assert_eq!(op.rest(ir).values().collect::<Vec<_>>(), by_interface.rest(ir));
            assert_eq!(op.limit(ir).map(Value::from), by_interface.limit(ir));
        },
        RIGHT,
    );
}

/// A builder that is only known by its trait, and typed values, are arguments of `build`.
#[test]
fn builders_take_a_dynamic_builder_and_typed_values() {
    fn twice<'c>(builder: &mut dyn Builder<'c>, location: Location<'c>, value: Value) -> AddOp {
        let sum = AddOp::build(builder, location, value, value);
        let typed = sum.sum(builder.ir());
        AddOp::build(builder, location, typed, value)
    }
    let context = Context::new();
    context.register::<ToyDialect>();
    let unknown = context.unknown_loc();
    let mut ir = Ir::module(&context, unknown);
    let block = ir.root().body_block(&ir).expect("a module has a block");
    let tensor = context.parse_type("tensor<2xf64>").expect("the type is right");
    let value = ir.add_argument(block, tensor, unknown);
    let sum = twice(&mut IrBuilder::at_block_end(&mut ir, block), unknown, value);
    assert_eq!(ir.defining_op::<AddOp>(sum.lhs(&ir)).map(|inner| *inner.lhs(&ir)), Some(value));
    assert_eq!(sum.sum(&ir).ty(&ir).element_type(), context.f64_type());
}
