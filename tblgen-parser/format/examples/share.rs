//! Formats files, and prints the share of lines that stay as they are, by folder.
//!
//! ```text
//! cargo run -p rtblgen-format --example share -- FILE...
//! ```

use rtblgen_format::{Language, Options, format};
use std::collections::BTreeMap;

/// The number of lines, and of those that stay.
type Share = (usize, usize);

fn main() {
    let mut shares: BTreeMap<String, Share> = BTreeMap::new();
    let (mut lines, mut same) = (0, 0);
    for path in std::env::args().skip(1) {
        let Some(share) = share(&path) else { continue };
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let total = shares.entry(folder.to_owned()).or_default();
        *total = (total.0 + share.0, total.1 + share.1);
        (lines, same) = (lines + share.0, same + share.1);
    }
    for (folder, share) in &shares {
        println!("{:6.2} % of {:6} lines stay in {folder}", percent(*share), share.0);
    }
    println!("{:6.2} % of {lines:6} lines stay in all", percent((lines, same)));
}

fn percent((lines, same): Share) -> f64 {
    100.0 * same as f64 / lines as f64
}

fn share(path: &str) -> Option<Share> {
    let language = Language::of_path(path.as_ref())?;
    let text = tblgen_parser::loader::text_of(std::fs::read(path).ok()?);
    let formatted =
        format(path, &text, language, &Options::default()).map_err(|failure| println!("{failure}"));
    let formatted = formatted.ok()?;
    let mut config = similar::TextDiff::configure();
    let diff = config.algorithm(similar::Algorithm::Patience).diff_lines(&text, &formatted);
    let same = diff.iter_all_changes().filter(|change| change.tag() == similar::ChangeTag::Equal);
    Some((text.lines().count(), same.count()))
}
