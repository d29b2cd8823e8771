//! Random predicates that call accessors: evaluated, they hold for the same values as compiled.
//!
//! All predicates are in one dialect, which is compiled once. `RTBLGEN_RANDOM_ACCESSORS=400` makes so many.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use oracle::Rustc;
use oracle::random::{Random, count};
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Memory;

use crate::support::{load_text, opt};

const DIALECT: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def T_Kind : I32Enum<"Kind", "a kind", [I32EnumCase<"Red", 0, "red">, I32EnumCase<"Blue", 1, "blue">]>;
def T_Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"Fast", 0, "fast">, I32EnumAttrCase<"Slow", 1, "slow">]>;
class Parameters {
  dag parameters = (ins "::mlir::Type":$element, "int64_t":$length, "uint32_t":$size, "bool":$is_open, StringRefParameter<>:$name,
    EnumParameter<T_Kind>:$kind, OptionalParameter<"::mlir::Type">:$tag, OptionalParameter<"::mlir::Attribute">:$note,
    OptionalArrayRefParameter<"int64_t">:$numbers, OptionalArrayRefParameter<"::mlir::Type">:$types);
}
defvar format = "`<` $element `,` $length `,` $size `,` $is_open `,` $name `,` $kind (`tag` $tag^)? (`note` $note^)? (`of` `[` $numbers^ `]`)? (`with` `[` $types^ `]`)? `>`";
def T_Box : TypeDef<T_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = Parameters<>.parameters;
  let assemblyFormat = format;
}
def T_Card : AttrDef<T_Dialect, "Card"> {
  let mnemonic = "card";
  let parameters = Parameters<>.parameters;
  let assemblyFormat = format;
}
"#;

/// Texts of the parameters of a type and of an attribute.
const VALUES: [&str; 6] = [
    "i8, 5, 1, true, \"a\", blue tag index of [1, 2, 3]",
    "f32, -1, 0, false, \"\", red with [i8, f32]",
    "tensor<4xf32>, 0, 9, true, \"long name\", red note unit of [-5] with [index]",
    "!t.box<i8, 1, 1, true, \"a\", red of [0]>, 7, 3, false, \"b\", blue tag i8 note 3 : i32 of [7, 7] with [i8, i8, i8]",
    "index, 4611686018427387904, 4294967295, false, \"a\", red tag f32 of [0] with [f32]",
    "vector<2xi8>, 12, 2, true, \"ab\", blue note \"text\" of [2, 1]",
];

const DRIVER: &str = r##"
pub mod dialect { /* DIALECT */ }
fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(&file).expect("it can be read");
    let context = rtblgen_runtime::Context::new();
    context.register::<dialect::TDialect>();
    context.allow_unregistered_dialects(true);
    let Err(problems) = context.parse_module("program.mlir", &text) else { return };
    for problem in problems.iter() {
        let line = problem.location.first_file_range().map_or(0, |range| range.start_line);
        println!("program.mlir:{line}: error: {}", problem.message);
    }
}
"##;

/// A condition on the accessors of `own`.
fn condition(random: &mut Random, depth: usize) -> String {
    if depth > 0 && random.below(3) > 0 {
        let (left, right) = (condition(random, depth - 1), condition(random, depth - 1));
        return match random.below(4) {
            0 => format!("!({left})"),
            1 => format!("if {left} {{ {right} }} else {{ own.is_open() }}"),
            2 => format!("({left} || {right})"),
            _ => format!("({left} && {right})"),
        };
    }
    let number = [
        "own.length()",
        "(own.numbers().len() as i64)",
        "i64::from(own.size())",
        "(own.types().len() as i64)",
    ];
    let (number, bound) = (*random.pick(&number), random.below(9) as i64 - 2);
    let compare = *random.pick(&["==", "<", ">=", "!="]);
    let test = *random.pick(&["is_index()", "is_f32()", "is_vector()", "is_integer(8)", "is::<BoxType>()"]);
    match random.below(14) {
        0 | 1 => format!("{number} {compare} {bound}"),
        2 => "own.is_open()".to_owned(),
        3 => format!("own.name() == {:?}", random.pick(&["a", "", "ab"])),
        4 => format!("own.name().{}", random.pick(&["is_empty()", "starts_with(\"a\")", "len() > 1"])),
        5 => format!("own.kind() == Kind::{}", random.pick(&["Red", "Blue"])),
        6 => format!("own.element().{test}"),
        7 => format!("own.tag().is_some_and(|tag| tag.{test})"),
        8 => format!("own.tag() == Some(own.element()) || own.tag().is_none_or(|tag| tag.{test})"),
        9 => format!("own.note().{}", random.pick(&["is_none()", "is_some_and(|note| note.is_string())"])),
        10 => format!(
            "own.numbers().iter().{}(|number| *number {compare} {bound})",
            random.pick(&["all", "any"])
        ),
        11 => format!("own.numbers().contains(&{bound})"),
        12 => format!(
            "own.types().{}",
            match random.below(3) {
                0 => format!("iter().any(|ty| ty.{test})"),
                1 => format!("first().is_some_and(|ty| ty.{test})"),
                _ => "contains(&own.element())".to_owned(),
            }
        ),
        _ => format!("own.element().cast::<BoxType>().is_some_and(|inner| inner.length() {compare} {bound})"),
    }
}

/// A condition on the operands, the results and the attributes of an op.
fn condition_in_op(random: &mut Random, depth: usize) -> String {
    if depth > 0 && random.below(3) > 0 {
        let (left, right) = (condition_in_op(random, depth - 1), condition_in_op(random, depth - 1));
        let operator = *random.pick(&["||", "&&"]);
        return format!("{}({left} {operator} {right})", random.pick(&["", "!"]));
    }
    let bound = random.below(5) as i64 - 1;
    let compare = *random.pick(&["==", "<", ">=", "!="]);
    let test = *random.pick(&["is_index()", "is_f32()", "is_vector()", "is_integer(8)", "is::<BoxType>()"]);
    match random.below(12) {
        0 => format!("$a.ty().{test}"),
        1 => format!("$maybe.is_some_and(|value| value.ty().{test})"),
        2 => "$maybe.is_none()".to_owned(),
        3 => format!("$many.iter().{}(|value| value.ty().{test})", random.pick(&["all", "any"])),
        4 => format!("($many.len() as i64) {compare} {bound}"),
        5 => "$many.first().is_some_and(|value| value.ty() == $a.ty())".to_owned(),
        6 => format!("($results.len() as i64) {compare} {bound}"),
        7 => format!("$mode == Mode::{}", random.pick(&["Fast", "Slow"])),
        8 => format!("$other.is_none_or(|mode| mode == Mode::{})", random.pick(&["Fast", "Slow"])),
        9 => format!("$number.is_some_and(|number| number {compare} {bound})"),
        10 => "$is_open".to_owned(),
        _ => format!("$text {} \"a\"", random.pick(&["==", "!="])),
    }
}

/// An op with each kind of operand, result and attribute, whose conditions are traits.
const OPERANDS: &str = "let arguments = (ins AnyType:$a, Optional<AnyType>:$maybe, Variadic<AnyType>:$many, T_Mode:$mode, OptionalAttr<T_Mode>:$other,
    OptionalAttr<I32Attr>:$number, UnitAttr:$is_open, StrAttr:$text);
  let results = (outs Variadic<AnyType>:$results);";

/// Uses of such an op: all operands after the first, attributes, segments and types.
const USES: [&str; 6] = [
    "(%i8, %i8, %f) {mode = 0 : i32, text = \"a\", number = 2 : i32, SEGMENTS<1, 1, 1>} : (i8, i8, f32) -> ()",
    "(%f) {mode = 1 : i32, other = 1 : i32, text = \"\", is_open, SEGMENTS<1, 0, 0>} : (f32) -> (i8)",
    "(%i, %f) {mode = 1 : i32, other = 0 : i32, text = \"a\", number = -1 : i32, SEGMENTS<1, 1, 0>} : (index, f32) -> (i8, i8)",
    "(%i8, %i8, %i8) {mode = 0 : i32, text = \"b\", number = 0 : i32, is_open, SEGMENTS<1, 0, 2>} : (i8, i8, i8) -> ()",
    "(%v, %i8, %f, %i, %v) {mode = 0 : i32, other = 1 : i32, text = \"a\", SEGMENTS<1, 1, 3>} : (vector<2xf32>, i8, f32, index, vector<2xf32>) -> (i8, i8, i8)",
    "(%b, %b, %b) {mode = 1 : i32, text = \"c\", number = 1 : i32, SEGMENTS<1, 1, 1>} : (!t.box<BOX>, !t.box<BOX>, !t.box<BOX>) -> ()",
];

/// The values of the uses.
const GIVEN: &str = "%i8, %f, %i, %v, %b = \"u.x\"() : () -> (i8, f32, index, vector<2xf32>, !t.box<BOX>)";

/// An op with a condition as its trait, and a line for each use.
fn with_op(random: &mut Random, number: usize, text: &mut String, program: &mut String) {
    let condition = condition_in_op(random, 3);
    let _ = writeln!(
        text,
        "def Op{number} : Op<T_Dialect, \"op{number}\", [AttrSizedOperandSegments, PredOpTrait<\"c\", CPred<[{{{condition}}}]>>]> {{ {OPERANDS} }}"
    );
    for used in USES {
        let results = match used.rsplit(" -> ").next() {
            Some("()") => "",
            Some("(i8)") => "%r = ",
            Some("(i8, i8)") => "%r:2 = ",
            _ => "%r:3 = ",
        };
        let line = format!("module {{ {GIVEN} {results}\"t.op{number}\"{used} }}");
        let line = line
            .replace("SEGMENTS", "operandSegmentSizes = array<i32: ")
            .replace("array<i32: <", "array<i32: ");
        let _ = writeln!(program, "{}", line.replace("BOX", VALUES[0]));
    }
}

/// The dialect with a constraint and an op for each condition, and a program with each value for each op.
fn random_dialect(random: &mut Random, wanted: usize) -> (String, String) {
    let (mut text, mut program) = (DIALECT.to_owned(), String::new());
    for number in 0..wanted {
        if number % 3 == 0 {
            with_op(random, number, &mut text, &mut program);
            continue;
        }
        let is_type = random.below(2) == 0;
        let (base, class, role) = if is_type { ("Type", "BoxType", "x") } else { ("Attr", "CardAttr", "a") };
        let condition = condition(random, 3);
        let _ = writeln!(
            text,
            "def C{number} : {base}<CPred<[{{$_self.cast::<{class}>().is_some_and(|own| {condition})}}]>, \"c\">;\n\
             def Op{number} : Op<T_Dialect, \"op{number}\"> {{ let arguments = (ins C{number}:${role}); }}"
        );
        for value in VALUES {
            let _ = match is_type {
                true => writeln!(
                    program,
                    "module {{ %x = \"u.x\"() : () -> !t.box<{value}> \"t.op{number}\"(%x) : (!t.box<{value}>) -> () }}"
                ),
                false => {
                    writeln!(program, "module {{ \"t.op{number}\"() {{a = #t.card<{value}>}} : () -> () }}")
                }
            };
        }
    }
    (text, program)
}

/// The numbers of the lines with errors. All are errors of the verifier.
fn refused(output: &str) -> BTreeSet<usize> {
    let errors = output.lines().filter(|line| line.contains(": error: "));
    let line = |error: &str| {
        let is_of_verifier = error.contains("failed to ") || error.contains("must be ");
        assert!(is_of_verifier, "{error}");
        error.split(':').nth(1)?.parse().ok()
    };
    errors.filter_map(line).collect()
}

#[test]
fn predicates_with_accessors_hold_as_compiled() {
    let wanted = count("RTBLGEN_RANDOM_ACCESSORS", if oracle::is_whole() { 400 } else { 60 });
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random_accessors");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let (text, program) = random_dialect(&mut Random::new(43, 4), wanted);
    std::fs::write(folder.join("t.td"), &text).expect("a file can be written");

    let main = MainFile::Text { name: "t.td".to_owned(), text: text.clone() };
    let request = Request { main, ..Request::default() };
    let rust = generate(Generator::Dialect, request, &Memory::default())
        .unwrap_or_else(|failure| panic!("{failure}"))
        .text;
    let rustc = Rustc::find(&folder, &["rtblgen_runtime"], "use rtblgen_runtime::Context;");
    let driver = rustc.program(&DRIVER.replace("/* DIALECT */", &rust), "driver");
    let driver = driver.unwrap_or_else(|errors| panic!("{errors}"));
    let path = folder.join("program.mlir");
    std::fs::write(&path, &program).expect("a file can be written");
    let compiled = Command::new(driver).arg(&path).output().expect("the driver runs");
    let compiled = String::from_utf8_lossy(&compiled.stdout).into_owned();

    let dialects = load_text(&text);
    assert_eq!(dialects.missing, []);
    let flags = ["--allow-unregistered-dialect"];
    let loaded = opt(&dialects, &flags, &program).errors;
    let (expected, ours) = (refused(&compiled), refused(&loaded));
    let checks = wanted * VALUES.len();
    assert!(
        (checks / 10..checks * 9 / 10).contains(&expected.len()),
        "{} of {checks}: {compiled}",
        expected.len()
    );
    let lines: Vec<&str> = program.lines().collect();
    let different: Vec<_> = expected.symmetric_difference(&ours).map(|line| lines[line - 1]).collect();
    println!("{} of {checks} verdicts are the same", checks - different.len());
    assert!(different.is_empty(), "{}\n{}", folder.display(), different.join("\n"));
    assert!(!loaded.contains("not known") && !loaded.contains("no value"), "{loaded}");
}
