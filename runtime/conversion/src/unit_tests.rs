//! Targets, type converters, and the patterns for functions.

use super::{
    AttributeConversion, ConversionConfig, ConversionPatternSet, ConversionRewriter, ConversionTarget,
    FnConversionPattern, Legality, Operands, TypeConversion, TypeConverter, TypeList, apply_full_conversion,
    apply_partial_conversion, populate_any_call_conversion, populate_any_return_conversion,
    populate_function_signature_conversion, populate_signature_conversion_of,
};
use rtblgen_ir::Context;
use rtblgen_ir::dialects::FuncDialect;
use rtblgen_ir::dialects::func::CallOp;
use rtblgen_ir::ir::{Builder, Ir, Op, OpState};
use rtblgen_ir::rewrite::NoMatch;
use std::sync::Arc;

fn parse<'c>(context: &'c Context, source: &str) -> Ir<'c> {
    context.allow_unregistered_dialects(true);
    context.parse_module("test.mlir", source).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_last_callback_is_asked_first_and_an_operation_before_its_dialect() {
    let context = Context::new();
    let ir = parse(
        &context,
        "\"t.a\"() {yes} : () -> () \"t.a\"() {no} : () -> () \"t.a\"() : () -> () \"t.b\"() : () -> () \"u.a\"() : () -> ()",
    );
    let has = |name: &'static str| move |ir: &Ir<'_>, op: Op| op.attribute(ir, name).map(|_| name == "yes");
    let mut target = ConversionTarget::new(&context);
    target.dynamic_op("t.a", |_, _| Some(true)).dynamic_op("t.a", has("no")).dynamic_op("t.a", has("yes"));
    target.illegal_dialect("t").dynamic_unknown(|_, _| None);
    let legality: Vec<Legality> = ir.body_block().ops(&ir).map(|op| target.legality(&ir, op)).collect();
    let legal = Legality::Legal { recursively: false };
    assert_eq!(legality, [legal, Legality::Illegal, legal, Legality::Illegal, Legality::Unknown]);
    target.recursively_legal_op_if("t.a", has("yes"));
    let legality: Vec<Legality> =
        ir.body_block().ops(&ir).take(3).map(|op| target.legality(&ir, op)).collect();
    // An undecided callback leaves the operation recursively legal.
    let nested = Legality::Legal { recursively: true };
    assert_eq!(legality, [nested, Legality::Illegal, nested]);
}

#[test]
fn a_target_names_operations_that_there_are() {
    let context = Context::new();
    context.register::<FuncDialect>();
    let mut ir = parse(&context, "func.func private @f()");
    let root = ir.root();
    let patterns = ConversionPatternSet::new(&context);
    let mut target = ConversionTarget::new(&context);
    target.illegal::<CallOp>().legal_op("t.whatever");
    apply_partial_conversion(&mut ir, &[root], &target, &patterns, ConversionConfig::default()).unwrap();
    target.illegal_op("func.cal").legal_op("func.zzz");
    let error = apply_partial_conversion(&mut ir, &[root], &target, &patterns, ConversionConfig::default());
    let message = "the conversion target names 'func.cal', and the dialect 'func' has no such operation";
    assert_eq!(error.unwrap_err().diagnostic.message, message);
}

#[test]
fn attributes_of_types_are_converted_by_the_last_rule_that_covers_them() {
    let context = Context::new();
    let (i32, i64) = (context.i32_type(), context.integer_type(64));
    let [one, two, three] = [1, 2, 3].map(|value| context.integer_attr(i64, value));
    let mut converter = TypeConverter::new();
    converter.add_attribute_conversion(move |_, _| AttributeConversion::Attribute(three));
    converter.add_attribute_conversion(move |ty, attribute| match attribute {
        attribute if ty == i32 && attribute == one => AttributeConversion::Attribute(two),
        attribute if attribute == two => AttributeConversion::Abort,
        _ => AttributeConversion::NotCovered,
    });
    assert_eq!(converter.convert_attribute(i32, one), Some(two));
    assert_eq!(converter.convert_attribute(i32, two), None);
    assert_eq!(converter.convert_attribute(i64, one), Some(three));
    assert_eq!(TypeConverter::new().convert_attribute(i64, one), None);
}

const FUNCTIONS: &str = "
func.func @f(%x: i32 {a.x}, %y: f32 {a.y}) -> (i32 {a.r}, f32 {a.s}) {
  %0:2 = call @f(%x, %y) {arg_attrs = [{a.x}, {a.y}], res_attrs = [{a.r}, {a.s}]} : (i32, f32) -> (i32, f32)
  return %0#0, %0#1 : i32, f32
}
";

/// An `i32` becomes two `i64`. Attributes of an argument or a result stay with it if one value replaces it.
#[test]
fn functions_calls_and_returns_are_converted() {
    type Populate = for<'c> fn(&mut ConversionPatternSet<'c>, &Arc<TypeConverter<'c>>);
    let of_name: Populate =
        |patterns, converter| populate_signature_conversion_of(patterns, converter, "func.func");
    let of_interface: Populate = populate_function_signature_conversion;
    for (populate, rollback) in
        [(of_name, true), (of_name, false), (of_interface, true), (of_interface, false)]
    {
        let context = Context::new();
        context.register::<FuncDialect>();
        let mut ir = parse(&context, FUNCTIONS);
        let (i32, i64) = (context.i32_type(), context.integer_type(64));
        let mut converter = TypeConverter::new();
        converter.add_conversion(|ty| ty.into());
        converter.add_conversion(move |ty| match ty {
            ty if ty == i32 => TypeConversion::Types(TypeList::from_slice(&[i64, i64])),
            _ => TypeConversion::NotCovered,
        });
        let converter = Arc::new(converter);
        let mut patterns = ConversionPatternSet::new(&context);
        populate(&mut patterns, &converter);
        populate_any_call_conversion(&mut patterns, &converter);
        populate_any_return_conversion(&mut patterns, &converter);
        let names: Vec<&str> = patterns.infos().map(|info| info.name.as_str()).collect();
        for name in ["func.call", "func.call_indirect", "func.return"] {
            assert!(names.contains(&format!("TypeConversion<{name}>").as_str()), "{names:?}");
        }
        let mut target = ConversionTarget::new(&context);
        target.legal_op("builtin.module");
        let own = converter.clone();
        target.dynamic_op("func.func", move |ir, op| Some(own.is_legal_signature(op.function_type(ir)?)));
        let own = converter.clone();
        target.dynamic_unknown(move |ir, op| Some(own.is_legal_op(ir, op)));
        let config = ConversionConfig { rollback, ..ConversionConfig::default() };
        let root = ir.root();
        apply_full_conversion(&mut ir, &[root], &target, &patterns, config)
            .unwrap_or_else(|error| panic!("{error}"));
        let text = ir.to_string();
        for line in [
            "func.func @f(%arg0: i64, %arg1: i64, %arg2: f32 {a.y}) -> (i64, i64, f32 {a.s}) {",
            "%0:3 = call @f(%arg0, %arg1, %arg2) {arg_attrs = [{}, {}, {a.y}], res_attrs = [{}, {}, {a.s}]} : (i64, i64, f32) -> (i64, i64, f32)",
            "return %0#0, %0#1, %0#2 : i64, i64, f32",
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
    }
}

fn makes_a_long(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    let state = OpState::new("u.make", op.location(rewriter)).result(rewriter.context().integer_type(64));
    let new = rewriter.create(state);
    let value = new.result(rewriter, 0);
    rewriter.replace_op(op, [value]);
    Ok(())
}

/// The uses of a replaced value are in the same order in both modes, that of MLIR.
#[test]
fn an_unresolved_cast_shows_its_first_user() {
    for rollback in [true, false] {
        let context = Context::new();
        let source = "%0 = \"t.make\"() : () -> i32\n\"t.first\"(%0) : (i32) -> ()\n\"t.second\"(%0, %0) : (i32, i32) -> ()";
        let mut ir = parse(&context, source);
        let mut patterns = ConversionPatternSet::new(&context);
        let mut converter = TypeConverter::new();
        converter.add_conversion(|ty| ty.into());
        let pattern = FnConversionPattern::new("MakesALong", makes_a_long).on("t.make");
        patterns.add(pattern.with_converter(&Arc::new(converter)));
        let mut target = ConversionTarget::new(&context);
        target.legal_dialect("u").illegal_op("t.make");
        let config = ConversionConfig { rollback, ..ConversionConfig::default() };
        let root = ir.root();
        let error = apply_partial_conversion(&mut ir, &[root], &target, &patterns, config);
        let error = error.expect_err("nothing makes an `i32` of the new value").to_string();
        assert!(error.contains("unresolved materialization from ('i64') to ('i32')"), "{error}");
        assert!(error.contains("see existing live user here: \"t.first\""), "{error}");
    }
}
