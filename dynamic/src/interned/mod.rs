//! Interned parts of definitions. They live as long as the process, one of each content.
//!
//! The runtime has `'static` definitions, as generated code has. A new version of a file makes all definitions again, and gets
//! the known part wherever the content is the same: only changed parts take memory.

mod content;
mod records;

use std::any::{Any, TypeId};
use std::collections::{HashMap, HashSet};
use std::sync::{LazyLock, Mutex, PoisonError};

pub(crate) use content::{Content, Fingerprint, cases, fields, plain};
pub(crate) use records::Classes;

/// The parts by their types and the fingerprints of their contents. Each function has a type of its own.
type Parts = HashMap<(TypeId, u128), &'static (dyn Any + Send + Sync)>;

static PARTS: LazyLock<Mutex<Parts>> = LazyLock::new(Mutex::default);

/// The part with this content. The content distinguishes the part from all others of its type; that of a function is its captures.
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

/// The part that is equal to this one.
pub(crate) fn intern<T: Content + Any + Send + Sync>(part: T) -> &'static T {
    let content = Fingerprint::of(&part);
    intern_as(&content, part)
}

/// The list that is equal to this one.
pub(crate) fn intern_list<T: Content + Any + Send + Sync>(values: Vec<T>) -> &'static [T] {
    match values.is_empty() {
        true => &[],
        false => intern(values.into_boxed_slice()),
    }
}

/// The text that is equal to this one.
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
