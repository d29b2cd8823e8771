//! `Deprecated<reason>`: warns where such a def is used.

use std::collections::{BTreeMap, HashSet};

use rtblgen_records::{Record, Records, Value};
use tblgen_parser::Diagnostic;

/// The treatment of uses of deprecated defs: mlir-tblgen's `--on-deprecated`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnDeprecated {
    /// Ignores them.
    None,
    /// Each is a warning.
    #[default]
    Warn,
    /// Each is an error.
    Error,
}

/// The uses of deprecated defs by the defs of the main file that have a name, as mlir-tblgen finds them: in fields, and in
/// those of anonymous defs in them. Sorted by the used name, then by the user.
pub(crate) fn uses(records: &Records, action: OnDeprecated) -> Vec<Diagnostic> {
    let is_any = action != OnDeprecated::None && records.derived("Deprecated").next().is_some();
    let sources = records.sources();
    let own = records.defs().filter(|record| !record.is_anonymous());
    let own = own.filter(|record| is_any && sources.file_of(record.span()) == sources.main_file());
    let mut found = BTreeMap::new();
    for user in own {
        for used in deprecated_in(user) {
            found.insert((used.name(), user.name()), (used, user));
        }
    }
    found.into_values().map(|(used, user)| diagnostic(used, user, action)).collect()
}

/// The deprecated defs that a def uses.
fn deprecated_in(user: Record<'_>) -> Vec<Record<'_>> {
    let (mut found, mut seen) = (Vec::new(), HashSet::from([user.order()]));
    let mut pending: Vec<Value<'_>> = user.fields().map(|field| field.value()).collect();
    while let Some(value) = pending.pop() {
        if let Some(list) = value.as_list() {
            pending.extend(list.iter());
        } else if let Some(dag) = value.as_dag() {
            pending.push(dag.operator());
            pending.extend(dag.args().map(|(argument, _)| argument));
        } else if let Some(record) = value.as_record().filter(|record| seen.insert(record.order())) {
            found.extend(reason(record).is_some().then_some(record));
            if record.is_anonymous() {
                pending.extend(record.fields().map(|field| field.value()));
            }
        }
    }
    found
}

/// Why a def is deprecated, if it is.
fn reason(record: Record<'_>) -> Option<&str> {
    record.field("odsDeprecated")?.value().as_str()
}

fn diagnostic(used: Record<'_>, user: Record<'_>, action: OnDeprecated) -> Diagnostic {
    // The number of an anonymous def has no meaning for its user.
    let class = used.direct_classes().find(|class| class.name() != "Deprecated");
    let name = if used.is_anonymous() { class.map_or(used.name(), Record::name) } else { used.name() };
    let message = format!("Using deprecated def `{name}`");
    let diagnostic = match action {
        OnDeprecated::Error => Diagnostic::error(user.span(), message),
        _ => Diagnostic::warning(user.span(), message),
    };
    diagnostic.with_note(None, reason(used).unwrap_or_default())
}
