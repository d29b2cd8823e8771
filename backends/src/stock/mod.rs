//! Stock C++: replaces the C++ snippets of upstream's `.td` files by Rust before generators read the records.
//!
//! A snippet is C++ if the file that its text is written in lies under an upstream root (`--upstream-include`), Rust otherwise.
//! [`translate`] replaces the C++ in the records by its translation, by the call of a hook that the user writes in Rust, or by
//! nothing if the user can add the item in Rust without a call. No generator knows C++.

mod contexts;
mod declarations;
pub(crate) mod defaults;
mod derived;
mod expressions;
mod forwarded;
mod hook_calls;
mod hook_list;
mod hook_names;
pub mod hooks;
mod interface_conditions;
mod left_out;
mod members;
mod names;
mod native_calls;
mod new_crate;
mod one_crate;
mod origin;
mod parameters;
mod pattern_uses;
mod placeholders;
mod predicates;
mod properties;
mod replace;
pub mod stubs;
mod substitutions;
mod trait_uses;
mod traits;
mod translations;
mod types;

use std::path::PathBuf;

use rtblgen_records::Records;
use tblgen_parser::Span;

pub use expressions::{SnippetKind, StockSnippet, Untranslated};
pub(crate) use hook_list::{HookList, HookListFormat};
pub use hooks::{Hook, HookKind};
pub use new_crate::NewCrate;
pub(crate) use new_crate::{Member, with_library_paths};
pub(crate) use one_crate::{module_name, own_dialects};
pub(crate) use translations::{CallResult, TranslatedCall, UntranslatedConstant};

use expressions::Expressions;
use origin::StockFiles;
use replace::Replacements;

use crate::input::written_hooks::WrittenHooks;
use crate::ods::model::WholeAttribute;

/// The C++ snippets of records that have an expression, in the order of the records, and their translations.
pub fn snippets<'r>(records: &'r Records, roots: &[PathBuf]) -> Vec<StockSnippet<'r>> {
    let files = StockFiles::new(records, roots);
    let expressions = Expressions::new(records);
    let mut found = predicates::replace(records, &files, &expressions, &mut Replacements::default());
    found.extend(expressions::snippets(records, &files, &expressions));
    found
}

/// The default values and constant builders that are C++, with their spans, and whether each has a translation.
pub fn constants<'r>(records: &'r Records, roots: &[PathBuf]) -> Vec<(HookKind, Span, &'r str, bool)> {
    let files = StockFiles::new(records, roots);
    let defaults = defaults::known(records, &files).into_iter();
    let builders = left_out::constant_builders(records, &files);
    let with = |kind| move |(span, text, known)| (kind, span, text, known);
    let defaults = defaults.map(with(HookKind::DefaultValue));
    defaults.chain(builders.map(with(HookKind::AttributeConstant))).collect()
}

/// Replaces the C++ in records by Rust. Returns the hooks that the result calls, and the parts that were left
/// out.
///
/// `written` has the hooks that are written, if the others get stubs.
pub fn translate(records: &mut Records, roots: &[PathBuf], written: Option<&WrittenHooks>) -> Vec<Hook> {
    if roots.is_empty() {
        return Vec::new();
    }
    let files = StockFiles::new(records, roots);
    let mut found = Replacements::default();
    found.written = written.cloned();
    let expressions = Expressions::new(records);
    predicates::replace(records, &files, &expressions, &mut found);
    replace::replace(records, &files, &expressions, &mut found);
    parameters::replace(records, &files, &mut found);
    traits::replace(records, &files, &mut found);
    traits::replace_verifiers(records, &files, &mut found);
    types::replace(records, &files, &mut found);
    interface_conditions::replace(records, &files, &mut found);
    derived::replace(records, &files, &mut found);
    properties::replace(records, &files, &mut found);
    defaults::replace(records, &files, &mut found);
    defaults::replace_constants(records, &files, &mut found);
    forwarded::replace(records, &files, &mut found);
    left_out::replace(records, &files, &mut found);
    left_out::replace_attribute_values(records, &files, &mut found);
    let Replacements {
        copies,
        values,
        calls,
        untranslated,
        whole_attributes,
        texts_of_dialects,
        forwarded,
        mut hooks,
        ..
    } = found;
    drop(expressions);
    records.replace(copies, values);
    calls.into_iter().for_each(|(key, call)| records.add_note(key, call));
    untranslated.into_iter().for_each(|key| records.add_note(key, UntranslatedConstant));
    whole_attributes.into_iter().for_each(|key| records.add_note(key, WholeAttribute));
    texts_of_dialects.into_iter().for_each(|(key, text)| records.add_note(key, text));
    forwarded.into_iter().for_each(|(key, text)| records.add_note(key, text));
    hooks.sort_by_key(|hook| hook.span.start);
    hooks
}
