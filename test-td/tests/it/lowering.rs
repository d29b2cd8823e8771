//! Type conversions and patterns of a `.td`, in a dialect conversion.

use std::sync::Arc;

use rtblgen_dialects::cf::CfDialect;
use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, TypeConversion, TypeConverter, TypeList,
    apply_full_conversion, apply_partial_conversion, is_legal_branch, populate_any_return_conversion,
    populate_branch_conversion, populate_function_signature_conversion,
};
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::{Context, RewritePatternSet};
use test_td::lowering::calc::CalcDialect;
use test_td::lowering::calc_to_low::{add_type_conversions, populate};
use test_td::lowering::low::LowDialect;

fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<CalcDialect>();
    context.register::<LowDialect>();
    context
}

fn converter<'c>() -> TypeConverter<'c> {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|ty| ty.into());
    add_type_conversions(&mut converter);
    converter
}

#[test]
fn types_are_converted_as_the_td_says() {
    let context = context();
    let converter = converter();
    let converted = |ty: &str| {
        let ty = context.parse_type(ty).unwrap_or_else(|error| panic!("{error}"));
        converter
            .convert_to_many(ty)
            .map(|types| types.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + "))
    };
    for (from, to) in [
        ("!calc.num", Some("i64")),
        ("!calc.unit", Some("")),
        ("!calc.vec<4, !calc.num>", Some("!low.array<4 x i64, 8, true>")),
        ("!calc.vec<1, !calc.num>", Some("i64")),
        ("!calc.vec<2, !calc.vec<3, f32>>", Some("!low.array<2 x !low.array<3 x f32, 8, true>, 8, true>")),
        ("!calc.pair<!calc.num, f32>", Some("i64 + f32")),
        ("!calc.pair<!calc.pair<f32, i1>, !calc.num>", Some("f32 + i1 + i64")),
        ("!calc.vec<1, !calc.pair<i1, f32>>", Some("i1 + f32")),
        ("!calc.vec<1, !calc.unit>", Some("")),
        ("!calc.parts<!calc.pair<i1, f32>, !calc.unit, !calc.num>", Some("i1 + f32 + i64")),
        ("!calc.parts<!calc.vec<2, !calc.unit>>", None),
        ("!calc.tuple<!calc.num, f32>", Some("!low.struct<i64, f32 : !low.array<2 x i8, 1, false>>")),
        // The element becomes two types, and the verifier of the array refuses its size.
        ("!calc.vec<2, !calc.pair<i1, i1>>", None),
        ("!calc.vec<-2, i1>", None),
        ("f32", Some("f32")),
    ] {
        assert_eq!(converted(from).as_deref(), to, "{from}");
    }
}

#[test]
fn patterns_of_the_td_run_with_the_converter() {
    let context = context();
    let source = "func.func @f(%x: !calc.num, %v: !calc.vec<4, !calc.num>) {
  %0 = \"calc.make\"() : () -> !calc.num
  %1 = \"calc.add\"(%x, %0) : (!calc.num, !calc.num) -> !calc.num
  %2 = \"calc.twice\"(%v) : (!calc.vec<4, !calc.num>) -> !calc.vec<4, !calc.num>
  \"calc.use\"(%1) : (!calc.num) -> ()
  \"calc.use\"(%2) : (!calc.vec<4, !calc.num>) -> ()
  return
}
";
    let expected = "module {
  func.func @f(%arg0: i64, %arg1: !low.array<4 x i64, 8, true>) {
    %0 = \"low.make\"() : () -> i64
    %1 = \"low.add\"(%arg0, %0) : (i64, i64) -> i64
    %2 = \"low.add\"(%arg1, %arg1) : (!low.array<4 x i64, 8, true>, !low.array<4 x i64, 8, true>) -> !low.array<4 x i64, 8, true>
    \"low.use\"(%1) : (i64) -> ()
    \"low.use\"(%2) : (!low.array<4 x i64, 8, true>) -> ()
    return
  }
}
";
    for rollback in [true, false] {
        let mut ir = context.parse_module("calc.mlir", source).unwrap_or_else(|error| panic!("{error}"));
        let converter = Arc::new(converter());
        let mut target = ConversionTarget::new(&context);
        target.illegal_dialect("calc").legal_dialect("low");
        let own = converter.clone();
        target.dynamic_op("func.func", move |ir, op| Some(own.is_legal_signature(op.function_type(ir)?)));
        let mut rewrites = RewritePatternSet::new(&context);
        populate(&mut rewrites);
        let mut patterns = ConversionPatternSet::new(&context);
        patterns.add_converted_rewrites(rewrites, &converter);
        populate_function_signature_conversion(&mut patterns, &converter);
        let config = ConversionConfig { rollback, ..ConversionConfig::default() };
        let root = ir.root();
        apply_partial_conversion(&mut ir, &[root], &target, &patterns, config)
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(ir.to_string(), expected, "rollback {rollback}");
    }
}

/// An `i32` becomes two `i64`, in the arguments of blocks, too.
#[test]
fn branches_and_the_arguments_of_their_successors_are_converted() {
    let source = "func.func @f(%c: i1, %x: i32, %y: f32) -> (i32, f32) {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2(%x, %y : i32, f32)
^bb1(%a: i32):
  cf.switch %c : i1, [default: ^bb1(%a : i32), 1: ^bb2(%a, %y : i32, f32)]
^bb2(%b: i32, %d: f32):
  cf.br ^bb3(%b, %d : i32, f32)
^bb3(%e: i32, %g: f32):
  return %e, %g : i32, f32
}
";
    let expected = "module {
  func.func @f(%arg0: i1, %arg1: i64, %arg2: i64, %arg3: f32) -> (i64, i64, f32) {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i64, i64), ^bb2(%arg1, %arg2, %arg3 : i64, i64, f32)
  ^bb1(%0: i64, %1: i64):  // 2 preds: ^bb0, ^bb1
    cf.switch %arg0 : i1, [
      default: ^bb1(%0, %1 : i64, i64),
      1: ^bb2(%0, %1, %arg3 : i64, i64, f32)
    ]
  ^bb2(%2: i64, %3: i64, %4: f32):  // 2 preds: ^bb0, ^bb1
    cf.br ^bb3(%2, %3, %4 : i64, i64, f32)
  ^bb3(%5: i64, %6: i64, %7: f32):  // pred: ^bb2
    return %5, %6, %7 : i64, i64, f32
  }
}
";
    for rollback in [true, false] {
        let context = context();
        context.register::<CfDialect>();
        let mut ir = context.parse_module("cf.mlir", source).unwrap_or_else(|error| panic!("{error}"));
        let (i32, i64) = (context.i32_type(), context.integer_type(64));
        let mut converter = TypeConverter::new();
        converter.add_conversion(|ty| ty.into());
        converter.add_conversion(move |ty| match ty {
            ty if ty == i32 => TypeConversion::Types(TypeList::from_slice(&[i64, i64])),
            _ => TypeConversion::NotCovered,
        });
        let converter = Arc::new(converter);
        let mut patterns = ConversionPatternSet::new(&context);
        populate_function_signature_conversion(&mut patterns, &converter);
        populate_branch_conversion(&mut patterns, &converter);
        populate_any_return_conversion(&mut patterns, &converter);
        let mut target = ConversionTarget::new(&context);
        target.legal_op("builtin.module");
        let own = converter.clone();
        target.dynamic_op("func.func", move |ir, op| Some(own.is_legal_signature(op.function_type(ir)?)));
        let own = converter.clone();
        target.dynamic_op("func.return", move |ir, op| Some(own.is_legal_op(ir, op)));
        let own = converter.clone();
        target.dynamic_dialect("cf", move |ir, op| is_legal_branch(ir, op, &own));
        let config = ConversionConfig { rollback, ..ConversionConfig::default() };
        let root = ir.root();
        apply_full_conversion(&mut ir, &[root], &target, &patterns, config)
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(ir.to_string(), expected);
    }
}
