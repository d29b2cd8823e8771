//! Native calls of a stock pattern file that call user functions. The generated Rust is compiled with hooks, and the program
//! applies the patterns.

use std::path::Path;
use std::process::Command;

use oracle::Rustc;
use rtblgen_backends::{Generator, Request, generate};
use tblgen_parser::Disk;

use crate::translator::request;

/// Nested calls, arguments that are expressions, a list of values, calls in source patterns, and a null attribute.
const PATTERNS: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def E_Dialect : Dialect { let name = "e"; let cppNamespace = "::e"; }
class Tagged<string name> : Op<E_Dialect, name, [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$value, OptionalAttr<AnyAttr>:$tag);
  let results = (outs AnyType:$result);
}
def AOp : Tagged<"a"> {}
def BOp : Tagged<"b"> {}
def COp : Tagged<"c"> {}
def DOp : Tagged<"d"> {}
def EOp : Tagged<"e"> {}
def DoneOp : Tagged<"done"> {}
def FirstOp : Op<E_Dialect, "first"> { let arguments = (ins Variadic<AnyType>:$all); let results = (outs I32:$one); }
def Nested : NativeCodeCall<"outer($_builder, inner($_builder, $0.getType(), 1u + 2), makeName($_builder))">;
def Named : NativeCodeCall<"$_builder.getStringAttr(nameOf($0.getType()))">;
def Chosen : NativeCodeCall<"$_builder.getBoolAttr(isLarge($0.getType()))">;
def Spread : NativeCodeCall<"spread($_builder, $0, $1...)">;
def Front : NativeCodeCall<"$0.front()">;
def Absent : NativeCodeCall<"Attribute()">;
def Bound : NativeCodeCall<"success(bound($_self->getOperand(0), $0, $1))">;
def Asked : NativeCodeCall<"success(isAsked($_self))">;
def GOp : Tagged<"g"> {}
def HOp : Tagged<"h"> {}
def IOp : Tagged<"i"> {}
def JOp : Tagged<"j"> {}
def KOp : Tagged<"k"> {}
def LastOp : Op<E_Dialect, "last"> { let arguments = (ins Variadic<AnyType>:$all); let results = (outs I32:$one); }
def Number : NativeCodeCall<"3">;
def Same : NativeCodeCall<"$0">;
def TypeOf : NativeCodeCall<"$0.getType()">;
def Many : NativeCodeCall<"many($_builder, $0, $1, $_builder, $2, StringRef(\"a\"))">;
def Integer : NativeCodeCall<"cast<IntegerAttr>($0)">;
def Sized : NativeCodeCall<"IntegerAttr::get($0.getType(), 3)">;
def Maybe : NativeCodeCall<"dyn_cast<IntegerAttr>($0)">;
def Located : NativeCodeCall<"$_loc">;
def Lists : NativeCodeCall<"lists({{1}, {2}})">;
def G : Pat<(GOp $x, $_), (DoneOp $x, (Many (Number), (Same $x), (TypeOf $x)))>;
def H : Pat<(HOp $x, AnyAttr:$tag), (DoneOp $x, (Integer $tag))>;
def I : Pat<(IOp $x, $_), (DoneOp $x, (Sized $x))>;
def J : Pat<(JOp $x, AnyAttr:$tag), (DoneOp $x, (Maybe $tag))>;
def K : Pat<(KOp $x, $_), (DoneOp (DoneOp $x, (Located)), (Lists))>;
def Last : Pat<(LastOp $all), (FirstOp (Same $all))>;
def A : Pat<(AOp $x, $_), (DoneOp $x, (Nested $x))>;
def B : Pat<(BOp $x, $_), (DoneOp $x, (Named $x))>;
def C : Pat<(COp (Bound $x, AnyAttr:$tag), $_), (DoneOp $x, (Spread $x, $tag, $tag))>;
def D : Pat<(DOp (Asked), $_), (DoneOp (FirstOp (variadic)), (Absent))>;
def E : Pat<(EOp:$e $x, $_), (DoneOp $x, (Chosen $x))>;
def First : Pat<(FirstOp $all), (Front $all)>;
"#;

/// The hooks, and a program that applies the patterns.
const DRIVER: &str = r##"
pub mod dialect { /* DIALECT */ }
pub mod patterns {
    use super::dialect::*;
    pub mod hooks {
        use rtblgen_runtime::rewrite::PatternRewriter;
        use rtblgen_runtime::{Attribute, Location, OpView, Type, Value, ValueView};
        pub fn many<'c>(
            rw: &mut PatternRewriter<'_, 'c>, number: i32, _: Value, ty: Type<'c>, text: &str,
        ) -> Attribute<'c> {
            rw.context().string_attr(&format!("{number} {ty} {text}"))
        }
        pub fn located<'c>(location: Location<'c>) -> Attribute<'c> { location.context().unit_attr() }
        pub fn lists<'c>() -> Attribute<'c> { unreachable!("the pattern is not tried") }
        pub fn outer<'c>(rw: &mut PatternRewriter<'_, 'c>, inner: Attribute<'c>, name: Attribute<'c>) -> Attribute<'c> {
            rw.context().array_attr(&[inner, name])
        }
        pub fn inner<'c>(rw: &mut PatternRewriter<'_, 'c>, ty: Type<'c>, number: u32) -> Attribute<'c> {
            rw.context().array_attr(&[rw.context().type_attr(ty), rw.context().i32_attr(number as i32)])
        }
        pub fn make_name<'c>(rw: &mut PatternRewriter<'_, 'c>) -> Attribute<'c> { rw.context().string_attr("made") }
        pub fn name_of(ty: Type<'_>) -> String { format!("a {ty}") }
        pub fn is_large(ty: Type<'_>) -> bool { ty.is_integer(64) }
        pub fn bound<'c>(value: ValueView<'_, 'c>) -> Option<(Value, Attribute<'c>)> {
            let ty = value.ty();
            ty.is_integer(32).then(|| (value.value(), ty.context().type_attr(ty)))
        }
        pub fn is_asked(op: OpView<'_, '_>) -> bool { op.operands().count() == 1 }
        pub fn spread<'c>(rw: &mut PatternRewriter<'_, 'c>, _: Value, b: Attribute<'c>, c: Attribute<'c>) -> Attribute<'c> {
            rw.context().array_attr(&[b, c])
        }
    }
    /* PATTERNS */
}
fn main() {
    use rtblgen_runtime::rewrite::{GreedyConfig, RewritePatternSet, apply_patterns_greedily};
    let context = rtblgen_runtime::Context::new();
    context.register::<dialect::EDialect>();
    context.register::<rtblgen_runtime::dialects::FuncDialect>();
    let program = std::env::args().nth(1).expect("a program");
    let mut ir = context.parse_module("program.mlir", &program).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut set = RewritePatternSet::new(&context);
    patterns::populate(&mut set);
    let _ = apply_patterns_greedily(&mut ir, &set.freeze(), GreedyConfig::default());
    print!("{ir}");
}
"##;

/// Ops before the rewrite, and text of the IR after it. An op stays the same if no pattern matches.
const REWRITTEN: &[(&str, &str)] = &[
    (
        "%1 = \"e.a\"(%0) : (i32) -> i32",
        "%0 = \"e.done\"(%arg0) <{tag = [[i32, 3 : i32], \"made\"]}> : (i32) -> i32",
    ),
    ("%1 = \"e.b\"(%0) : (i32) -> i32", "%0 = \"e.done\"(%arg0) <{tag = \"a i32\"}> : (i32) -> i32"),
    (
        "%2 = \"e.done\"(%0) : (i32) -> i32 %1 = \"e.c\"(%2) : (i32) -> i32",
        "%1 = \"e.done\"(%arg0) <{tag = [i32, i32]}> : (i32) -> i32",
    ),
    (
        "%2 = \"e.done\"(%0) : (i32) -> i32 %1 = \"e.d\"(%2) : (i32) -> i32",
        "%1 = \"e.first\"() : () -> i32\n    %2 = \"e.done\"(%1) : (i32) -> i32",
    ),
    ("%1 = \"e.e\"(%0) : (i32) -> i32", "%0 = \"e.done\"(%arg0) <{tag = false}> : (i32) -> i32"),
    ("%1 = \"e.first\"(%0, %0) : (i32, i32) -> i32", "return %arg0 : i32"),
    ("%1 = \"e.first\"() : () -> i32", "%0 = \"e.first\"() : () -> i32"),
    ("%1 = \"e.g\"(%0) : (i32) -> i32", "%0 = \"e.done\"(%arg0) <{tag = \"3 i32 a\"}> : (i32) -> i32"),
    (
        "%1 = \"e.h\"(%0) <{tag = 7 : i8}> : (i32) -> i32",
        "%0 = \"e.done\"(%arg0) <{tag = 7 : i8}> : (i32) -> i32",
    ),
    ("%1 = \"e.h\"(%0) <{tag = unit}> : (i32) -> i32", "%0 = \"e.h\"(%arg0) <{tag}> : (i32) -> i32"),
    ("%1 = \"e.i\"(%0) : (i32) -> i32", "%0 = \"e.done\"(%arg0) <{tag = 3 : i32}> : (i32) -> i32"),
    ("%1 = \"e.j\"(%0) <{tag = unit}> : (i32) -> i32", "%0 = \"e.done\"(%arg0) : (i32) -> i32"),
    ("%1 = \"e.last\"() : () -> i32", "%0 = \"e.first\"() : () -> i32"),
];

#[test]
fn hooks_are_called_with_translated_arguments() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("native_calls");
    let file = folder.join("stock/E.td");
    std::fs::create_dir_all(folder.join("stock")).expect("a folder can be made");
    std::fs::write(&file, PATTERNS).expect("a file can be written");
    let generated = |generator, stub_hooks| {
        let request = Request { stub_hooks, ..request(&file) };
        let output = generate(generator, request, &Disk);
        output.unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics)).text
    };
    let dialect = generated(Generator::Dialect, false);
    let with = |patterns: &str| DRIVER.replace("/* DIALECT */", &dialect).replace("/* PATTERNS */", patterns);
    let rustc = Rustc::find(&folder, &["rtblgen_runtime"], "use rtblgen_runtime::Context;");
    let stubs =
        format!("pub mod stubs {{ use super::dialect::*; {} }}", generated(Generator::Rewriters, true));
    let text = with(&generated(Generator::Rewriters, false)) + &stubs;
    let program = rustc.program(&text, "native_calls").unwrap_or_else(|error| panic!("{error}"));
    for (op, expected) in REWRITTEN {
        let text = format!("func.func @f(%0: i32) -> i32 {{ {op} func.return %1 : i32 }}");
        let output = Command::new(&program).arg(text).output().expect("the program runs");
        let output =
            String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        assert!(output.contains(expected), "{op}: {output}");
    }
}
