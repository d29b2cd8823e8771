//! Makes a random dialect. The names are what Rust, its prelude, generated methods and the runtime have.

use std::fmt::Write as _;

use oracle::random::Random;

/// The includes of a dialect.
pub const HEADER: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
"#;

/// Names of types.
const TYPES: &[&str] = &[
    "Option",
    "Result",
    "Vec",
    "Self",
    "Some",
    "Ok",
    "Err",
    "Box",
    "String",
    "Default",
    "From",
    "Into",
    "Sized",
    "Clone",
    "Copy",
    "Send",
    "Drop",
    "Debug",
    "Eq",
    "Iterator",
    "Fn",
    "Type",
    "Value",
    "Attribute",
    "Context",
    "Ir",
    "Builder",
    "Region",
    "Block",
    "Location",
    "OpState",
    "OpView",
    "Mode",
    "Kind",
    "Parameter",
    "Enum",
    "Properties",
    "Adaptor",
    "X",
    "XX",
    "Foo_Bar",
    "FooBar",
    "Segments",
    "Arity",
    "Dialect",
    "TypedOp",
    "support",
    "Int8",
    "E",
    "T",
    "F",
    "None",
    "Fn",
    "FnOnce",
    "FnMut",
    "AsRef",
    "AsMut",
    "ToString",
    "ToOwned",
    "IntoIterator",
    "FromIterator",
    "Extend",
    "TryFrom",
    "TryInto",
    "PartialEq",
    "PartialOrd",
    "Ord",
    "Hash",
    "Sync",
    "Unpin",
    "Display",
    "FromStr",
    "Error",
    "I32",
    "i32",
    "str",
    "u8",
    "bool",
    "ConcreteOp",
    "Model",
    "Item",
    "Tuple",
    "Op",
    "CustomParser",
    "Verify",
    "FromUnchecked",
    "MemoryEffects",
    "TypeConstraint",
    "Traits",
    "rtblgen_runtime",
    "core",
    "std",
];

/// Names of values, attributes and parameters.
const NAMES: &[&str] = &[
    "x",
    "xAttr",
    "x_attr",
    "setX",
    "set_x",
    "type",
    "self",
    "op",
    "ir",
    "context",
    "builder",
    "location",
    "name",
    "value",
    "values",
    "fn",
    "match",
    "impl",
    "async",
    "dyn",
    "crate",
    "super",
    "box",
    "abstract",
    "try",
    "gen",
    "union",
    "state",
    "parser",
    "printer",
    "result",
    "results1",
    "build",
    "from",
    "into",
    "clone",
    "eq",
    "fmt",
    "cast",
    "attr",
    "ty",
    "parse",
    "print",
    "verify",
    "fold",
    "get",
    "default",
    "None",
    "Some",
    "Self",
    "i32",
    "usize",
    "str",
    "r",
    "c",
    "a",
    "b",
    "adaptor",
    "definition",
    "DEFINITION",
    "f",
    "e",
    "t",
    "rest",
    "lhs",
    "rhs",
    "x_type",
    "erase",
    "view",
    "index",
    "true_value",
    "support",
    "traits",
    "other_type",
    "new",
    "into_op",
    "hash",
    "cmp",
    "interface",
    "region",
    "block",
    "vec",
    "format",
    "panic",
    "matches",
    "Box",
    "Vec",
    "Ok",
    "Err",
    "Option",
    "Result",
    "String",
    "bool",
    "char",
    "u8",
    "f64",
    "core",
    "std",
    "rtblgen_runtime",
    "hooks",
    "macro_rules",
    "dialect",
    "registry",
    "mnemonic",
    "parameters",
    "key",
    "key_2",
    "key2",
    "Key",
    "aB",
    "a_b",
    "AB",
    "a1",
    "static",
    "safe",
    "raw",
    "_x",
    "x_",
    "__",
    "entry",
    "element",
    "ops",
    "list",
    "text",
    "number",
    "map",
    "len",
    "iter",
    "kind",
    "operands",
    "this",
    "info",
    "model",
    "extension",
    "get_checked",
    "from_type",
    "as_type",
    "required",
    "inherent",
    "assume",
    "expect",
    "unwrap",
    "copied",
    "create",
];

/// Mnemonics.
const MNEMONICS: &[&str] = &[
    "a",
    "type",
    "self",
    "fn",
    "a.b",
    "x.self",
    "op",
    "loop",
    "if",
    "yield",
    "return",
    "a_b",
    "ab",
    "true",
    "i32",
    "tensor",
    "vector",
    "loc",
    "unit",
    "func",
    "module",
    "try",
    "Self",
    "A",
    "array",
    "none",
    "index",
    "dense",
    "affine_map",
];

/// Cases of enums.
const CASES: &[&str] = &[
    "None", "Some", "Self", "Ok", "Err", "self", "type", "fn", "a", "A", "b", "B", "Fast", "fast", "crate",
    "super", "True", "true", "NONE", "ALL", "EMPTY", "CASES", "Value", "From", "bits", "empty", "all", "a_b",
    "aB", "x1", "r2d2", "Box",
];

/// Types of parameters.
const PARAMETERS: &[&str] = &[
    "int64_t",
    "unsigned",
    "bool",
    "::mlir::Type",
    "::mlir::Attribute",
    "::mlir::StringAttr",
    "::mlir::IntegerAttr",
    "double",
    "uint8_t",
    "::mlir::FlatSymbolRefAttr",
    "::mlir::ArrayAttr",
    "size_t",
    "::ns::Unknown",
    "std::string",
    "::mlir::DenseI64ArrayAttr",
    "::mlir::SymbolRefAttr",
    "::mlir::AffineMap",
    "::llvm::APInt",
    "::llvm::APFloat",
    "float",
    "int8_t",
    "uint64_t",
    "::llvm::StringRef",
    "::mlir::TypeAttr",
    "::mlir::UnitAttr",
    "::mlir::FloatType",
];

/// The number of something, and a few names for it.
fn some(random: &mut Random, most: usize, names: &[&'static str]) -> Vec<&'static str> {
    let mut found: Vec<&str> = Vec::new();
    for _ in 0..random.below(most + 1) {
        let name = random.pick(names);
        if !found.contains(name) {
            found.push(name);
        }
    }
    found
}

/// A dialect, without what it includes.
pub fn dialect(random: &mut Random) -> String {
    let mut text = String::new();
    let name = random
        .pick(&["d", "type", "self", "core", "std", "box", "async", "my_d", "crate", "r", "dialect", "ops"]);
    let _ = writeln!(
        text,
        "def D_Dialect : Dialect {{\n  let name = \"{name}\";\n  let cppNamespace = \"::ns\";"
    );
    if random.one_in(2) {
        text += "  let summary = \"it\\\"s {} `x\";\n  let description = [{\n```\nfn x() {\n*/ [a] <b> \\ {\n}];\n";
    }
    for own in ["Attribute", "Type"] {
        let _ = writeln!(text, "  let useDefault{own}PrinterParser = 1;");
    }
    if random.one_in(4) {
        text += "  let hasConstantMaterializer = 1;\n  let hasOperationAttrVerify = 1;\n";
    }
    text += "}\n";
    let classes = some(random, 9, TYPES);
    let mut attributes = Vec::new();
    let mut types = Vec::new();
    for (number, class) in classes.iter().enumerate() {
        let mnemonic = format!("{}{number}", random.pick(&["m", "type", "self", "x.y", "i", "loc"]));
        match random.below(5) {
            0 => attributes.push(enumeration(random, &mut text, class)),
            1 => {
                definition(random, &mut text, "Type", class, &mnemonic);
                types.push(format!("D_{class}T"));
            }
            2 => {
                definition(random, &mut text, "Attr", class, &mnemonic);
                attributes.push(format!("D_{class}A"));
            }
            _ => {}
        }
    }
    let mut interfaces = Vec::new();
    for class in some(random, 2, TYPES).into_iter().filter(|class| !classes.contains(class)) {
        interface(random, &mut text, class);
        interfaces.push(format!("D_{class}I"));
    }
    for (number, mnemonic) in some(random, 4, MNEMONICS).iter().enumerate() {
        op(random, &mut text, (number, mnemonic), [&attributes, &types, &interfaces]);
    }
    text
}

/// Writes an enum, and returns the name of its attribute.
fn enumeration(random: &mut Random, text: &mut String, class: &str) -> String {
    let width = random.pick(&["32", "64"]);
    let is_bits = random.one_in(3);
    let cases = some(random, 5, CASES);
    let (kind, case) = match is_bits {
        true => (format!("I{width}BitEnumAttr"), format!("I{width}BitEnumAttrCaseBit")),
        false => (format!("I{width}EnumAttr"), format!("I{width}EnumAttrCase")),
    };
    let cases: Vec<_> =
        cases.iter().enumerate().map(|(value, name)| format!("{case}<\"{name}\", {value}>")).collect();
    let special = random.one_in(2);
    let _ = writeln!(
        text,
        "def D_{class}E : {kind}<\"{class}\", \"an enum\", [{}]> {{ let cppNamespace = \"::ns\"; let genSpecializedAttr = {}; }}",
        cases.join(", "),
        u8::from(!special)
    );
    match special {
        true => {
            let _ = writeln!(
                text,
                "def D_{class}EA : EnumAttr<D_Dialect, D_{class}E, \"{}_enum\">;",
                class.to_lowercase()
            );
            format!("D_{class}EA")
        }
        false => format!("D_{class}E"),
    }
}

/// Writes a type or an attribute.
fn definition(random: &mut Random, text: &mut String, kind: &str, class: &str, mnemonic: &str) {
    let names = some(random, 3, NAMES);
    let parameters: Vec<_> = names
        .iter()
        .map(|name| {
            let ty = random.pick(PARAMETERS);
            match random.below(4) {
                0 => format!("OptionalParameter<\"{ty}\">:${name}"),
                1 => format!("ArrayRefParameter<\"{ty}\">:${name}"),
                _ => format!("\"{ty}\":${name}"),
            }
        })
        .collect();
    let _ = writeln!(
        text,
        "def D_{class}{} : {kind}Def<D_Dialect, \"{class}\"> {{\n  let mnemonic = \"{mnemonic}\";\n  let parameters = (ins {});",
        &kind[..1],
        parameters.join(", ")
    );
    match (names.is_empty(), random.below(4)) {
        (true, _) => {}
        (false, 0) => *text += "  let hasCustomAssemblyFormat = 1;\n",
        (false, 1) => *text += "  let assemblyFormat = \"`<` struct(params) `>`\";\n",
        (false, 2) => *text += "  let assemblyFormat = \"`<` params `>`\";\n",
        (false, _) => {
            let listed: Vec<_> = names.iter().map(|name| format!("${name}")).collect();
            let _ = writeln!(text, "  let assemblyFormat = \"`<` {} `>`\";", listed.join(" `,` "));
        }
    }
    if random.one_in(3) {
        *text += "  let genVerifyDecl = 1;\n";
    }
    *text += "}\n";
}

/// Writes an interface of ops.
fn interface(random: &mut Random, text: &mut String, class: &str) {
    let methods: Vec<_> = some(random, 3, NAMES)
        .iter()
        .map(|name| {
            let result = random.pick(&["void", "bool", "::mlir::Value", "int64_t", "::mlir::Type"]);
            let arguments = some(random, 2, NAMES);
            let arguments: Vec<_> = arguments
                .iter()
                .map(|name| format!("\"{}\":${name}", random.pick(&["bool", "::mlir::Value", "unsigned"])))
                .collect();
            format!("InterfaceMethod<\"does\", \"{result}\", \"{name}\", (ins {})>", arguments.join(", "))
        })
        .collect();
    let _ = writeln!(
        text,
        "def D_{class}I : OpInterface<\"{class}\"> {{ let cppNamespace = \"::ns\"; let methods = [{}]; }}",
        methods.join(", ")
    );
}

/// Writes an op.
fn op(random: &mut Random, text: &mut String, (number, mnemonic): (usize, &str), of: [&Vec<String>; 3]) {
    let [attributes, types, interfaces] = of;
    let mut names = some(random, 8, NAMES).into_iter();
    let mut variable = 0;
    let mut arguments = Vec::new();
    let mut listed: Vec<String> = Vec::new();
    for name in names.by_ref().take(5) {
        let entity = match random.below(12) {
            0 => "I32Attr".to_owned(),
            1 => "OptionalAttr<StrAttr>".to_owned(),
            2 => "UnitAttr".to_owned(),
            3 => "DefaultValuedAttr<I64Attr, \"3\">".to_owned(),
            4 => "I64Prop".to_owned(),
            5 => "StringProp".to_owned(),
            6 if !attributes.is_empty() => random.pick(attributes).clone(),
            7 if !types.is_empty() => random.pick(types).clone(),
            8 => "Optional<AnyType>".to_owned(),
            9 => "Variadic<I32>".to_owned(),
            10 => "TypeAttr".to_owned(),
            _ => "AnyType".to_owned(),
        };
        variable += usize::from(entity.starts_with("Optional<") || entity.starts_with("Variadic<"));
        arguments.push(format!("{entity}:${name}"));
        listed.push(format!("${name}"));
    }
    let mut results = Vec::new();
    let mut regions = Vec::new();
    let mut successors = Vec::new();
    for name in names {
        match random.below(4) {
            0 => regions.push(format!("AnyRegion:${name}")),
            1 => successors.push(format!("AnySuccessor:${name}")),
            2 if results.is_empty() => results.push(format!("Variadic<AnyType>:${name}")),
            _ => results.push(format!("I32:${name}")),
        }
        if random.one_in(2) && !matches!(results.last(), Some(last) if last.ends_with(&format!("${name}"))) {
            listed.push(format!("${name}"));
        }
    }
    let mut traits = Vec::new();
    if variable > 1 {
        traits.push("AttrSizedOperandSegments".to_owned());
    }
    if !successors.is_empty() {
        traits.push("Terminator".to_owned());
    }
    if random.one_in(3) {
        traits.push("Pure".to_owned());
    }
    if random.one_in(2) && !interfaces.is_empty() {
        traits.push(format!("DeclareOpInterfaceMethods<{}>", random.pick(interfaces)));
    }
    let class = random.pick(TYPES);
    let _ = writeln!(
        text,
        "def D_{class}{number}{} : Op<D_Dialect, \"{mnemonic}{number}\", [{}]> {{\n  let summary = \"does {mnemonic}\";",
        random.pick(&["Op", "", "_Op"]),
        traits.join(", ")
    );
    for (field, marker, entries) in [
        ("arguments", "ins", &arguments),
        ("results", "outs", &results),
        ("regions", "region", &regions),
        ("successors", "successor", &successors),
    ] {
        if !entries.is_empty() {
            let _ = writeln!(text, "  let {field} = ({marker} {});", entries.join(", "));
        }
    }
    match random.below(4) {
        0 => {}
        1 => *text += "  let hasCustomAssemblyFormat = 1;\n",
        2 => {
            *text +=
                "  let assemblyFormat = \"operands attr-dict `:` functional-type(operands, results)\";\n";
        }
        _ => {
            let listed = listed.join(" `,` ");
            let _ = writeln!(
                text,
                "  let assemblyFormat = \"{listed} attr-dict `:` type(operands) type(results)\";"
            );
        }
    }
    for field in ["hasVerifier", "hasFolder", "hasCanonicalizer", "hasRegionVerifier"] {
        if random.one_in(4) {
            let _ = writeln!(text, "  let {field} = 1;");
        }
    }
    *text += "}\n";
}
