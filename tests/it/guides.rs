//! The pages of `docs`: `README.md` is their index, `SUMMARY.md` the order of the book, and links have targets.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text of a page outside of its blocks of code.
fn prose(text: &str) -> String {
    let mut is_code = false;
    let lines = text.lines().filter(|line| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The targets of the links on a page, but for addresses of the web.
fn links(text: &str) -> Vec<String> {
    let prose = prose(text);
    let targets = prose.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
    targets.filter(|target| !target.contains("://")).map(str::to_owned).collect()
}

/// The pages directly in a folder.
fn pages_in(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let files = entries.map(|entry| entry.expect("the entry can be read").path());
    files.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

/// The pages below a folder, without the book's list of them.
fn pages_below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let folders =
        entries.map(|entry| entry.expect("the entry can be read").path()).filter(|path| path.is_dir());
    let below = folders.flat_map(|folder| pages_below(&folder));
    pages_in(folder).into_iter().chain(below).filter(|page| !page.ends_with("SUMMARY.md")).collect()
}

/// The file of the repository that a page of the book consists of.
fn included(page: &Path) -> Option<PathBuf> {
    let text = read(page);
    let (_, rest) = text.split_once("{{#include ")?;
    let file = rest.split(['}', ':']).next().expect("text before the end");
    Some(page.parent().expect("a folder").join(file))
}

/// The anchors of a page: its headings, as GitHub and mdBook write them.
fn anchors(page: &Path) -> BTreeSet<String> {
    let text = included(page).map(|file| read(&file)).unwrap_or_default() + &read(page);
    let mut seen = BTreeMap::new();
    let mut anchors = BTreeSet::new();
    for heading in prose(&text).lines().filter(|line| line.starts_with('#')) {
        let words = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = words.chars().filter(|&c| c.is_alphanumeric() || matches!(c, '-' | '_' | ' '));
        let anchor: String = kept.map(|c| if c == ' ' { '-' } else { c }).collect();
        let number = seen.entry(anchor.clone()).or_insert(0);
        anchors.insert(if *number == 0 { anchor } else { format!("{anchor}-{number}") });
        *number += 1;
    }
    anchors
}

/// The files that the `README.md` of a folder links to.
fn linked_by_index(folder: &Path) -> Vec<PathBuf> {
    let targets = links(&read(&folder.join("README.md"))).into_iter();
    targets.filter_map(|target| folder.join(target.split('#').next()?).canonicalize().ok()).collect()
}

#[test]
fn the_index_links_to_every_page() {
    let docs = root().join("docs");
    // The errors have an index of their own.
    let linked: BTreeSet<_> =
        [docs.clone(), docs.join("errors")].iter().flat_map(|folder| linked_by_index(folder)).collect();
    let others = pages_below(&docs).into_iter().filter(|page| !page.ends_with("docs/README.md"));
    let missing: Vec<_> = others
        .filter(|page| !linked.contains(&included(page).as_ref().unwrap_or(page).canonicalize().unwrap()))
        .collect();
    assert!(missing.is_empty(), "the index has no link to {missing:?}");
}

#[test]
fn the_book_has_each_page_once() {
    let docs = root().join("docs");
    let mut listed: Vec<_> =
        links(&read(&docs.join("SUMMARY.md"))).into_iter().map(|target| docs.join(target)).collect();
    listed.sort();
    let mut pages = pages_below(&docs);
    pages.sort();
    assert_eq!(listed, pages);
}

#[test]
fn links_of_pages_have_targets() {
    let folders = [root().to_owned(), root().join("template")];
    let pages = folders.iter().flat_map(|folder| pages_in(folder)).chain(pages_below(&root().join("docs")));
    for page in pages {
        let folder = page.parent().expect("a page is in a folder");
        for link in links(&read(&page)) {
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() { page.clone() } else { folder.join(file) };
            assert!(target.exists(), "{} links to {link}", page.display());
            let is_page = target.extension().is_some_and(|extension| extension == "md");
            let is_there = anchor.is_empty() || !is_page || anchors(&target).contains(anchor);
            assert!(is_there, "{} links to {link}, which has no such heading", page.display());
        }
    }
}
