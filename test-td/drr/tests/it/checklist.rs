//! Every number of the lists in `README.md` names cases, and every case is in the lists.

use std::collections::BTreeSet;

use crate::support::{case_name, folder, pattern_files, read};

/// The lists: the language, the examples of MLIR's document, and the extensions.
const LISTS: [&str; 3] =
    ["## The checklist", "## The examples of MLIR's document", "## Where it goes further than mlir-tblgen"];

#[test]
fn every_number_has_cases() {
    let text = read(&folder("README.md"));
    let good = names(&["cases", "further"]);
    let known: BTreeSet<String> =
        good.union(&names(&["wrong/rejected", "wrong/missed", "wrong/further"])).cloned().collect();
    let mut listed = BTreeSet::new();
    for title in LISTS {
        let (_, rest) = text.split_once(title).expect("the list is there");
        let list = rest.split("\n## ").next().unwrap_or(rest);
        for (number, item) in (1..).zip(items(list)) {
            assert!(item.starts_with(&format!("{number}.")), "{title}: the numbers have a gap at {item}");
            let cases: Vec<_> =
                item.split('`').filter(|word| known.contains(*word)).map(str::to_owned).collect();
            assert!(!cases.is_empty(), "{title}: number {number} names no case: {item}");
            listed.extend(cases);
        }
    }
    let missing: Vec<_> = good.iter().filter(|name| !listed.contains(*name)).collect();
    assert!(missing.is_empty(), "not in the lists: {missing:?}");
}

fn names(folders: &[&str]) -> BTreeSet<String> {
    folders.iter().flat_map(|folder| pattern_files(folder)).map(|file| case_name(&file).to_owned()).collect()
}

/// The items of a numbered list, each with its further lines.
fn items(list: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in list.lines() {
        if line.starts_with(|c: char| c.is_ascii_digit()) {
            items.push(line.to_owned());
        } else if line.starts_with(' ') {
            items.last_mut().into_iter().for_each(|item| item.push_str(line));
        }
    }
    items
}
