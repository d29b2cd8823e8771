//! The definitions of builtin types, attributes and interfaces of MLIR's own files, as constraints: each takes the values of its kind, and no
//! others. `irdl.base` of the same name decides.

use std::path::PathBuf;
use std::sync::Arc;

use oracle::Oracle;
use rtblgen_backends::MainFile;
use rtblgen_dynamic::{LoadedDialects, Source, load};
use tblgen_parser::Disk;

use crate::support::opt;

/// A definition, its name in IRDL, and a value of the kind.
type Kind = (&'static str, &'static str, &'static str);

const TYPES: [Kind; 29] = [
    ("Complex", "complex", "complex<f32>"),
    ("Float8E5M2", "f8E5M2", "f8E5M2"),
    ("Float8E4M3", "f8E4M3", "f8E4M3"),
    ("Float8E4M3FN", "f8E4M3FN", "f8E4M3FN"),
    ("Float8E5M2FNUZ", "f8E5M2FNUZ", "f8E5M2FNUZ"),
    ("Float8E4M3FNUZ", "f8E4M3FNUZ", "f8E4M3FNUZ"),
    ("Float8E4M3B11FNUZ", "f8E4M3B11FNUZ", "f8E4M3B11FNUZ"),
    ("Float8E3M4", "f8E3M4", "f8E3M4"),
    ("Float4E2M1FN", "f4E2M1FN", "f4E2M1FN"),
    ("Float6E2M3FN", "f6E2M3FN", "f6E2M3FN"),
    ("Float6E3M2FN", "f6E3M2FN", "f6E3M2FN"),
    ("Float8E8M0FNU", "f8E8M0FNU", "f8E8M0FNU"),
    ("BFloat16", "bf16", "bf16"),
    ("Float16", "f16", "f16"),
    ("FloatTF32", "tf32", "tf32"),
    ("Float32", "f32", "f32"),
    ("Float64", "f64", "f64"),
    ("Float80", "f80", "f80"),
    ("Float128", "f128", "f128"),
    ("Function", "function", "() -> i32"),
    ("Index", "index", "index"),
    ("Integer", "integer", "ui7"),
    ("MemRef", "memref", "memref<2xi32>"),
    ("None", "none", "none"),
    ("RankedTensor", "tensor", "tensor<?xi32>"),
    ("Tuple", "tuple", "tuple<i32>"),
    ("UnrankedMemRef", "unranked_memref", "memref<*xi32>"),
    ("UnrankedTensor", "unranked_tensor", "tensor<*xi32>"),
    ("Vector", "vector", "vector<2xi32>"),
];

const ATTRIBUTES: [Kind; 17] = [
    ("AffineMapAttr", "affine_map", "affine_map<(d0) -> (d0)>"),
    ("ArrayAttr", "array", "[1]"),
    ("DenseArray", "dense_array", "array<i32: 1>"),
    ("DenseIntOrFPElementsAttr", "dense_int_or_fp_elements", "dense<1> : tensor<2xi32>"),
    ("DenseStringElementsAttr", "dense_string_elements", "dense<\"a\"> : tensor<2x!u.text>"),
    ("DenseResourceElementsAttr", "dense_resource_elements", "dense_resource<key> : tensor<2xi32>"),
    ("DictionaryAttr", "dictionary", "{a}"),
    ("FloatAttr", "float", "1.0 : f32"),
    ("IntegerAttr", "integer", "true"),
    ("IntegerAttr", "integer", "1 : i200"),
    ("IntegerSetAttr", "integer_set", "affine_set<(d0) : (d0 == 0)>"),
    ("OpaqueAttr", "opaque", "#u<\"text\">"),
    ("SparseElementsAttr", "sparse_elements", "sparse<[[0]], [1]> : tensor<2xi32>"),
    ("StringAttr", "string", "\"text\""),
    ("SymbolRefAttr", "symbol_ref", "@a::@b"),
    ("TypeAttr", "type", "i32"),
    ("UnitAttr", "unit", "unit"),
];

fn loaded(definitions: &str) -> Option<Arc<LoadedDialects>> {
    let root = oracle::upstream()?;
    let text = format!(
        "include \"mlir/IR/BuiltinAttributes.td\"\ninclude \"mlir/IR/BuiltinTypes.td\"\n\
         def T_Dialect : Dialect {{ let name = \"t\"; let cppNamespace = \"::t\";\n\
         let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; }}\n{definitions}"
    );
    let main = MainFile::Text { name: "t.td".to_owned(), text };
    let upstream_includes: Vec<PathBuf> = vec![root.join("mlir/include")];
    Some(load(&Source { main, upstream_includes, ..Source::default() }, &Disk).expect("the file is right"))
}

/// Whether each line of a program is right, as its own program.
fn accepted(errors: &str, lines: usize) -> Vec<bool> {
    let wrong: Vec<String> = errors
        .lines()
        .filter(|line| line.contains("error:"))
        .filter_map(|line| Some(line.split(':').nth(1)?.to_owned()))
        .collect();
    (0..lines).map(|number| !wrong.contains(&(2 * number + 1).to_string())).collect()
}

/// Compares ops, each with a constraint of a kind, on values of all kinds.
fn compare(
    kinds: &[Kind],
    op: impl Fn(&str, usize) -> String,
    irdl: &str,
    line: impl Fn(usize, &str) -> String,
) {
    let definitions: String = kinds.iter().enumerate().map(|(number, own)| op(own.0, number)).collect();
    let (Some(oracle), Some(dialects)) = (Oracle::find(), loaded(&definitions)) else { return };
    let ops = kinds
        .iter()
        .enumerate()
        .map(|(number, own)| format!("irdl.operation @k{number} {{ {} }}\n", irdl.replace('$', own.1)));
    let module = format!("irdl.dialect @t {{\n{}}}\n", ops.collect::<String>());
    let file = std::env::temp_dir().join(format!("rtblgen-kinds-{}-{}.mlir", std::process::id(), irdl.len()));
    std::fs::write(&file, module).expect("the file can be written");
    let values = |number| kinds.iter().map(move |(_, _, value)| (number, *value));
    let lines: Vec<String> =
        (0..kinds.len()).flat_map(values).map(|(number, value)| line(number, value)).collect();
    let program = lines.join("\n// -----\n");
    let flags = ["--allow-unregistered-dialect", "--split-input-file"].map(str::to_owned);
    let own = opt(&dialects, &flags.each_ref().map(String::as_str), &program).errors;
    let mut all = flags.to_vec();
    all.push(format!("--irdl-file={}", file.display()));
    let (_, theirs) = oracle::mlir_opt(&oracle, &all, &program);
    std::fs::remove_file(&file).expect("the file can be removed");
    let (own_right, right) = (accepted(&own, lines.len()), accepted(&theirs, lines.len()));
    for (number, line) in lines.iter().enumerate() {
        assert_eq!(
            own_right[number],
            right[number],
            "{line}: {}",
            if right[number] { &own } else { &theirs }
                .lines()
                .filter(|text| text.contains(&format!(":{}:", 2 * number + 1)))
                .collect::<String>()
        );
    }
    // Each kind takes its own value.
    assert!(right.iter().filter(|own| **own).count() >= kinds.len(), "{theirs}");
}

#[test]
fn types_are_those_of_the_kind() {
    let op = |name: &str, number| {
        format!(
            "def K{number} : Op<T_Dialect, \"k{number}\"> {{ let results = (outs Builtin_{name}:$r); }}\n"
        )
    };
    let irdl = "%0 = irdl.base \"!builtin.$\"\nirdl.results(r: %0)";
    compare(&TYPES, op, irdl, |number, ty| format!("%0 = \"t.k{number}\"() : () -> ({ty})"));
}

#[test]
fn attributes_are_those_of_the_kind() {
    let op = |name: &str, number| {
        format!(
            "def K{number} : Op<T_Dialect, \"k{number}\"> {{ let arguments = (ins Builtin_{name}:$a); }}\n"
        )
    };
    let irdl = "%0 = irdl.base \"#builtin.$\"\nirdl.attributes { \"a\" = %0 }";
    compare(&ATTRIBUTES, op, irdl, |number, value| format!("\"t.k{number}\"() {{a = {value}}} : () -> ()"));
}

#[test]
fn types_as_attributes_are_those_of_the_kind() {
    let ops = TYPES.iter().enumerate().map(|(number, (name, ..))| {
        format!("def K{number} : Op<T_Dialect, \"k{number}\"> {{ let arguments = (ins TypeAttrOf<Builtin_{name}>:$a); }}\n")
    });
    let Some(dialects) = loaded(&ops.collect::<String>()) else { return };
    for (number, (name, _, ty)) in TYPES.iter().enumerate() {
        let other = TYPES[(number + 1) % TYPES.len()].2;
        let errors =
            |ty: &str| opt(&dialects, &[], &format!("\"t.k{number}\"() {{a = {ty}}} : () -> ()\n")).errors;
        assert_eq!(errors(ty), "", "{name}");
        assert!(errors(other).contains("failed to satisfy constraint: type attribute of"), "{name}: {other}");
    }
}

#[test]
fn formats_read_attributes_of_the_kind() {
    let Some(dialects) = loaded(
        "def T_A : Op<T_Dialect, \"a\"> {\n\
         let arguments = (ins OptionalAttr<Builtin_StringAttr>:$s, OptionalAttr<Builtin_ArrayAttr>:$l);\n\
         let assemblyFormat = \"oilist(`str` $s | `list` $l) attr-dict\";\n}",
    ) else {
        return;
    };
    let program = "module {\n  t.a str \"text\" list [1, \"x\"]\n  t.a\n}\n\n";
    let outcome = opt(&dialects, &[], program);
    assert_eq!((outcome.errors.as_str(), outcome.output.trim_end()), ("", program.trim_end()));
    let wrong = opt(&dialects, &[], "t.a str [1]\n").errors;
    // The attribute is optional there: another kind is not read.
    assert!(wrong.contains("expected operation name in quotes"), "{wrong}");
}

/// The interfaces of types and attributes that the runtime has models of, each with a constraint on it.
const INTERFACES: [&str; 8] = [
    "PtrLikeTypeInterface",
    "ShapedTypeInterface",
    "FloatTypeInterface",
    "VectorElementTypeInterface",
    "MemRefElementTypeInterface",
    "MemRefLayoutAttrInterface",
    "ElementsAttrInterface",
    "BlobAttrInterface",
];

#[test]
fn definitions_are_instances_of_the_interfaces_that_they_list() {
    let definitions = INTERFACES.iter().enumerate().map(|(number, interface)| {
        let kind = if interface.contains("Type") { "Type" } else { "Attr" };
        format!(
            "def X{number} : {kind}Def<T_Dialect, \"X{number}\", [{interface}]> {{ let mnemonic = \"x{number}\"; }}\n\
             def K{number} : Op<T_Dialect, \"k{number}\"> {{ let arguments = (ins {interface}:$x); }}\n"
        )
    });
    let rest = "def Shaped : Op<T_Dialect, \"shaped\"> { let arguments = (ins AnyShaped:$x); }\n\
                def F : Op<T_Dialect, \"float\"> { let arguments = (ins AnyFloat:$x);\n\
                let assemblyFormat = \"$x attr-dict `:` type($x)\"; }\n";
    let Some(dialects) = loaded(&(definitions.collect::<String>() + rest)) else { return };
    let result = |program: &str| opt(&dialects, &["--allow-unregistered-dialect"], program).errors;
    for (number, interface) in INTERFACES.iter().enumerate() {
        for (other, name) in INTERFACES.iter().enumerate() {
            if interface.contains("Type") != name.contains("Type") {
                continue;
            }
            let errors = match interface.contains("Type") {
                true => result(&format!(
                    "%0 = \"u.x\"() : () -> !t.x{other}\n\"t.k{number}\"(%0) : (!t.x{other}) -> ()"
                )),
                false => result(&format!("\"t.k{number}\"() {{x = #t.x{other}}} : () -> ()")),
            };
            // The interface of floats has that of elements of vectors below it.
            let has = number == other || (*interface, other) == ("VectorElementTypeInterface", 2);
            assert_eq!(errors.is_empty(), has, "{interface}: {errors}");
        }
    }
    assert_eq!(result("%0 = \"u.x\"() : () -> !t.x2\nt.float %0 : !t.x2"), "");
    assert_eq!(result("\"u.x\"() : () -> (memref<2x!t.x4, #t.x5>, vector<2x!t.x3>)"), "");
    // Where only a method can tell, the error names the interface as left to code.
    let unknown = result("%0 = \"u.x\"() : () -> !t.x1\n\"t.shaped\"(%0) : (!t.x1) -> ()");
    assert!(unknown.contains("; the interface `ShapedType` of '!t.x1' is left to code"), "{unknown}");
}
