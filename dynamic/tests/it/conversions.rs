//! The type conversions and patterns of `test-td/td/lowering`, loaded. Its tests have the same results of the compiled ones.

use std::sync::Arc;

use rtblgen_backends::MainFile;
use rtblgen_conversion::TypeConverter;
use rtblgen_dialects::cf::CfDialect;
use rtblgen_dialects::conversion::populate_scf_type_conversion;
use rtblgen_dialects::scf::ScfDialect;
use rtblgen_dynamic::{ApplyConversions, LoadedPatterns, Source, load, load_patterns};
use rtblgen_ir::Context;
use rtblgen_ir::dialects::FuncDialect;
use rtblgen_opt::{OptRegistry, run};
use tblgen_parser::Disk;

use crate::support::root;

/// The file includes both dialects, whose ops have the same classes.
fn source() -> Source {
    let main = MainFile::Path(root("test-td/td/lowering/calc_to_low.td"));
    Source { main, ..Source::default() }
}

fn patterns() -> Arc<LoadedPatterns> {
    let patterns = load_patterns(&source(), &Disk).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(patterns.left_out.is_empty(), "{:?}", patterns.left_out);
    patterns
}

fn context() -> Context {
    let context = Context::new();
    load(&source(), &Disk).unwrap_or_else(|failure| panic!("{failure}")).register(&context);
    context
}

#[test]
fn types_are_converted_as_the_td_says() {
    let context = context();
    let mut converter = TypeConverter::new();
    converter.add_conversion(|ty| ty.into());
    patterns().add_type_conversions(&context, &mut converter).expect("the types are registered");
    let converted = |ty: &str| {
        let ty = context.parse_type(ty).unwrap_or_else(|error| panic!("{error}"));
        let types = converter.convert_to_many(ty)?;
        Some(types.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + "))
    };
    // The compiled type refuses a negative size, too: its verifier is a hook.
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
        // The element becomes two types.
        ("!calc.vec<2, !calc.pair<i1, i1>>", None),
        ("f32", Some("f32")),
    ] {
        assert_eq!(converted(from).as_deref(), to, "{from}");
    }
}

#[test]
fn a_type_that_the_context_does_not_have_is_named() {
    let error = patterns().add_type_conversions(&Context::new(), &mut TypeConverter::new());
    assert_eq!(error.unwrap_err(), "the type `!calc.unit` of a conversion is not registered");
}

/// The result of `rtblgen opt --conversions ... --apply-conversions`.
fn converted(program: &str) -> String {
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>().dialect::<CfDialect>().dialect::<ScfDialect>();
    let dialects = load(&source(), &Disk).unwrap_or_else(|failure| panic!("{failure}"));
    registry.extension(move |context| dialects.register(context));
    registry.pass(ApplyConversions::new(vec![patterns()]).also(populate_scf_type_conversion));
    let flags = vec!["--apply-conversions".to_owned()];
    let outcome = run("rtblgen opt", flags, &registry, &mut program.as_bytes());
    assert!(outcome.success, "{}", outcome.errors);
    outcome.output
}

#[test]
fn loops_and_conditions_are_converted_with_their_types() {
    let program = "func.func @f(%x: !calc.num, %p: !calc.pair<!calc.num, f32>, %n: index, %c: i1) -> !calc.pair<!calc.num, f32> {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%a = %x, %b = %p) -> (!calc.num, !calc.pair<!calc.num, f32>) {
    %2 = \"calc.twice\"(%a) : (!calc.num) -> !calc.num
    scf.yield %2, %b : !calc.num, !calc.pair<!calc.num, f32>
  }
  %1 = scf.if %c -> (!calc.pair<!calc.num, f32>) {
    scf.yield %0#1 : !calc.pair<!calc.num, f32>
  } else {
    scf.yield %p : !calc.pair<!calc.num, f32>
  }
  return %1 : !calc.pair<!calc.num, f32>
}
";
    let expected = "module {
  func.func @f(%arg0: i64, %arg1: i64, %arg2: f32, %arg3: index, %arg4: i1) -> (i64, f32) {
    %0:3 = scf.for %arg5 = %arg3 to %arg3 step %arg3 iter_args(%arg6 = %arg0, %arg7 = %arg1, %arg8 = %arg2) -> (i64, i64, f32) {
      %2 = \"low.add\"(%arg6, %arg6) : (i64, i64) -> i64
      scf.yield %2, %arg7, %arg8 : i64, i64, f32
    }
    %1:2 = scf.if %arg4 -> (i64, f32) {
      scf.yield %0#1, %0#2 : i64, f32
    } else {
      scf.yield %arg1, %arg2 : i64, f32
    }
    return %1#0, %1#1 : i64, f32
  }
}
";
    assert_eq!(converted(program).trim_end(), expected.trim_end());
}

#[test]
fn casts_of_earlier_conversions_stay() {
    let program = "func.func @f(%x: i64) {
  %0 = builtin.unrealized_conversion_cast %x : i64 to !calc.num
  \"calc.use\"(%0) : (!calc.num) -> ()
  return
}
";
    let expected = "module {
  func.func @f(%arg0: i64) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to !calc.num
    \"low.use\"(%arg0) : (i64) -> ()
    return
  }
}
";
    assert_eq!(converted(program).trim_end(), expected.trim_end());
}

#[test]
fn patterns_run_with_the_converter() {
    let program = "func.func @f(%x: !calc.num, %v: !calc.vec<4, !calc.num>) {
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
    assert_eq!(converted(program), expected);
}

#[test]
fn functions_calls_and_branches_are_converted() {
    let program = "func.func @f(%x: !calc.num, %c: i1) -> !calc.num {
  cf.cond_br %c, ^bb1(%x : !calc.num), ^bb2
^bb1(%y: !calc.num):
  %0 = \"calc.twice\"(%y) : (!calc.num) -> !calc.num
  return %0 : !calc.num
^bb2:
  %1 = call @f(%x, %c) : (!calc.num, i1) -> !calc.num
  return %1 : !calc.num
}
";
    let expected = "module {
  func.func @f(%arg0: i64, %arg1: i1) -> i64 {
    cf.cond_br %arg1, ^bb1(%arg0 : i64), ^bb2
  ^bb1(%0: i64):  // pred: ^bb0
    %1 = \"low.add\"(%0, %0) : (i64, i64) -> i64
    return %1 : i64
  ^bb2:  // pred: ^bb0
    %2 = call @f(%arg0, %arg1) : (i64, i1) -> i64
    return %2 : i64
  }
}

";
    assert_eq!(converted(program), expected);
}

#[test]
fn the_example_of_the_guide_has_its_output() {
    let page = std::fs::read_to_string(root("docs/guide/at-once.md")).expect("the page is there");
    let (_, part) = page.split_once("## Type conversions").expect("the page has the part");
    let blocks: Vec<&str> =
        part.split("```mlir\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let lines = |text: &str| -> Vec<String> { text.lines().map(|line| line.trim().to_owned()).collect() };
    let output = lines(&converted(blocks[0]));
    assert_eq!(output[1..output.len() - 2], lines(blocks[1]));
}
