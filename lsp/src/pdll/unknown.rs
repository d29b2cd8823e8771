//! Operations that no included `.td` file defines, though one defines others of the same dialect: often a misspelling.

use rtblgen_pdll::tree::Module;
use tblgen_parser::Diagnostic;

use super::names::{Meaning, Names};

/// A warning for each place with such a name.
pub fn unknown_operations(module: &Module, names: &Names) -> Vec<Diagnostic> {
    let defined = || module.definitions.operations().map(|operation| &*operation.name);
    let warning = |(span, name): (_, &str)| {
        Diagnostic::warning(span, format!("no included `.td` file defines `{name}`"))
            .with_similar("", name, defined())
            .or_help(|| "a pattern of an operation that is not registered never applies".to_owned())
    };
    let named = names.occurrences.iter().filter_map(|found| match &found.meaning {
        Meaning::Operation(name) => Some((found.span, name.as_str())),
        _ => None,
    });
    let is_unknown = |name: &str| {
        let dialect = name.split_once('.').map_or("", |(dialect, _)| dialect);
        let is_own = |own: &str| own.split_once('.').is_some_and(|(own, _)| own == dialect);
        module.definitions.find(name).is_none() && defined().any(is_own)
    };
    named.filter(|(_, name)| is_unknown(name)).map(warning).collect()
}
