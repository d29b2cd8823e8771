//! Several dialects in one crate: the dialect of each file, and its module.

use std::collections::BTreeSet;

use crate::rust::namer;

/// The dialect of each file, from the dialects that each file defines or includes. A dialect that another file has alone is
/// included.
///
/// # Errors
///
/// The number of a file, and the dialects that may be its own: several, or none.
pub(crate) fn own_dialects(files: &[BTreeSet<String>]) -> Result<Vec<String>, (usize, Vec<String>)> {
    let mut left = files.to_vec();
    let mut own: Vec<Option<String>> = vec![None; files.len()];
    while let Some(number) =
        (0..files.len()).find(|number| own[*number].is_none() && left[*number].len() == 1)
    {
        let name = left[number].pop_first().unwrap_or_default();
        left.iter_mut().for_each(|names| {
            names.remove(&name);
        });
        own[number] = Some(name);
    }
    let named = own.into_iter().enumerate();
    named.map(|(number, name)| name.ok_or_else(|| (number, left[number].iter().cloned().collect()))).collect()
}

/// The module of a dialect in a crate of several.
pub(crate) fn module_name(dialect: &str) -> String {
    let name = namer::snake_case(dialect);
    // Crates and keywords are no names of modules.
    let is_taken = ["core", "std", "alloc", "rtblgen_runtime", "rtblgen_dialects"].contains(&name.as_str());
    match is_taken || namer::ident(&name) != *name {
        true => format!("{name}_dialect"),
        false => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(files: &[&[&str]]) -> Result<Vec<String>, (usize, Vec<String>)> {
        let set = |names: &&[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        own_dialects(&files.iter().map(set).collect::<Vec<_>>())
    }

    #[test]
    fn files_have_the_dialects_that_others_do_not_define() {
        assert_eq!(
            own(&[&["b", "a"], &["c", "b", "a"], &["a"]]).as_deref(),
            Ok(&["b", "c", "a"].map(str::to_owned)[..])
        );
        assert_eq!(own(&[&["a"], &["c", "b", "a"]]), Err((1, vec!["b".to_owned(), "c".to_owned()])));
        assert_eq!(own(&[&["a"], &["a"]]), Err((1, Vec::new())));
    }

    #[test]
    fn modules_are_identifiers() {
        assert_eq!(
            ["box", "core", "my-one", "self"].map(module_name),
            ["box_dialect", "core_dialect", "my_one", "self_dialect"]
        );
    }
}
