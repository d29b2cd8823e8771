//! The td library and MLIR's own files of the same names.

use std::collections::BTreeMap;

use oracle::Oracle;
use rtblgen_backends::input::library::FILES;
use serde_json::Value;

/// The records of a library file, from llvm-tblgen: ours or MLIR's own.
fn dump(oracle: &Oracle, include: &std::path::Path, file: &str) -> Result<BTreeMap<String, Value>, String> {
    let mut command = oracle.tool("llvm-tblgen");
    let output = command.arg("--dump-json").arg("-I").arg(include).arg(include.join(file)).output();
    let output = output.map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let warnings = String::from_utf8_lossy(&output.stderr).into_owned();
    if warnings.contains("warning:") && include.ends_with("td") {
        return Err(warnings);
    }
    serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())
}

/// Fields that documentation and diagnostics show, or that the generators use.
const FIELDS: &[&str] = &[
    "summary",
    "cppType",
    "trait",
    "cppInterfaceName",
    "isOptional",
    "value",
    "cppNamespace",
    "effect",
    "resource",
];

#[test]
fn llvm_tblgen_accepts_every_file() {
    let Some(oracle) = Oracle::find() else { return };
    let ours = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("td-library/td");
    for (file, _) in FILES {
        if let Err(error) = dump(&oracle, &ours, file) {
            panic!("{file}: {error}");
        }
    }
}

#[test]
fn definitions_agree_with_mlir() {
    let Some(oracle) = Oracle::find() else { return };
    let ours_dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("td-library/td");
    let mut compared = 0;
    // The crate `rtblgen-dialects` compares those of dialects.
    let of_core = |file: &str| file.starts_with("mlir/") && !file.starts_with("mlir/Dialect/");
    for (file, _) in FILES.iter().filter(|(file, _)| of_core(file)) {
        let ours = dump(&oracle, &ours_dir, file).expect("ours is good");
        let theirs = dump(&oracle, &oracle.include_dir(), file).expect("theirs is good");
        for (name, record) in &theirs {
            if name.starts_with('!') || name.starts_with("anonymous") {
                continue;
            }
            let own = ours.get(name).unwrap_or_else(|| panic!("{file}: there is no `{name}`"));
            for field in FIELDS {
                if let Some(value) = record.get(field) {
                    assert_eq!(Some(value), own.get(field), "{file}: {name}.{field}");
                }
            }
            let classes = record["!superclasses"].as_array().expect("a list");
            let own_classes = own["!superclasses"].as_array().expect("a list");
            assert!(classes.iter().all(|class| own_classes.contains(class)), "{file}: classes of {name}");
            compared += 1;
        }
    }
    println!("definitions compared: {compared}");
    assert!(compared > 1000);
}
