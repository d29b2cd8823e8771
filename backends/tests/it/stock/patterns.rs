//! Patterns of files under an upstream root: native calls, constraints and constants.

use rtblgen_backends::{Generator, Request, generate};
use tblgen_parser::Memory;

use super::{of_stock_file, request};

/// A stock file with patterns whose C++ is translated, or called as hooks.
const PATTERNS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def PutOp : Op<Box_Dialect, "put", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, OptionalAttr<StrAttr>:$label);
  let results = (outs AnyType:$result);
}
def PairOp : Op<Box_Dialect, "pair"> {
  let arguments = (ins I64Attr:$count);
  let results = (outs Variadic<I32>:$all);
  let builders = [OpBuilder<(ins "::mlir::IntegerAttr":$count), [{ $_state.addTypes({}); }]>];
}
def CountOp : Op<Box_Dialect, "count"> { let arguments = (ins I64Attr:$count); }
def TakeOp : Op<Box_Dialect, "take"> { let arguments = (ins Variadic<AnyType>:$all); let results = (outs AnyType:$one); }
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">>;
def Known : Constraint<CPred<"isKnown($0)">>;
def Label : NativeCodeCall<"$_builder.getStringAttr(\"box\")">;
def Joined : NativeCodeCall<"joinLabels($_builder, $0, $1)">;
def Content : NativeCodeCall<"success(contentOf($_self, $0))">;
def Labels : Pat<(PutOp (PutOp:$inner $x, $_), $label), (PutOp $x, (Joined $x, $label)),
                 [(SameType $x, $inner), (Known $x)]>;
def Contents : Pat<(PutOp (Content $x), $_), (PutOp $x, (Label))>;
def Computed : Pat<(CountOp ConstantAttr<I64Attr, "5u / 2">), (CountOp ConstantAttr<I64Attr, "countOf(2)">)>;
def Pairs : Pat<(TakeOp (variadic (PutOp $_, $_))), (TakeOp (PairOp ConstantAttr<I64Attr, "2">))>;
"#;

fn patterns(generator: Generator, written: &str) -> String {
    let mut written_hooks = rtblgen_backends::input::written_hooks::WrittenHooks::default();
    written_hooks.read(written).expect("it is Rust");
    let request = Request { written_hooks, ..request() };
    let output = generate(generator, request, &Memory::from([("up/Box.td", PATTERNS)]));
    output.unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics)).text
}

#[test]
fn patterns_call_hooks_with_the_signatures_of_their_uses() {
    let rust = patterns(Generator::Rewriters, "");
    for expected in [
        "entity_0.ty() == entity_1.ty()",
        "string_attr(\"box\")",
        "pub fn constant() -> i64",
        "hooks::constant()",
        "pub fn is_known<'c>(entity_0: ValueView<'_, 'c>) -> bool",
        "pub fn join_labels<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value, argument_1: Option<Attribute<'c>>) -> Attribute<'c>",
        "pub fn content_of<'c>(op: OpView<'_, 'c>) -> Option<Value>",
        "pub fn pair_op_types<'c>(context: &'c Context, argument_0: Option<Attribute<'c>>) -> Vec<Type<'c>>",
        "declarative::missing_hook(",
        "\"the hook `join_labels` of `Joined` is not written\",",
    ] {
        assert!(rust.contains(expected), "{expected} is not in\n{rust}");
    }
}

#[test]
fn a_pattern_whose_hooks_are_written_matches() {
    let rust = patterns(
        Generator::Rewriters,
        "pub fn join_labels() {} pub fn is_known() {} pub fn pair_op_types() {}",
    );
    assert!(!rust.contains("missing_hook(\"the hook"), "{rust}");
    assert!(rust.contains("pub use super::own_hooks::*;"), "{rust}");
}

#[test]
fn hooks_of_patterns_are_listed() {
    let list = patterns(Generator::ListHooks, "");
    for expected in [
        "up/Box.td:20: required native call `hooks::join_labels` of `Joined`  // joinLabels($_builder, $0, $1)",
        "required pattern constraint `hooks::is_known` of `Known`",
        "required result types `hooks::pair_op_types` of `box.pair`",
    ] {
        assert!(list.contains(expected), "{expected} is not in\n{list}");
    }
}

/// User functions as arguments of other calls, with expressions as arguments, and in several native calls.
const CALLS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def PutOp : Op<Box_Dialect, "put", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, OptionalAttr<StrAttr>:$label);
  let results = (outs AnyType:$result);
}
def TakeOp : Op<Box_Dialect, "take"> { let arguments = (ins Variadic<AnyType>:$all); let results = (outs I32:$one); }
def Typed : NativeCodeCall<"typed($_builder, $0.getType(), 3)">;
def Nested : NativeCodeCall<"outer(::mlir::box::inner($_builder, $0))">;
def Named : NativeCodeCall<"$_builder.getStringAttr(nameOf($0.getType()))">;
def Chosen : NativeCodeCall<"isLarge($0) ? $_builder.getUnitAttr() : $_builder.getUnitAttr()">;
def Again : NativeCodeCall<"typed($0)">;
def Spread : NativeCodeCall<"spread($_builder, $0, $1...)">;
def Members : NativeCodeCall<"$0.getDefiningOp<PutOp>().getLabelAttr()">;
def Front : NativeCodeCall<"$0.front()">;
def None : NativeCodeCall<"Attribute()">;
def Bound : NativeCodeCall<"success(bound($_self->getOperand(0), $0, $1))">;
def Asked : NativeCodeCall<"success(isAsked($_self))">;
def One : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Typed $x))>;
def Two : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Nested $x))>;
def Three : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Named $x))>;
def Four : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Chosen $x))>;
def Five : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Again $x))>;
def Six : Pat<(PutOp (PutOp:$a $x, $_), $label), (PutOp $x, (Spread $x, $a, $label))>;
def Seven : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Members $x))>;
def Eight : Pat<(TakeOp $all), (Front $all)>;
def Nine : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (None))>;
def Ten : Pat<(PutOp (Bound $x, $y), $_), (PutOp (PutOp $x, (None)), (Again $y))>;
def Eleven : Pat<(PutOp (Asked), $_), (PutOp (TakeOp (variadic)), (None))>;
def Twice : NativeCodeCall<"twice($_loc, $0, $0, $_loc)">;
def Ordered : NativeCodeCall<"ordered($0, $1)">;
def Reversed : NativeCodeCall<"ordered($1, $0)">;
def Twelve : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Twice $x))>;
def Thirteen : Pat<(PutOp (PutOp:$a $x, $_), $_), (PutOp $x, (Ordered $x, $a))>;
def Fourteen : Pat<(PutOp (PutOp:$a $x, $_), $_), (PutOp $x, (Reversed $x, $a))>;
"#;

#[test]
fn user_functions_are_hooks_in_translated_calls() {
    let rust = of_stock_file(CALLS, Generator::Rewriters);
    for expected in [
        "pub fn typed<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Type<'c>, argument_1: i32) -> Attribute<'c>",
        "pub fn typed_2<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value) -> Attribute<'c>",
        "pub fn outer<'c>(argument_0: Attribute<'c>) -> Attribute<'c>",
        "pub fn inner<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value) -> Attribute<'c>",
        "hooks::outer(hooks::inner(rewriter, argument_0))",
        "pub fn name_of<'c>(argument_0: Type<'c>) -> String",
        "pub fn is_large<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value) -> bool",
        "pub fn spread<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value, argument_1: Value, argument_2: Option<Attribute<'c>>) -> Attribute<'c>",
        "pub fn members<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value) -> Attribute<'c>",
        ".expect(\"Front: a step of the C++ has no defined result\")",
        "pub fn bound<'c>(argument_0: ValueView<'_, 'c>) -> Option<(Value, Value)>",
        "pub fn twice<'c>(rewriter: &mut PatternRewriter<'_, 'c>, location: Location<'c>, argument_0: Value, argument_1: Value, argument_2: Location<'c>) -> Attribute<'c>",
        "hooks::ordered(rewriter, argument_1, argument_0)",
        "missing_hook( op.ir(), \"the hook `is_asked` of `Asked` is not written\", )?; hooks::is_asked(op).then_some(())",
    ] {
        assert!(rust.contains(expected), "{expected} is not in\n{rust}");
    }
    assert!(!rust.contains("ordered_2"), "{rust}");
}

/// Constants that are types, and an enum constant that is a call.
const CONSTANTS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"Slow", 0>]> { let cppNamespace = "::mlir::box"; }
def PutOp : Op<Box_Dialect, "put"> { let arguments = (ins TypeAttr:$of, Mode:$mode); }
def Wide : Pat<(PutOp ConstantAttr<TypeAttr, "rewriter.getIntegerType(8)">, $mode),
               (PutOp ConstantAttr<TypeAttr, "typeOf(rewriter)">, $mode)>;
"#;

#[test]
fn constants_of_types_have_a_context() {
    let rust = of_stock_file(CONSTANTS, Generator::Rewriters);
    for text in [
        "attr == attr.context().type_attr(attr.context().integer_type(8))",
        "type_attr(hooks::constant(builder.context()))",
        "pub fn constant<'c>(context: &'c Context) -> Type<'c> { support::missing_hook(context,",
    ] {
        assert!(rust.contains(text), "{text} in {rust}");
    }
}

/// The error of a generator for a stock file, with its place.
fn error_of(text: &str, generator: Generator) -> String {
    let files = Memory::from([("up/Box.td", text)]);
    let Err(failure) = generate(generator, request(), &files) else { return "no error".to_owned() };
    let error = failure.errors().next().expect("there is an error");
    let place = failure.sources.text(error.span.expect("it has a place"));
    let labels: Vec<_> = error.labels.iter().map(|(span, _)| failure.sources.text(*span)).collect();
    format!("{place:?} {labels:?}: {}; {}", error.message, error.help.as_deref().unwrap_or_default())
}

#[test]
fn a_constant_without_a_translation_is_an_error() {
    let pattern = "def Slow : Pat<(PutOp $of, ConstantAttr<Mode, \"modeOf()\">), (PutOp $of, ConstantAttr<Mode, \"::mlir::box::Mode::Slow\">)>;";
    let error = error_of(&format!("{CONSTANTS}{pattern}"), Generator::Rewriters);
    let expected = "the constant is C++ without a translation, expected a `Mode`; write the path of a case, such as `Mode::Slow`";
    assert!(error.contains(expected), "{error}");
}

#[test]
fn two_attributes_of_an_enum_are_an_error() {
    let mode = "def Box_ModeAttr : EnumAttr<Box_Dialect, Mode, \"mode\">;";
    let error = error_of(&format!("{CONSTANTS}{mode}"), Generator::Dialect);
    let expected = "\"Box_ModeAttr\" [\"Mode\"]: two attributes hold the enum `Mode`: a value of it becomes one of them only; \
                    write `let genSpecializedAttr = 0;` in `Mode`";
    assert_eq!(error, expected);
}

/// Two attributes hold an enum; ops and patterns use the second one.
const PACES: &str = r#"
def Pace : I32Enum<"Pace", "a pace", [I32EnumCase<"Fast", 0>]> { let cppNamespace = "::mlir::box"; }
def Box_PaceAttr : EnumAttr<Box_Dialect, Pace, "pace">;
def Box_OtherAttr : EnumAttr<Box_Dialect, Pace, "other"> {
  let cppClassName = "OtherAttr";
  let parameters = (ins EnumParameter<Pace>:$kind);
  let assemblyFormat = "$kind";
}
def RunOp : Op<Box_Dialect, "run"> { let arguments = (ins ConfinedAttr<Box_OtherAttr, []>:$at, I32Attr:$x); }
def Same : Pat<(RunOp ConstantAttr<ConfinedAttr<Box_OtherAttr, []>, "::mlir::box::Pace::Fast">, $x),
               (RunOp ConstantAttr<Box_OtherAttr, "::mlir::box::Pace::Fast">, $x)>;
"#;

#[test]
fn a_second_attribute_of_an_enum_has_its_own_values_and_constants() {
    let text = format!("{CONSTANTS}{PACES}");
    let rust = of_stock_file(&text, Generator::Rewriters);
    for expected in
        ["OtherAttr::get(builder.context(), Pace::Fast)", "OtherAttr::get(attr.context(), Pace::Fast)"]
    {
        assert!(rust.contains(expected), "{expected} is not in\n{rust}");
    }
    let rust = of_stock_file(&text, Generator::OpDefs);
    assert!(rust.contains("attr.expect::<OtherAttr<'_>>().kind()"), "{rust}");
}
