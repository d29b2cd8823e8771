//! Every number of the checklist in `docs/drr.md` names cases, and every case stands there.

use std::collections::BTreeSet;

use crate::support::{case_name, folder, pattern_files, read};

#[test]
fn every_number_has_cases() {
    let text = read(&folder("../../docs/drr.md"));
    let (_, rest) = text.split_once("## The checklist").expect("there is a checklist");
    let (list, _) = rest.split_once("\n## ").expect("something follows it");
    let known: BTreeSet<String> =
        pattern_files("cases").iter().map(|file| case_name(file).to_owned()).collect();
    let mut listed: BTreeSet<&str> = GENERAL.into();
    let items = items(list);
    for (number, item) in (1..).zip(&items) {
        assert!(item.starts_with(&format!("{number}.")), "the numbers have a gap at {item}");
        let cases: Vec<_> = item.split('`').filter(|word| known.contains(*word)).collect();
        assert!(!cases.is_empty(), "number {number} names no case: {item}");
        listed.extend(cases);
    }
    let missing: Vec<_> = known.iter().filter(|name| !listed.contains(name.as_str())).collect();
    assert!(missing.is_empty(), "not in the checklist: {missing:?}");
}

/// Cases that are about several rows at once.
const GENERAL: [&str; 10] = [
    "attr_kinds",
    "attr_swap",
    "block_arguments",
    "cascade",
    "dead_code",
    "discardable",
    "int_op",
    "many_results_used",
    "several_matches",
    "bind_root",
];

/// The items of a numbered list, each with its further lines.
fn items(list: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in list.lines() {
        match line.starts_with(|c: char| c.is_ascii_digit()) {
            true => items.push(line.to_owned()),
            false => items.last_mut().into_iter().for_each(|item| item.push_str(line)),
        }
    }
    items
}
