//! The `.td` files of the library's dialects have the same records as MLIR's own files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use oracle::Oracle;
use serde_json::Value;

/// Fields of prose and of code: ours are written by us, in Rust.
const OWN: &[&str] = &[
    "summary",
    "description",
    "builders",
    "extraBaseClassDeclaration",
    "skipDefaultBuilders",
    "extraClassDeclaration",
    "extraClassDeclarationBase",
    "extraClassDefinition",
    "extraClassOf",
    "extraDeclaration",
    "extraPoisonClassDeclaration",
    "extraSharedClassDeclaration",
    "commonExtraClassDeclaration",
    "comparator",
    "replacement",
    "transformer",
    "verify",
    "methods",
    "convertFromStorage",
    "constBuilderCall",
    "storageType",
    "returnType",
    "defaultValue",
    "predExpr",
    "predicate",
    "builderCall",
    "cppType",
    "cppClassName",
    "cppClass",
    "underlyingType",
    "transform",
    "lhs",
    "rhs",
    "valueType",
    "parameterParser",
    "parameterPrinter",
    "parser",
    "printer",
    "parseSeparatorFn",
    "allocator",
    "convertFromAttribute",
    "convertToAttribute",
    "interfaceType",
    "optionalParser",
    "readFromMlirBytecode",
    "writeToMlirBytecode",
    // Code that translates operations of LLVM IR.
    "llvmBuilder",
    "mlirBuilder",
    "baseLlvmBuilder",
    "baseLlvmBuilderArgAndResultAttrs",
    "baseLlvmBuilderCoda",
    "baseMlirBuilder",
    "baseMlirBuilderArgAndResultAttrs",
    "baseMlirBuilderCoda",
    "overloadedResultsCpp",
    "overloadedOperandsCpp",
    "immArgPositionsCpp",
    "immArgAttrNamesCpp",
    "setRangeRetAttrCode",
    "importRangeRetAttrCode",
    "setAlignmentCode",
    "setVolatileCode",
    "setSyncScopeCode",
    "setOrderingCode",
    "setNonTemporalMetadataCode",
    "setInvariantGroupCode",
    "setAccessGroupsMetadataCode",
    "setAliasAnalysisMetadataCode",
];

/// Deliberate differences: `tensor` does not depend on `affine` here, MLIR reads the types of `transform` in C++, the loader of
/// `irdl` needs no interface of constraints, no diagnostic shows the summary of `VariadicityAttr`, and entries of `dlti` are attributes
/// rather than an interface and a union.
const LEFT_OUT: &[&str] = &[
    "mlir/Dialect/DLTI/DLTIAttrs.td: DLTI_DataLayoutEntryAttr.parameters",
    "mlir/Dialect/DLTI/DLTIAttrs.td: DLTI_DataLayoutSpecAttr.parameters",
    "mlir/Dialect/DLTI/DLTIAttrs.td: DLTI_MapAttr.parameters",
    "mlir/Dialect/DLTI/DLTIAttrs.td: DLTI_TargetDeviceSpecAttr.parameters",
    "mlir/Dialect/DLTI/DLTIAttrs.td: DLTI_TargetSystemSpecAttr.parameters",
    "mlir/Dialect/IRDL/IR/IRDLAttributes.td: VariadicityAttr.summary",
    "mlir/Dialect/IRDL/IR/IRDLOps.td: IRDL_AllOfOp.traits",
    "mlir/Dialect/IRDL/IR/IRDLOps.td: IRDL_AnyOfOp.traits",
    "mlir/Dialect/IRDL/IR/IRDLOps.td: IRDL_AnyOp.traits",
    "mlir/Dialect/IRDL/IR/IRDLOps.td: IRDL_BaseOp.traits",
    "mlir/Dialect/IRDL/IR/IRDLOps.td: IRDL_IsOp.traits",
    "mlir/Dialect/IRDL/IR/IRDLOps.td: IRDL_ParametricOp.traits",
    "mlir/Dialect/IRDL/IR/IRDLOps.td: IRDL_RegionOp.traits",
    "mlir/Dialect/Tensor/IR/TensorBase.td: Tensor_Dialect.dependentDialects",
    "mlir/Dialect/Transform/IR/TransformDialect.td: Transform_Dialect.useDefaultTypePrinterParser",
];

/// Files that MLIR does not have.
const OURS: &[&str] = &["mlir/Dialect/Transform/TransformExtensions.td"];

/// Files that only include others.
const EMPTY: &[&str] = &["mlir/Dialect/DLTI/DLTI.td"];

/// Files that have only some of the records of MLIR's file.
const PARTIAL: &[&str] = &["mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td"];

/// Classes of records that have a summary which diagnostics show.
const SHOWN: &[&str] = &["TypeConstraint", "AttrConstraint", "EnumInfo"];

fn library() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../backends/td-library/td")
}

/// The files of dialects in the library, without those of patterns.
fn files() -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![library().join("mlir/Dialect")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the folder is there") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => folders.push(path),
                false => {
                    let inside = path.strip_prefix(library()).expect("inside").to_string_lossy().into_owned();
                    found.push(inside);
                }
            }
        }
    }
    found.sort();
    found
}

/// All records of a file, from llvm-tblgen.
fn dump(oracle: &Oracle, root: &Path, file: &str) -> BTreeMap<String, Value> {
    let mut command = oracle.tool("llvm-tblgen");
    command.arg("--dump-json").arg("-I").arg(root).arg(root.join(file));
    let output = command.output().expect("llvm-tblgen starts");
    assert!(output.status.success(), "{file}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("llvm-tblgen writes JSON")
}

/// A record in a form that does not depend on the names of anonymous records: the records themselves replace
/// their names.
struct Normal<'a> {
    records: &'a BTreeMap<String, Value>,
}

impl Normal<'_> {
    fn record(&self, name: &str, depth: usize) -> Value {
        let record = self.records[name].as_object().expect("a record is an object");
        let classes = record["!superclasses"].as_array().expect("a list");
        let is_shown = classes.iter().any(|class| SHOWN.iter().any(|shown| class == shown));
        let is_op = classes.iter().any(|class| class == "Op");
        let mut fields = serde_json::Map::new();
        for (field, value) in record {
            let is_shown_summary = field == "summary" && is_shown && !is_op;
            let is_own = OWN.contains(&field.as_str()) && !is_shown_summary;
            if !is_own && (!field.starts_with('!') || field == "!superclasses") && field != "!name" {
                fields.insert(field.clone(), self.value(value, depth));
            }
        }
        if let Some(classes) = fields.get_mut("!superclasses") {
            *classes = library_classes(classes);
        }
        Value::Object(fields)
    }

    fn value(&self, value: &Value, depth: usize) -> Value {
        match value {
            Value::Object(object) if object.get("kind").is_some_and(|kind| kind == "def") => {
                let name = object["def"].as_str().expect("a name");
                match name.starts_with("anonymous_") && depth < 12 {
                    true => self.record(name, depth + 1),
                    false => Value::String(name.to_owned()),
                }
            }
            Value::Object(object) => Value::Object(
                object
                    .iter()
                    .filter(|(key, _)| *key != "printable")
                    .map(|(key, value)| (key.clone(), self.value(value, depth)))
                    .collect(),
            ),
            Value::Array(items) => Value::Array(items.iter().map(|item| self.value(item, depth)).collect()),
            Value::String(text) => Value::String(squeezed(text)),
            other => other.clone(),
        }
    }
}

/// Normalizes the white space of a format, except between backquotes.
fn squeezed(text: &str) -> String {
    let words = |part: &str| part.split_whitespace().collect::<Vec<_>>().join(" ");
    let between = |part: String| {
        [" (", "( ", " )", ", ", " |", "| "]
            .iter()
            .fold(part, |part, spaced| part.replace(spaced, spaced.trim()))
    };
    let parts = text.split('`').enumerate();
    let parts =
        parts.map(|(number, part)| if number % 2 == 0 { between(words(part)) } else { part.to_owned() });
    parts.collect::<Vec<_>>().join("`")
}

/// The classes that both have: how a file builds its records from classes of its own is its own matter.
fn library_classes(classes: &Value) -> Value {
    const KNOWN: &[&str] = &[
        "Op",
        "Dialect",
        "AttrDef",
        "TypeDef",
        "Attr",
        "Type",
        "Trait",
        "Interface",
        "OpInterface",
        "AttrInterface",
        "TypeInterface",
        "EnumInfo",
        "EnumAttrInfo",
        "EnumCase",
        "BitEnumBase",
        "TypeConstraint",
        "AttrConstraint",
        "DeclareInterfaceMethods",
        "Variadic",
        "Optional",
        "OptionalAttr",
        "UnitAttr",
    ];
    let classes = classes.as_array().expect("a list").iter();
    Value::Array(classes.filter(|class| KNOWN.iter().any(|known| class == known)).cloned().collect())
}

#[test]
fn records_are_those_of_mlir() {
    let Some(oracle) = Oracle::find() else { return };
    let mut differences = Vec::new();
    let mut compared = 0;
    let is_left_out = |file: &String| OURS.contains(&file.as_str()) || EMPTY.contains(&file.as_str());
    for file in files().into_iter().filter(|file| !is_left_out(file)) {
        let [ours, theirs] = [library(), oracle.include_dir()].map(|root| dump(&oracle, &root, &file));
        let normal = |records| Normal { records };
        let named = theirs.keys().filter(|name| !name.starts_with('!') && !name.starts_with("anonymous"));
        let own: Vec<_> = named
            .filter(|name| is_made_in(&file, &theirs[*name]) && !is_a(&theirs[*name], "OpBuilder"))
            .collect();
        assert!(!own.is_empty(), "{file}: MLIR's file makes records");
        for name in own {
            if !ours.contains_key(name) && PARTIAL.contains(&file.as_str()) {
                continue;
            }
            if !ours.contains_key(name) {
                differences.push(format!("{file}: there is no `{name}`"));
                continue;
            }
            let (own, other) = (normal(&ours).record(name, 0), normal(&theirs).record(name, 0));
            compared += 1;
            compare(&format!("{file}: {name}"), &own, &other, &mut differences);
        }
    }
    differences.retain(|difference| !LEFT_OUT.iter().any(|known| difference.starts_with(known)));
    println!("records compared: {compared}");
    assert!(compared > 600, "only {compared} records were compared");
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

fn is_a(record: &Value, class: &str) -> bool {
    record["!superclasses"].as_array().expect("a list").iter().any(|own| own == class)
}

/// Whether a record is defined in a file itself, not in an included file. `!locs` has file names without folders.
fn is_made_in(file: &str, record: &Value) -> bool {
    let places = record["!locs"].as_array().expect("a list");
    let name = Path::new(file).file_name().expect("a file").to_string_lossy();
    let is_there = |place: &Value| {
        place.as_str().and_then(|place| place.rsplit_once(':')).is_some_and(|(place, _)| place == name)
    };
    places.iter().any(is_there)
}

fn compare(place: &str, own: &Value, other: &Value, differences: &mut Vec<String>) {
    match (own, other) {
        (Value::Object(own), Value::Object(other)) => {
            for (field, value) in other {
                match own.get(field) {
                    Some(own) => compare(&format!("{place}.{field}"), own, value, differences),
                    None => differences.push(format!("{place}: there is no field `{field}`")),
                }
            }
        }
        (Value::Array(own), Value::Array(other)) if own.len() == other.len() => {
            for (index, (own, other)) in own.iter().zip(other).enumerate() {
                compare(&format!("{place}[{index}]"), own, other, differences);
            }
        }
        _ if own == other => {}
        _ => differences.push(format!("{place}: {own}, MLIR has {other}")),
    }
}
