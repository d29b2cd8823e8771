//! Finds the generated modules that compile.

use std::collections::{BTreeMap, BTreeSet};

use crate::project::Project;

/// Compiles the modules. Leaves out those with errors, and those that refer to them, until the rest compiles; returns the rest,
/// and prints the first errors of each module.
pub fn compile(project: &Project, modules: Vec<String>) -> BTreeSet<String> {
    let mut left: BTreeSet<String> = modules.into_iter().collect();
    while !left.is_empty() {
        let errors = errors_of(project, &left);
        if errors.is_empty() {
            return left;
        }
        for (module, messages) in &errors {
            println!("{module}: {} errors", messages.len());
            messages.iter().take(3).for_each(|message| println!("  {message}"));
        }
        let before = left.len();
        left.retain(|module| !errors.contains_key(module));
        remove_referring(project, &mut left, errors.keys().cloned().collect());
        if left.len() == before {
            println!("errors outside of the modules");
            return BTreeSet::new();
        }
    }
    left
}

/// Removes the modules that refer to modules that were left out.
fn remove_referring(project: &Project, left: &mut BTreeSet<String>, mut missing: Vec<String>) {
    while let Some(gone) = missing.pop() {
        let refers = |module: &String| {
            let text =
                std::fs::read_to_string(project.folder().join(format!("{module}.rs"))).unwrap_or_default();
            text.contains(&format!("crate::{gone}::"))
        };
        let referring: Vec<String> = left.iter().filter(|module| refers(module)).cloned().collect();
        for module in referring {
            println!("{module}: refers to `{gone}`");
            left.remove(&module);
            missing.push(module);
        }
    }
}

/// The errors of `cargo check`, by module: `hw_dialect.rs:3:4: error: ...`.
fn errors_of(project: &Project, modules: &BTreeSet<String>) -> BTreeMap<String, Vec<String>> {
    let list: Vec<String> = modules.iter().cloned().collect();
    let output = project.messages("check", &crate::declarations(&list));
    let mut errors: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in output.lines().filter(|line| line.contains(": error")) {
        let file = line.split(':').next().unwrap_or_default();
        let module = file.rsplit('/').next().unwrap_or_default().trim_end_matches(".rs");
        if modules.contains(module) {
            errors.entry(module.to_owned()).or_default().push(line.to_owned());
        } else {
            println!("{line}");
        }
    }
    errors
}
