//! The cases in `tests/cases`: what each dialect reads, prints, rejects, folds and lowers to.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use oracle::cases;
use rtblgen_runtime::opt::OptRegistry;

use crate::support::opt;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

/// A test for each folder, and the list of the folders.
macro_rules! dialects {
    ($($dialect:ident)*) => {
        const TESTED: &[&str] = &[$(stringify!($dialect)),*];
        $(#[test]
        fn $dialect() {
            cases::check(&folder().join(stringify!($dialect)), &opt);
        })*
    };
}

dialects! { affine arith builtin cf complex dlti func index irdl llvm math memref pdl pdl_interp scf tensor transform ub vector }

#[test]
fn each_folder_has_a_test() {
    let entries = std::fs::read_dir(folder()).expect("the folder of the cases");
    let found: BTreeSet<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(found, TESTED.iter().map(|name| (*name).to_owned()).collect());
}

/// The words of a text that may be names of ops.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.'))
        .filter(|word| word.contains('.'))
}

#[test]
fn every_op_is_in_a_case() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let context = registry.context();
    let files: Vec<_> = TESTED.iter().flat_map(|dialect| cases::files(&folder().join(dialect))).collect();
    // The expected texts have names that short forms leave out.
    let expected = files.iter().map(|file| std::fs::read_to_string(file.path.with_extension("expected")));
    let expected: Vec<String> = expected.map(|text| text.expect("the file is there")).collect();
    let texts = files.iter().map(|file| file.text.as_str()).chain(expected.iter().map(String::as_str));
    let found: BTreeSet<&str> = texts.flat_map(names).collect();
    let ops: BTreeSet<&str> = context.op_definitions().into_iter().map(|own| own.name).collect();
    let missing: Vec<&str> = ops.difference(&found).copied().collect();
    let pieces: usize = files.iter().map(|file| file.pieces.len()).sum();
    let texts: usize = files.iter().map(|file| file.pieces.len() * file.runs.len()).sum();
    println!("{pieces} cases with {texts} texts, of {} ops", ops.len());
    assert!(pieces >= 600);
    assert!(missing.is_empty(), "{} ops without a case: {}", missing.len(), missing.join(" "));
}
