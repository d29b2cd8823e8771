//! Interned definitions. They live as long as the process, and equal ones exist once.
//!
//! The runtime has `'static` definitions, as generated code has. Loading a new version of a file makes all definitions
//! again; wherever the content is the same, interning returns the known one. Only changes take memory.

mod content;
mod records;

use std::any::{Any, TypeId};
use std::collections::{HashMap, HashSet};
use std::sync::{LazyLock, Mutex, PoisonError};

pub(crate) use content::{Content, Fingerprint, cases, fields, plain};
pub(crate) use records::Classes;

/// Interned data by type and by the fingerprint of the content. Each closure has a type of its own.
type Parts = HashMap<(TypeId, u128), &'static (dyn Any + Send + Sync)>;

static PARTS: LazyLock<Mutex<Parts>> = LazyLock::new(Mutex::default);

/// Interns data with this content, which distinguishes the data from all others of its type. The content of a closure
/// is its captures.
pub(crate) fn intern_as<T: Any + Send + Sync>(content: &impl Content, part: T) -> &'static T {
    let key = (TypeId::of::<T>(), Fingerprint::of(content));
    let mut parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = parts.get(&key).and_then(|known| known.downcast_ref()) {
        return known;
    }
    let own: &'static T = Box::leak(Box::new(part));
    parts.insert(key, own);
    own
}

/// Interns data by its own content.
pub(crate) fn intern<T: Content + Any + Send + Sync>(part: T) -> &'static T {
    let content = Fingerprint::of(&part);
    intern_as(&content, part)
}

/// Interns a list.
pub(crate) fn intern_list<T: Content + Any + Send + Sync>(values: Vec<T>) -> &'static [T] {
    match values.is_empty() {
        true => &[],
        false => intern(values.into_boxed_slice()),
    }
}

/// Interns a text.
pub(crate) fn intern_text(text: &str) -> &'static str {
    static TEXTS: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    match texts.get(text) {
        Some(known) => known,
        None => {
            let own: &'static str = text.to_owned().leak();
            texts.insert(own);
            own
        }
    }
}
