//! The translator of C++ against g++: random conditions, as the predicates of attributes of stock ops, judged by both.
//!
//! `RTBLGEN_RANDOM_EXPRESSIONS=2000 cargo test -p ods-conformance --test it translator -- --nocapture` makes so many.
//! Without it nothing is compared: the C++ takes minutes to compile.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use oracle::random::{Random, count};
use oracle::{PluginSource, Rustc};
use rtblgen_backends::input::library::Library;
use rtblgen_backends::{Generator, MainFile, Request, evaluate, generate, stock};
use tblgen_parser::Disk;

use crate::random_expressions::{Expressions, TYPES, VALUES};

/// The number of predicates of an op.
const OF_ONE_OP: usize = 50;

/// The number of attributes that each predicate is tried on.
const TRIED: usize = 16;

const PRELUDE: &str = r#"include "mlir/IR/OpBase.td"
def E_Dialect : Dialect { let name = "e"; let cppNamespace = "::e"; let usePropertiesForAttributes = 0; }
"#;

/// The value of an attribute is the attribute.
const STORAGE: &str = r#"let storageType = "::mlir::Attribute"; let returnType = "::mlir::Attribute"; let convertFromStorage = "$_self";"#;

const DRIVER: &str = r##"
pub mod dialect { /* DIALECT */ }
fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(&file).expect("it can be read");
    let context = rtblgen_runtime::Context::new();
    context.register::<dialect::EDialect>();
    context.register::<rtblgen_runtime::dialects::FuncDialect>();
    let Err(problems) = context.parse_module("program.mlir", &text) else { return };
    for problem in problems.iter() {
        let line = problem.location.first_file_range().map_or(0, |range| range.start_line);
        println!("program.mlir:{line}: {}", problem.message);
    }
}
"##;

#[test]
fn translated_conditions_mean_what_the_compiled_ones_mean() {
    let wanted = count("RTBLGEN_RANDOM_EXPRESSIONS", 0);
    let Some(oracle) = oracle::Oracle::find().filter(|_| wanted > 0) else {
        println!("skipped: RTBLGEN_RANDOM_EXPRESSIONS is not set, or there is no mlir-opt");
        return;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("translator");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let mut random = Random::new(22, 4);
    let file = write_translated(&mut random, wanted, &folder);
    let program = program(&mut random, wanted);
    let path = folder.join("program.mlir");
    std::fs::write(&path, &program).expect("a file can be written");
    let unknown = unknown(&file, &path, &folder);
    let ours = failures(&ours(&file, &path, &folder));
    let source = PluginSource { dialect: "e".to_owned(), ops: file.clone(), ..PluginSource::default() };
    let plugin = oracle.plugin(&source, &folder).unwrap_or_else(|error| panic!("{error}"));
    let output = plugin.mlir_opt().arg(&path).output().expect("mlir-opt runs");
    let theirs = failures(&String::from_utf8_lossy(&output.stderr));
    let texts: Vec<&str> = program.lines().collect();
    let differences: Vec<String> = ours
        .symmetric_difference(&theirs)
        .filter(|line| !unknown.contains(line))
        .map(|line| {
            let judge = if ours.contains(line) { "rtblgen" } else { "MLIR" };
            format!("only {judge} refuses {}", texts[*line - 1])
        })
        .collect();
    let checks = texts.len();
    println!(
        "{wanted} conditions on {checks} attributes: {} hold, {} are undefined, {} differ",
        checks - theirs.len(),
        unknown.len(),
        differences.len()
    );
    assert!(unknown.len() < checks / 10, "most conditions are defined");
    assert!(!theirs.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(
        differences.is_empty(),
        "{}\n{}",
        differences[..differences.len().min(20)].join("\n"),
        file.display()
    );
}

/// Conditions that are unknown for some attributes, and an attribute of each kind. `None`: neither the condition nor its
/// negation holds for the attribute.
const UNKNOWN: &[(&str, &str, Option<bool>)] = &[
    ("cast<IntegerAttr>($_self).getInt() > 8", "9", Some(true)),
    ("cast<IntegerAttr>($_self).getInt() < 8", "9 : ui8", None),
    ("cast<IntegerAttr>($_self).getUInt() < 8", "9 : ui8", Some(false)),
    ("cast<IntegerAttr>($_self).getValue().getZExtValue() < 8", "-1 : i128", None),
    ("cast<IntegerAttr>($_self).getInt() + 1 > 0", "9223372036854775807", None),
    ("8 / cast<IntegerAttr>($_self).getInt() > 0", "0", None),
    ("8 / cast<IntegerAttr>($_self).getInt() > 0", "2", Some(true)),
    ("1 << cast<IntegerAttr>($_self).getInt() > 0", "32", None),
    ("cast<ArrayAttr>($_self).size() + 0 > -1", "[1]", Some(false)),
    (
        "llvm::all_of(cast<ShapedType>(cast<TypeAttr>($_self).getValue()).getShape(), [](int64_t size) { return size > 0; })",
        "tensor<*xf32>",
        None,
    ),
    ("cast<IntegerAttr>($_self).getInt() > 8", "8", Some(false)),
    ("cast<IntegerAttr>($_self).getInt() > 8", "\"text\"", None),
    ("isa<IntegerAttr>($_self) && cast<IntegerAttr>($_self).getInt() > 8", "\"text\"", Some(false)),
    ("!(cast<ArrayAttr>($_self).size() == 1)", "[1, 2]", Some(true)),
    ("!(cast<ArrayAttr>($_self).size() == 1)", "unit", None),
    (
        "llvm::none_of(cast<ArrayAttr>($_self).getValue(), [](Attribute a) { return cast<IntegerAttr>(a).getInt() == 1; })",
        "[2, 3]",
        Some(true),
    ),
    (
        "llvm::none_of(cast<ArrayAttr>($_self).getValue(), [](Attribute a) { return cast<IntegerAttr>(a).getInt() == 1; })",
        "[2, unit]",
        None,
    ),
    // No translation: the stub of the hook returns `None`.
    ("e::helper($_self)", "unit", None),
    ("1e400 > 1.0", "unit", None),
    // A number attribute of a type that is no number type, and of one that is.
    ("IntegerAttr::get(cast<TypeAttr>($_self).getValue(), 1) == $_self", "f32", None),
    ("IntegerAttr::get(cast<TypeAttr>($_self).getValue(), 1) == $_self", "i32", Some(false)),
    ("IntegerAttr::get(cast<IntegerAttr>($_self).getType(), 1) == $_self", "1 : i8", Some(true)),
    ("IntegerAttr::get(cast<IntegerAttr>($_self).getType(), 257) == $_self", "1 : i8", Some(true)),
];

/// Combinations with an unknown predicate, and whether they hold for every attribute; `None` if that is unknown. C++ evaluates
/// the unknown predicate first, or not at all.
const UNKNOWN_COMBINED: &[(&str, Option<bool>)] = &[
    ("Or<[CPred<\"e::helper($_self)\">, CPred<\"true\">]>", None),
    ("Or<[CPred<\"true\">, CPred<\"e::helper($_self)\">]>", Some(true)),
    ("And<[CPred<\"false\">, CPred<\"e::helper($_self)\">]>", Some(false)),
    ("And<[CPred<\"e::helper($_self)\">, CPred<\"false\">]>", None),
    // A substitution in the C++ that the Rust of the library replaces.
    ("SubstLeaves<\"isa\", \"!isa\", StrAttr.predicate>", None),
    ("Concat<\"e::helper(\", CPred<\"true\">, \")\">", None),
    ("TypedArrayAttrBase<Attr<CPred<\"e::helper($_self)\">, \"x\">, \"xs\">.predicate", None),
];

/// Combinations other than the replacement of `$_self` in a leaf, each tried on all attributes.
const COMBINED: &[&str] = &[
    // All occurrences in the text of the leaf are replaced; the replacement is not searched again.
    r#"SubstLeaves<"8", "16", CPred<"isa<TypeAttr>($_self) && (cast<TypeAttr>($_self).getValue().isInteger(8) || cast<TypeAttr>($_self).getValue().isF32() && 8 > 12)">>"#,
    r#"SubstLeaves<"32", "3232 / 101", CPred<"isa<TypeAttr>($_self) && cast<TypeAttr>($_self).getValue().isInteger(32)">>"#,
    // Operators bind as in the whole text.
    r#"SubstLeaves<"X", "1 + 1", CPred<"isa<ArrayAttr>($_self) && cast<ArrayAttr>($_self).size() * X == 3u">>"#,
    r#"SubstLeaves<"$_self", "isa<TypeAttr>($_self) ? $_self : $_self", CPred<"isa<TypeAttr>($_self)">>"#,
    // The innermost substitution is first. Outer ones also search its replacement.
    r#"SubstLeaves<"one", "two", SubstLeaves<"number", "one + 1", CPred<"isa<ArrayAttr>($_self) && cast<ArrayAttr>($_self).size() == [&](int two) { return number; }(1)">>>"#,
    r#"SubstLeaves<"isUnit", "isa<UnitAttr>", CPred<"isUnit($_self)">>"#,
    // Predicates of the library below C++.
    r#"And<[CPred<"isa<TypeAttr>($_self)">, SubstLeaves<"$_self", "cast<TypeAttr>($_self).getValue()", AnyTypeOf<[I32, AnyFloat, VectorOfNonZeroRankOf<[F32]>]>.predicate>]>"#,
    r#"And<[CPred<"isa<TypeAttr>($_self)">, SubstLeaves<"inner", "cast<TypeAttr>($_self).getValue()", SubstLeaves<"$_self", "inner", Neg<AnyTypeOf<[I32, AnyFloat, VectorOfNonZeroRankOf<[F32]>]>.predicate>>>]>"#,
    r#"And<[CPred<"isa<TypeAttr>($_self)">, Concat<"[](::mlir::Type inner) { return ", SubstLeaves<"$_self", "inner", Or<[F32.predicate, CPred<"$_self.isInteger(8)">]>>, "; }(cast<TypeAttr>($_self).getValue())">]>"#,
    r#"And<[CPred<"isa<ArrayAttr>($_self)">, Concat<"llvm::all_of(cast<ArrayAttr>($_self), [](Attribute own) { return own && ", SubstLeaves<"$_self", "own", Or<[I64Attr.predicate, StrAttr.predicate]>>, "; })">]>"#,
    // C++ below predicates of the library.
    r#"TypedArrayAttrBase<Attr<CPred<"isa<IntegerAttr>($_self) && cast<IntegerAttr>($_self).getInt() > 1">, "big">, "all big">.predicate"#,
    r#"Neg<TypedArrayAttrBase<Attr<CPred<"isa<IntegerAttr>($_self)">, "number">, "numbers">.predicate>"#,
    r#"Concat<"!(", Concat<"isa<UnitAttr>($_self) || ", CPred<"isa<TypeAttr>($_self)">, "">, ")">"#,
    // Evaluated in the order of C++.
    r#"Or<[Neg<CPred<"isa<IntegerAttr>($_self)">>, CPred<"cast<IntegerAttr>($_self).getValue().isZero()">]>"#,
    r#"And<[CPred<"isa<ArrayAttr>($_self)">, Neg<CPred<"cast<ArrayAttr>($_self).empty()">>]>"#,
];

/// The numbers of the lines that our verifier refuses, and of those that MLIR's refuses.
fn refused_by_both(
    oracle: &oracle::Oracle,
    file: std::path::PathBuf,
    program: &Path,
    folder: &Path,
) -> [BTreeSet<usize>; 2] {
    let ours = failures(&ours(&file, program, folder));
    let source = PluginSource { dialect: "e".to_owned(), ops: file, ..PluginSource::default() };
    let plugin = oracle.plugin(&source, folder).unwrap_or_else(|error| panic!("{error}"));
    let output = plugin.mlir_opt().arg(program).output().expect("mlir-opt runs");
    [ours, failures(&String::from_utf8_lossy(&output.stderr))]
}

/// Conditions on an op with the operands `$a` and `$many`, and the attribute `$text`. The Rust needs copies of temporaries,
/// types of empty lists, or the right one of several functions with one name.
const OF_OPS: &[&str] = &[
    "getElementTypeOrSelf($a).isF32()",
    "getElementTypeOrSelf($a.getType()).isF32()",
    "llvm::all_of($_op.getOperands().getTypes(), [](Type type) { return type.isF32(); })",
    "llvm::any_of($many.getTypes(), [&](Type type) { return type == $a.getType(); })",
    "[&] { auto rest = $_op.getOperands().drop_front(); return rest.size() == 2; }()",
    "[&] { auto rest = $_op.getOperands().drop_front().getTypes(); return llvm::is_contained(rest, $a.getType()); }()",
    "[&] { auto longer = getText().str() + \"x\"; return longer == \"fx\"; }()",
    "[&](Type type, int width) { return type.isInteger(width); }($a.getType(), 32)",
    "($a.getType().isF32() ? getText().str() : getText().str() + \"x\") == \"fx\"",
    "TupleType::get($a.getType().getContext(), ArrayRef<Type>{}) == $a.getType()",
    "$a.getType().getContext() == $a.getType().getContext() && $a.getType().isF32()",
    "$a && $a.getType().isF32()",
    "$_op.getNumOperands() > 1 && $_op.getOperand(0) == $_op.getOperand(1)",
    "dyn_cast<VectorType>($a.getType()) == $a.getType()",
    // The getter of a signless attribute returns an unsigned number.
    "getCount() > 100 && $a.getType().isF32()",
    "getCount() + 1 > 0 || $a.getType().isF32()",
];

#[test]
fn conditions_on_ops_compile_and_mean_what_they_mean_in_mlir() {
    let Some(oracle) = oracle::Oracle::find() else {
        println!("skipped: there is no mlir-opt");
        return;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("of_ops");
    let file = folder.join("stock/E.td");
    std::fs::create_dir_all(folder.join("stock")).expect("a folder can be made");
    let (mut text, mut program) = (PRELUDE.to_owned(), String::new());
    let types = ["f32", "i32", "vector<2xf32>", "tuple<>"];
    let mut lines = Vec::new();
    for (number, condition) in OF_OPS.iter().enumerate() {
        let _ = writeln!(
            text,
            "def E_Op{number} : Op<E_Dialect, \"op{number}\", [PredOpTrait<\"it holds\", CPred<[{{{condition}}}]>>]> {{ \
             let arguments = (ins AnyType:$a, Variadic<AnyType>:$many, StrAttr:$text, I32Attr:$count); }}"
        );
        for first in types {
            for many in ["", ", %b", ", %b, %a", ", %a"] {
                let of_many = many.replace("%b", "f32").replace("%a", first);
                let _ = writeln!(
                    program,
                    "module {{ func.func @f(%a: {first}, %b: f32) {{ \"e.op{number}\"(%a{many}) {{text = \"f\", count = -1 : i32}} \
                     : ({first}{of_many}) -> () func.return }} }}"
                );
                lines.push(format!("{condition} of {first}{of_many}"));
            }
        }
    }
    let path = folder.join("program.mlir");
    std::fs::write(&file, text).expect("a file can be written");
    std::fs::write(&path, &program).expect("a file can be written");
    let records = evaluate(&request(&file), Library::Wins, &Disk)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    let translated = stock::snippets(&records, &[folder.join("stock")]);
    let unknown: Vec<_> =
        translated.iter().filter_map(|own| Some((own.text, own.rust.as_ref().err()?))).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    let [ours, theirs] = refused_by_both(&oracle, file, &path, &folder);
    assert!((1..lines.len()).contains(&theirs.len()), "{} of {}", theirs.len(), lines.len());
    for (number, line) in lines.iter().enumerate() {
        assert_eq!(ours.contains(&(number + 1)), theirs.contains(&(number + 1)), "{line}");
    }
}

#[test]
fn combined_predicates_mean_what_they_mean_in_mlir() {
    let Some(oracle) = oracle::Oracle::find() else {
        println!("skipped: there is no mlir-opt");
        return;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("combined");
    let file = folder.join("stock/E.td");
    std::fs::create_dir_all(folder.join("stock")).expect("a folder can be made");
    let (mut text, mut program) = (PRELUDE.to_owned(), String::new());
    for (number, predicate) in COMBINED.iter().enumerate() {
        let _ = writeln!(
            text,
            "def E_A{number} : Attr<{predicate}, \"a{number}\"> {{ {STORAGE} }}\n\
             def E_Op{number} : Op<E_Dialect, \"op{number}\"> {{ let arguments = (ins E_A{number}:$a); }}"
        );
        for value in VALUES {
            let _ = writeln!(program, "module {{ \"e.op{number}\"() {{a = {value}}} : () -> () }}");
        }
    }
    let path = folder.join("program.mlir");
    std::fs::write(&file, text).expect("a file can be written");
    std::fs::write(&path, &program).expect("a file can be written");
    let [ours, theirs] = refused_by_both(&oracle, file, &path, &folder);
    for (number, predicate) in COMBINED.iter().enumerate() {
        let lines = number * VALUES.len() + 1..=(number + 1) * VALUES.len();
        let refused = lines.clone().filter(|line| theirs.contains(line)).count();
        assert!((1..VALUES.len()).contains(&refused), "{predicate} refuses {refused} of {}", VALUES.len());
        for line in lines {
            let value = VALUES[(line - 1) % VALUES.len()];
            assert_eq!(ours.contains(&line), theirs.contains(&line), "{predicate} of {value}");
        }
    }
}

/// A type with an interface whose method is not written, and an op that requires the interface.
const WITH_INTERFACE: &str = r#"include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Interfaces.td"
def E_BoxLike : TypeInterface<"BoxLike"> {
  let cppNamespace = "::e";
  let methods = [InterfaceMethod<"the size", "int64_t", "getSize", (ins)>];
}
class E_Type<string name, string mnem, list<Trait> traits> : TypeDef<E_Dialect, name, traits> { let mnemonic = mnem; }
def E_Box : E_Type<"Box", "box", [DeclareTypeInterfaceMethods<E_BoxLike>]>;
def E_Bag : E_Type<"Bag", "bag", []>;
def E_Takes : Op<E_Dialect, "takes"> {
  let arguments = (ins Type<CPred<"::llvm::isa<::e::BoxLike>($_self)">, "like a box">:$box);
}
"#;

/// With stubs a type has its interfaces, so a condition on one is true.
#[test]
fn a_type_has_an_interface_that_is_not_written() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("with_interface");
    let file = folder.join("stock/E.td");
    std::fs::create_dir_all(folder.join("stock")).expect("a folder can be made");
    std::fs::write(&file, format!("{PRELUDE}{WITH_INTERFACE}")).expect("a file can be written");
    let program: String = ["box", "bag"]
        .map(|ty| format!("func.func @f(%0: !e.{ty}) {{ \"e.takes\"(%0) : (!e.{ty}) -> () func.return }}\n"))
        .concat()
        .replacen("@f", "@g", 1);
    let path = folder.join("program.mlir");
    std::fs::write(&path, program).expect("a file can be written");
    let messages = ours(&file, &path, &folder);
    assert_eq!(messages, "program.mlir:2: 'e.takes' op operand #0 must be like a box, but got '!e.bag'\n");
}

/// Type functions without a translation, in conditions and in negated conditions.
const TYPE_FUNCTIONS: &str = r#"
def E_Part : SubstLeaves<"$_self", "::e::part($_self)", CPred<"$_self.isInteger(32)">>;
class E_Takes<string name, Pred predicate> : Op<E_Dialect, name> {
  let arguments = (ins Type<predicate, "a part">:$a);
}
def E_Plain : E_Takes<"plain", E_Part>;
def E_Negated : E_Takes<"negated", Neg<E_Part>>;
def E_Nested : E_Takes<"nested", Neg<Or<[CPred<"false">, Neg<Neg<E_Part>>]>>>;
"#;

/// The stub of a type function returns `None`, so neither a condition on it nor the negation holds.
#[test]
fn a_condition_on_a_stub_of_a_type_function_does_not_hold() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("type_functions");
    let file = folder.join("stock/E.td");
    std::fs::create_dir_all(folder.join("stock")).expect("a folder can be made");
    std::fs::write(&file, format!("{PRELUDE}{TYPE_FUNCTIONS}")).expect("a file can be written");
    let program: String = ["plain", "negated", "nested"]
        .map(|op| {
            format!("module {{ func.func @f(%0: i32) {{ \"e.{op}\"(%0) : (i32) -> () func.return }} }}\n")
        })
        .concat();
    let path = folder.join("program.mlir");
    std::fs::write(&path, program).expect("a file can be written");
    let messages = ours(&file, &path, &folder);
    let refused: Vec<&str> =
        messages.lines().map(|line| line.split(": ").next().unwrap_or_default()).collect();
    assert_eq!(refused, ["program.mlir:1", "program.mlir:2", "program.mlir:3"], "{messages}");
}

/// Regions, successors and properties: some conditions have a translation, the others are hooks.
const WITH_REGIONS: &str = r#"include "mlir/IR/Properties.td"
def E_Fancy : Region<CPred<"e::isFancy($_self)">, "a fancy region">;
def E_Single : Region<CPred<"::llvm::hasNItems($_self, 1)">, "a region of one block">;
def E_Target : Successor<CPred<"e::isTarget($_self)">, "a target">;
def E_Plain : Successor<CPred<"$_self->getNumArguments() == 0u">, "a block without arguments">;
def E_Fancies : Op<E_Dialect, "fancy", [NoTerminator]> { let regions = (region E_Fancy:$a); }
def E_Singles : Op<E_Dialect, "single", [NoTerminator]> { let regions = (region E_Single:$a); }
def E_Jump : Op<E_Dialect, "jump", [Terminator]> { let successors = (successor E_Plain:$to); }
def E_Aim : Op<E_Dialect, "aim", [Terminator]> { let successors = (successor E_Target:$to); }
def E_Defaults : Op<E_Dialect, "defaults"> {
  let arguments = (ins DefaultValuedProp<IntProp<"int64_t">, "010">:$octal,
    DefaultValuedProp<IntProp<"uint64_t">, "static_cast<uint64_t>(-1)">:$cast,
    DefaultValuedProp<StringProp, [{"\x41" "1"}]>:$text, DefaultValuedProp<StringProp, [{"short\0ened"}]>:$cut,
    DefaultValuedProp<ArrayProp<IntProp<"int64_t">>, "::llvm::ArrayRef<int64_t>{0x10, -1}">:$list,
    DefaultValuedAttr<I64Attr, "static_cast<uint64_t>(-1)">:$largest, DefaultValuedAttr<I32Attr, "0xFFFFFFFB">:$wrapped,
    DefaultValuedProp<IntProp<"int64_t">, "e::make()">:$made,
    DefaultValuedProp<IntProp<"int64_t">, "1 + e::make()">:$sum);
}
"#;

#[test]
fn hooks_of_regions_and_successors_compile() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("with_regions");
    let file = folder.join("stock/E.td");
    std::fs::create_dir_all(folder.join("stock")).expect("a folder can be made");
    std::fs::write(&file, format!("{PRELUDE}{WITH_REGIONS}")).expect("a file can be written");
    let program: String = [
        "\"e.fancy\"() ({}) : () -> ()",
        "\"e.single\"() ({}) : () -> ()",
        "\"e.single\"() ({^a:}) : () -> ()",
        "func.func @f() { \"e.jump\"()[^b] : () -> () ^b: func.return }",
        "func.func @g() { \"e.aim\"()[^b] : () -> () ^b: func.return }",
    ]
    .map(|text| format!("module {{ {text} }}\n"))
    .concat();
    let path = folder.join("program.mlir");
    std::fs::write(&path, program).expect("a file can be written");
    let messages = ours(&file, &path, &folder);
    let refused: Vec<&str> =
        messages.lines().map(|line| line.split(": ").next().unwrap_or_default()).collect();
    assert_eq!(refused, ["program.mlir:1", "program.mlir:2", "program.mlir:5"], "{messages}");
}

/// A constant becomes the same constant in Rust, another expression is translated or left out.
#[test]
fn default_values_of_properties_are_no_cpp() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("defaults");
    let file = folder.join("stock/E.td");
    std::fs::create_dir_all(folder.join("stock")).expect("a folder can be made");
    std::fs::write(&file, format!("{PRELUDE}{WITH_REGIONS}")).expect("a file can be written");
    let output = generate(Generator::Dialect, request(&file), &Disk)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    for (name, default) in [
        ("octal", "8"),
        ("cast", "18446744073709551615"),
        ("text", "\"A1\""),
        ("cut", "\"short\""),
        ("list", "&[16, -1]"),
        ("wrapped", "-5"),
    ] {
        assert!(output.text.contains(default), "{name} is {default} in\n{}", output.text);
    }
    assert!(!output.text.contains("make()"), "{}", output.text);
}

#[test]
fn what_is_unknown_holds_neither_plain_nor_negated() {
    let leaves = UNKNOWN
        .iter()
        .map(|(condition, value, expected)| (format!("CPred<[{{{condition}}}]>"), *value, *expected));
    let combined =
        UNKNOWN_COMBINED.iter().map(|(predicate, expected)| ((*predicate).to_owned(), "[1]", *expected));
    let cases: Vec<_> = leaves.chain(combined).collect();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("unknown");
    let file = folder.join("stock/E.td");
    std::fs::create_dir_all(folder.join("stock")).expect("a folder can be made");
    let (mut text, mut program) = (PRELUDE.to_owned(), String::new());
    for (number, (predicate, value, _)) in cases.iter().enumerate() {
        for (name, predicate) in [("plain", predicate.clone()), ("negated", format!("Neg<{predicate}>"))] {
            let _ = writeln!(text, "def E_{name}{number} : Attr<{predicate}, \"{name}\"> {{ {STORAGE} }}");
            let _ = writeln!(
                text,
                "def E_Op_{name}{number} : Op<E_Dialect, \"{name}{number}\"> {{ let arguments = (ins E_{name}{number}:$a); }}"
            );
            let _ = writeln!(program, "module {{ \"e.{name}{number}\"() {{a = {value}}} : () -> () }}");
        }
    }
    let path = folder.join("program.mlir");
    std::fs::write(&file, text).expect("a file can be written");
    std::fs::write(&path, program).expect("a file can be written");
    let refused = failures(&ours(&file, &path, &folder));
    for (number, (condition, value, expected)) in cases.iter().enumerate() {
        let holds = [2 * number + 1, 2 * number + 2].map(|line| !refused.contains(&line));
        let expected = [*expected == Some(true), *expected == Some(false)];
        assert_eq!(holds, expected, "{condition} of {value}, plain and negated");
    }
}

/// Writes a file with so many conditions that are translated.
fn write_translated(random: &mut Random, wanted: usize, folder: &Path) -> std::path::PathBuf {
    let stock = folder.join("stock");
    std::fs::create_dir_all(&stock).expect("a folder can be made");
    let mut conditions = Vec::new();
    let (mut tried, mut known) = (0, 0);
    while conditions.len() < wanted {
        let made: Vec<String> = (0..wanted).map(|_| Expressions::new(random).condition()).collect();
        tried += made.len();
        let text = dialect(&made);
        let file = stock.join("E.td");
        std::fs::write(&file, &text).expect("a file can be written");
        let request = request(&file);
        let records = evaluate(&request, Library::Wins, &Disk)
            .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
        let translated: BTreeSet<String> = stock::snippets(&records, std::slice::from_ref(&stock))
            .into_iter()
            .filter(|snippet| snippet.rust.is_ok())
            .map(|snippet| snippet.text.to_owned())
            .collect();
        let found: Vec<_> = made.into_iter().filter(|own| translated.contains(&format!("({own})"))).collect();
        known += found.len();
        conditions.extend(found);
    }
    println!("{known} of {tried} random conditions are translated");
    conditions.truncate(wanted);
    let file = stock.join("E.td");
    std::fs::write(&file, dialect(&conditions)).expect("a file can be written");
    file
}

/// A request to generate code with stubs for a stock file.
pub(crate) fn request(file: &Path) -> Request {
    Request {
        main: MainFile::Path(file.to_owned()),
        upstream_includes: file.parent().map(Path::to_owned).into_iter().collect(),
        stub_hooks: true,
        ..Request::default()
    }
}

/// Ops with a condition on each of their optional attributes.
fn dialect(conditions: &[String]) -> String {
    let mut text = format!("{PRELUDE}{NAMES_CLASH}");
    for (number, conditions) in conditions.chunks(OF_ONE_OP).enumerate() {
        let mut arguments = Vec::new();
        for (own, condition) in conditions.iter().enumerate() {
            let constraint = format!("E_Attr{number}_{own}");
            let _ = writeln!(
                text,
                "def {constraint} : Attr<CPred<[{{{condition}}}]>, \"c{number}_{own}\"> {{ {STORAGE} }}"
            );
            arguments.push(format!("OptionalAttr<{constraint}>:$a{own}"));
        }
        let arguments = arguments.join(", ");
        let _ = writeln!(
            text,
            "def E_Op{number} : Op<E_Dialect, \"op{number}\"> {{ let arguments = (ins {arguments}); }}"
        );
    }
    text
}

/// A line for each condition and attribute: each is verified on its own, in a module.
fn program(random: &mut Random, conditions: usize) -> String {
    let mut text = clashes();
    for number in 0..conditions {
        let (op, own) = (number / OF_ONE_OP, number % OF_ONE_OP);
        for _ in 0..TRIED {
            // Most conditions are about types.
            let value = if random.one_in(4) { random.pick(VALUES) } else { random.pick(&VALUES[..TYPES]) };
            let _ = writeln!(text, "module {{ \"e.op{op}\"() {{a{own} = {value}}} : () -> () }}");
        }
    }
    text
}

/// The lines with an unknown condition: neither it nor its negation holds. C++ leaves it undefined.
fn unknown(file: &Path, program: &Path, folder: &Path) -> BTreeSet<usize> {
    let text = std::fs::read_to_string(file).expect("the file was written");
    let negated = file.with_file_name("N.td");
    std::fs::write(
        &negated,
        text.replace("CPred<[{", "Neg<CPred<[{").replace("}]>, \"c", "}]>>, \"c").replace("}]>>]", "}]>>>]"),
    )
    .expect("a file can be written");
    let plain = failures(&ours(file, program, folder));
    plain.intersection(&failures(&ours(&negated, program, folder))).copied().collect()
}

/// An op whose operands have clashing names: those of a method's parameters, in another order, and of generated variables.
const NAMES_CLASH: &str = r#"def E_Both : Op<E_Dialect, "both", [PredOpTrait<"types agree", CPred<[{isBoth($t.getType(), $value, $op)}]>>]> {
  let arguments = (ins AnyType:$t, AnyType:$value, AnyType:$op);
  let extraClassDeclaration = [{
    bool isBoth(::mlir::Type value, ::mlir::Value op, ::mlir::Value t) { return value == op.getType() && t.getType() != value; }
  }];
}
"#;

/// The op above with all types that two kinds give.
fn clashes() -> String {
    let kinds = ["i32", "f32"];
    let all = (0..8).map(|number: usize| [number & 1, number >> 1 & 1, number >> 2].map(|kind| kinds[kind]));
    let line = |[a, b, c]: [&str; 3]| {
        format!(
            "module {{ func.func @f(%a: {a}, %b: {b}, %c: {c}) {{ \"e.both\"(%a, %b, %c) : ({a}, {b}, {c}) -> () func.return }} }}\n"
        )
    };
    all.map(line).collect()
}

/// Returns our verifier's errors for the program.
fn ours(file: &Path, program: &Path, folder: &Path) -> String {
    let output = generate(Generator::Dialect, request(file), &Disk)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    let rustc = Rustc::find(folder, &["rtblgen_runtime"], "use rtblgen_runtime::Context;");
    let text = DRIVER.replace("/* DIALECT */", &output.text);
    let driver = rustc.program(&text, "conditions").unwrap_or_else(|error| panic!("{error}"));
    let output = Command::new(driver).arg(program).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The lines of the program that are refused.
fn failures(text: &str) -> BTreeSet<usize> {
    let of_program = text.lines().filter_map(|line| line.split_once("program.mlir:")).map(|(_, rest)| rest);
    let refused = of_program.filter(|rest| {
        rest.contains("failed to satisfy constraint") || rest.contains("failed to verify that")
    });
    refused.filter_map(|rest| rest.split(':').next()?.parse().ok()).collect()
}
