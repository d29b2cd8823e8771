//! Random programs of optional attributes, properties, operands and regions: text and errors are those of `mlir-opt`.
//!
//! `RTBLGEN_RANDOM_OPTIONAL=4000` makes so many programs.

use std::path::Path;

use oracle::random::{Random, count};
use oracle::{Oracle, PluginSource};

use crate::support::{loaded, opt};

const DIALECT: &str = r##"
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
def F_Dialect : Dialect { let name = "f"; let cppNamespace = "::f"; }
class F_Op<string m, list<Trait> t = []> : Op<F_Dialect, m, t>;
def F_AOp : F_Op<"a"> { let arguments = (ins OptionalAttr<I32Attr>:$n, OptionalAttr<StrAttr>:$s, UnitAttr:$u, Optional<I32>:$x); let results = (outs Optional<I32>:$r); let assemblyFormat = "(`n` $n^)? (`s` $s^ `:`)? (`u` $u^)? (`[` $x^ `]`)? attr-dict (`->` type($r)^)?"; }
def F_BOp : F_Op<"b", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<AnyType>:$x, Optional<AnyType>:$y, DefaultValuedAttr<I64Attr, "4">:$d); let assemblyFormat = "($x^ `:` type($x))? (`y` $y^ `:` type($y))? (`d` $d^)? attr-dict-with-keyword"; }
def F_COp : F_Op<"c", [NoTerminator]> { let arguments = (ins OptionalAttr<ArrayAttr>:$l); let regions = (region AnyRegion:$a, VariadicRegion<AnyRegion>:$b); let assemblyFormat = "($l^)? attr-dict-with-keyword $a (`more` $b^)?"; }
def F_DOp : F_Op<"d"> { let arguments = (ins IntProp<"int64_t">:$i, DefaultValuedProp<IntProp<"int32_t">, "7">:$j, UnitProp:$k, OptionalProp<StringProp>:$s); let assemblyFormat = "$i (`j` $j^)? (`k` $k^)? (`s` $s^)? attr-dict"; }
def F_EOp : F_Op<"e"> { let arguments = (ins OptionalAttr<FlatSymbolRefAttr>:$f, OptionalAttr<TypeAttr>:$t, OptionalAttr<DenseI64ArrayAttr>:$z, OptionalAttr<F32Attr>:$q); let assemblyFormat = "(`f` $f^):(`none`)? (`t` $t^)? (`z` $z^)? (`q` $q^)? attr-dict"; }
def F_GOp : F_Op<"g"> { let arguments = (ins OptionalAttr<I32Attr>:$n, UnitAttr:$u, Optional<I32>:$x); let assemblyFormat = "oilist(`n` $n | `u` $u | `x` `(` $x `)`) attr-dict"; }
def F_HOp : F_Op<"h", [NoTerminator]> { let arguments = (ins UnitAttr:$u); let regions = (region AnyRegion:$a, AnyRegion:$b); let assemblyFormat = "(`x` $a^)? (`y` $b^)? (`u` $u^)? attr-dict"; }
def F_IOp : F_Op<"i", [NoTerminator]> { let arguments = (ins Optional<I32>:$c); let regions = (region AnyRegion:$a, AnyRegion:$b); let assemblyFormat = "(`if` $c^ $a) : (`not` $b)? attr-dict"; }
def F_JOp : F_Op<"j", [NoTerminator]> { let regions = (region AnyRegion:$a, AnyRegion:$b, VariadicRegion<MinSizedRegion<1>>:$c); let assemblyFormat = "(`c` $c^)? (`b` $b^)? $a attr-dict-with-keyword"; }
def F_KOp : F_Op<"k", [NoTerminator, SingleBlock]> { let regions = (region AnyRegion:$a, AnyRegion:$b); let assemblyFormat = "(`a` $a^) : (`none` $b)? attr-dict-with-keyword"; }
def F_LOp : F_Op<"l", [NoTerminator]> { let regions = (region AnyRegion:$a, AnyRegion:$b); let assemblyFormat = "attr-dict-with-keyword regions"; }
"##;

/// An operation whose optional parts are there or not; some are there twice, or in the wrong place.
fn operation(random: &mut Random) -> String {
    let (name, parts): (&str, &[&str]) = match random.below(11) {
        0 => ("%r = f.a", &["n 3", "s \"t\" :", "u", "[%x]", "{z = 1 : i8}", "-> i32"]),
        1 => ("f.b", &["%x, %x : i32, i32", "y %x : i32", "d 9", "d 4", "attributes {z}"]),
        2 => ("f.c", &["[1, \"a\"]", "attributes {z}", "{ f.a }", "more { f.g }"]),
        3 => ("f.d", &["-5", "j 8", "j 7", "k", "s \"x\""]),
        5 => ("f.h", &["x { f.a }", "x {}", "y { f.g }", "y {}", "u", "{z}"]),
        6 => ("f.i", &["if %x", "{ f.a }", "not { f.g }", "not {}", "{z}"]),
        7 => ("f.j", &["c { f.a }, { f.g }", "c {}", "b { f.g }", "b {}", "{ f.a }", "attributes {z}"]),
        8 => ("f.k", &["a { f.a }", "a {}", "none { f.g }", "none {}", "attributes {z}"]),
        9 => ("f.l", &["attributes {z}", "{ f.a }", ", { f.g }", ", {}"]),
        4 => ("f.e", &["f @s", "none", "t i8", "z [1, 2]", "z []", "q 1.5"]),
        _ => ("f.g", &["x (%x)", "n 3", "u", "x (%x)", "n 4"]),
    };
    let mut text = name.to_owned();
    for part in parts.iter().filter(|_| random.below(5) < 3).collect::<Vec<_>>() {
        text.push(' ');
        text.push_str(part);
    }
    // A mandatory part is mostly there.
    match name {
        "%r = f.a" if !text.ends_with("i32") => text.replace("%r = ", ""),
        "f.d" if !text.contains("-5") => text.replace("f.d", "f.d 12"),
        "f.e" if !text.contains("@s") && !text.contains("none") => text.replace("f.e", "f.e none"),
        _ => text,
    }
}

#[test]
fn optional_parts_are_read_and_printed_as_in_mlir() {
    let Some(oracle) = Oracle::find() else { return };
    let wanted = count("RTBLGEN_RANDOM_OPTIONAL", if oracle::is_whole() { 4000 } else { 400 });
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("optional_formats");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let ops = folder.join("ops.td");
    std::fs::write(&ops, DIALECT).expect("a file can be written");
    let mut random = Random::new(43, 5);
    let part = |random: &mut Random| format!("%x = \"u.x\"() : () -> i32\n{}\n", operation(random));
    let parts: Vec<String> = (0..wanted).map(|_| part(&mut random)).collect();
    let (program, path) = (parts.join("// -----\n"), folder.join("program.mlir"));
    std::fs::write(&path, &program).expect("a file can be written");

    let flags = ["--allow-unregistered-dialect", "--split-input-file"];
    let source = PluginSource { dialect: "f".to_owned(), ops: ops.clone(), ..PluginSource::default() };
    let plugin = oracle.plugin(&source, &folder).unwrap_or_else(|error| panic!("{error}"));
    let theirs = plugin.mlir_opt().args(flags).arg(&path).output().expect("mlir-opt runs");
    let dialects = loaded(&ops).unwrap_or_else(|failure| panic!("{failure}"));
    let ours = opt(&dialects, &flags, &program);
    let errors = String::from_utf8_lossy(&theirs.stderr).replace(&path.display().to_string(), "<stdin>");
    let output = String::from_utf8_lossy(&theirs.stdout);
    println!("{wanted} programs: {} are errors", errors.matches(": error: ").count());
    assert!((wanted / 20..wanted * 9 / 10).contains(&errors.matches(": error: ").count()), "{errors}");
    for (ours, theirs) in [(&*ours.errors, &*errors), (&*ours.output, &*output)] {
        let different = ours.lines().zip(theirs.lines()).find(|(ours, theirs)| ours != theirs);
        assert_eq!(different, None);
        assert_eq!(ours.lines().count(), theirs.lines().count());
    }
}
