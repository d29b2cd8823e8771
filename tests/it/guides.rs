//! `docs/README.md` is the index of the guides.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The targets of the links on a page, without anchors and without addresses of the web.
fn links(text: &str) -> BTreeSet<String> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
    let files = targets.filter_map(|target| target.split('#').next()).filter(|target| !target.is_empty());
    files.filter(|target| !target.contains("://")).map(str::to_owned).collect()
}

fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let files = entries.map(|entry| entry.expect("the entry can be read").path());
    files.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

#[test]
fn the_index_links_to_every_page() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let index = std::fs::read_to_string(docs.join("README.md")).expect("the index can be read");
    let linked: BTreeSet<_> =
        links(&index).iter().filter_map(|target| docs.join(target).canonicalize().ok()).collect();
    let pages = pages(&docs).into_iter().chain(pages(&docs.join("guide")));
    let others = pages.filter(|page| !page.ends_with("docs/README.md"));
    let missing: Vec<_> = others.filter(|page| !linked.contains(&page.canonicalize().unwrap())).collect();
    assert!(missing.is_empty(), "the index has no link to {missing:?}");
}

#[test]
fn links_of_pages_have_targets() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [root.to_owned(), root.join("docs"), root.join("docs/guide")];
    for page in folders.iter().flat_map(|folder| pages(folder)) {
        let text = std::fs::read_to_string(&page).expect("the page can be read");
        let folder = page.parent().expect("a page is in a folder");
        let missing: Vec<_> =
            links(&text).into_iter().filter(|target| !folder.join(target).exists()).collect();
        assert!(missing.is_empty(), "{} links to {missing:?}", page.display());
    }
}
