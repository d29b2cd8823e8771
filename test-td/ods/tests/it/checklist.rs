//! Every number of the checklist in `README.md` names its test, or is in the list of numbers without a test.

use std::collections::BTreeSet;

use crate::support::{MARKER, all_cases, case_file, folder, read, tags};

/// A numbered item.
struct Item<'t> {
    number: &'t str,
    text: &'t str,
}

fn items<'t>(text: &'t str, heading: &str) -> Vec<Item<'t>> {
    let (_, rest) = text.split_once(heading).unwrap_or_else(|| panic!("there is no '{heading}'"));
    let section = rest.split("\n## ").next().unwrap_or_default();
    let lines = section.lines().filter_map(|line| line.strip_prefix("- "));
    lines.filter_map(|line| line.split_once(' ')).map(|(number, text)| Item { number, text }).collect()
}

/// Whether a word in backquotes is a case of the suite, or the path of a file.
fn is_shown(item: &Item<'_>, cases: &BTreeSet<&str>) -> bool {
    let mut words = item.text.split('`').skip(1).step_by(2);
    words.any(|word| cases.contains(word) || word.contains('/') && folder("../..").join(word).is_file())
}

#[test]
fn every_number_is_shown_or_said_not_to_be() {
    let text = read(&folder("README.md"));
    let (shown, missing) = (items(&text, "\n## The checklist"), items(&text, "\n## Not shown"));
    let cases: BTreeSet<&str> = all_cases().collect();
    let unshown: Vec<_> =
        shown.iter().filter(|item| !is_shown(item, &cases)).map(|item| item.number).collect();
    assert!(unshown.is_empty(), "these name no case and no test: {unshown:?}");
    let numbers: BTreeSet<&str> = shown.iter().chain(&missing).map(|item| item.number).collect();
    assert_eq!(numbers.len(), shown.len() + missing.len(), "a number stands there twice");
    assert_eq!(numbers.len(), ITEMS, "a number is missing");
    println!("shown: {} of {ITEMS}", shown.len());
}

/// The number of numbers: none may be missing.
const ITEMS: usize = 254;

#[test]
fn mistakes_name_numbers_that_are_shown() {
    let text = read(&folder("README.md"));
    let shown = items(&text, "\n## The checklist");
    let known: BTreeSet<&str> = shown.iter().map(|item| item.number).collect();
    for name in all_cases() {
        let source = read(&case_file(name, "wrong.mlir"));
        for tag in source.split(MARKER).flat_map(tags) {
            assert!(known.contains(tag), "{name}: '{tag}' is no number that the checklist shows");
        }
    }
}
