//! Programs with one small mistake each: our messages beside mlir-opt's, word for word.

use std::path::Path;

use ods_conformance::opt;
use oracle::mutated_programs::{Differences, Drivers, parts};
use oracle::random;

use crate::support::{case_file, read};

/// Compares the messages of both for mutants of the programs of these cases. `theirs` is standard error of
/// mlir-opt.
///
/// `RTBLGEN_MUTANTS` is their number for each case.
pub fn compare(names: &[&str], folder: &Path, theirs: &dyn Fn(&Path) -> Option<String>) {
    let count = random::count("RTBLGEN_MUTANTS", 100);
    let seed = random::count("RTBLGEN_RANDOM_SEED", 1) as u64;
    let mut all = Differences::default();
    for (number, name) in names.iter().enumerate() {
        let ours = |file: &Path| Some(opt(name, &[], &read(file)).errors);
        let file = folder.join(format!("mutants_{name}.mlir"));
        let programs: Vec<_> = ["mlir", "custom", "generic"]
            .iter()
            .flat_map(|extension| parts(&read(&case_file(name, extension))))
            .map(|part| ((*name).to_owned(), part))
            .collect();
        let found =
            Drivers { ours: &ours, theirs, file }.compare(&programs, count, seed + number as u64 * 1000);
        all.total += found.total;
        for (class, differences) in found.classes {
            all.classes.entry(class).or_default().extend(differences);
        }
    }
    print!("{all}");
    assert!(all.count() * 50 <= all.total, "the drivers say different things of more than 2 %");
}
