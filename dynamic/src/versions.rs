//! The latest versions of loaded files, so that a file with the same text is loaded once.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use rtblgen_records::Records;

/// The number of versions of a file that are kept, so that undoing an edit does not load the file again.
const KEPT: usize = 4;

/// The versions of one main file with the texts of all files that it includes, the latest first.
type Kept<T> = VecDeque<(String, Arc<T>)>;

/// Loaded files, by the name of the main file.
pub(crate) struct Versions<T>(Mutex<HashMap<String, Kept<T>>>);

impl<T> Default for Versions<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T> Versions<T> {
    /// Returns the known version with the texts of these records, or loads it. The oldest version is removed.
    pub(crate) fn of(&self, records: &Records, load: impl FnOnce() -> T) -> Arc<T> {
        let sources = records.sources();
        let (name, texts) = (sources.name(sources.main_file()), texts(records));
        let mut files = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let versions = files.entry(name.to_string()).or_default();
        if let Some((_, known)) = versions.iter().find(|(known, _)| *known == texts) {
            return Arc::clone(known);
        }
        let new = Arc::new(load());
        versions.push_front((texts, Arc::clone(&new)));
        versions.truncate(KEPT);
        new
    }
}

/// The names and the texts of all files.
fn texts(records: &Records) -> String {
    let sources = records.sources();
    let mut texts = String::new();
    for file in sources.files() {
        let (name, text) = (sources.name(file), sources.file_text(file));
        texts.push_str(&format!("{name}\0{}\0{text}", text.len()));
    }
    texts
}
