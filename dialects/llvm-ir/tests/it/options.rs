//! The options of the import, as mlir-translate has them.

use oracle::Oracle;
use rtblgen_llvm_ir::{ImportOptions, from_llvm_ir_with};

const SOURCE: &str = include_str!("../programs/options.ll");

fn imported(options: ImportOptions) -> String {
    let context = crate::import::context();
    from_llvm_ir_with(&context, SOURCE, "a.ll", options).expect("the source is right").to_string()
}

#[test]
fn each_option_has_its_text() {
    let plain = ImportOptions::default();
    let cases = [
        (
            "--prefer-unregistered-intrinsics",
            ImportOptions { prefer_unregistered_intrinsics: true, ..plain },
            include_str!("../programs/options.unregistered.mlir"),
        ),
        (
            "--import-structs-as-literals",
            ImportOptions { structs_as_literals: true, ..plain },
            include_str!("../programs/options.literals.mlir"),
        ),
        (
            "--drop-di-composite-type-elements",
            ImportOptions { drop_composite_elements: true, ..plain },
            include_str!("../programs/options.elements.mlir"),
        ),
    ];
    let oracle = Oracle::find();
    for (flag, options, expected) in cases {
        assert_eq!(imported(options), expected, "{flag}");
        if let Some(oracle) = &oracle {
            let theirs = crate::run_oracle(oracle, &["--import-llvm", flag], SOURCE.as_bytes());
            assert_eq!(theirs.as_deref(), Some(expected), "{flag}");
        }
    }
    assert_ne!(imported(plain), imported(ImportOptions { structs_as_literals: true, ..plain }));
}

#[test]
fn dropped_metadata_is_a_warning_on_request() {
    use std::sync::{Arc, Mutex};
    let warnings = |options: ImportOptions| {
        let context = crate::import::context();
        let found: Arc<Mutex<Vec<String>>> = Arc::default();
        let sink = found.clone();
        context.add_diagnostic_handler(move |diagnostic| {
            sink.lock().expect("no panic before").push(diagnostic.message.clone());
            rtblgen_runtime::Handled::Yes
        });
        from_llvm_ir_with(&context, SOURCE, "a.ll", options).expect("the source is right");
        found.lock().expect("no panic before").clone()
    };
    assert_eq!(warnings(ImportOptions::default()), [""; 0]);
    let all = warnings(ImportOptions { warn_of_dropped_metadata: true, ..ImportOptions::default() });
    assert_eq!(all, ["unhandled metadata 'range'", "unhandled debug variable record '#dbg_value'"]);
}
