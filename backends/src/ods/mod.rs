//! ODS: the definitions of ops, types, attributes, enums, interfaces and dialects.

#[doc(hidden)]
#[allow(missing_docs)]
pub mod code;
#[doc(hidden)]
pub mod emit;
pub mod model;

use std::collections::BTreeSet;

use rtblgen_records::Records;
use tblgen_parser::Diagnostic;

use crate::input::request::Request;
use crate::input::selection::Selection;
use crate::ods::code::file::{self, DefinitionKind, File, Modules};
use crate::ods::code::unknown_dialects;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::pretty;

/// The Rust of a file.
pub(crate) struct Emitted {
    /// The text.
    pub(crate) text: String,
    /// The items of module `hooks` that it names.
    pub(crate) hooks: BTreeSet<String>,
    /// The qualified names of its interfaces.
    pub(crate) interfaces: BTreeSet<String>,
}

/// Checks and emits the definitions of these kinds.
///
/// # Errors
///
/// All errors in the file.
pub(crate) fn file(
    records: &Records,
    request: &Request,
    kinds: &[DefinitionKind],
    warnings: &mut Vec<Diagnostic>,
) -> Result<Emitted, Vec<Diagnostic>> {
    let (mut file, externs) = read(records, request, kinds, Modules::One, warnings)?;
    let dependent = std::mem::take(&mut file.code.dependent_without_rust);
    let hooks = std::mem::take(&mut file.code.hooks);
    let interfaces = file.interfaces.iter().map(|own| own.interface.qualified_name.to_string()).collect();
    let (items, module, types) = emit::file(records, file, request, &externs);
    warnings.extend(unknown_dialects::warnings(&dependent, &types));
    let text = pretty::header(records) + &pretty::file(items, module).map_err(|mistake| vec![mistake])?;
    Ok(Emitted { text, hooks, interfaces })
}

/// The items of module `hooks` that the Rust of all definitions names.
///
/// # Errors
///
/// All errors in the file.
pub(crate) fn hooks(
    records: &Records,
    request: &Request,
    warnings: &mut Vec<Diagnostic>,
) -> Result<BTreeSet<String>, Vec<Diagnostic>> {
    let (file, _) = read(records, request, DefinitionKind::ALL, Modules::One, warnings)?;
    warnings.extend(unknown_dialects::warnings(&file.code.dependent_without_rust, &[]));
    Ok(file.code.hooks)
}

/// Reads and checks the definitions of these kinds, and where other dialects are.
///
/// # Errors
///
/// All errors in the file.
pub(crate) fn read<'r>(
    records: &'r Records,
    request: &'r Request,
    kinds: &[DefinitionKind],
    modules: Modules,
    warnings: &mut Vec<Diagnostic>,
) -> Result<(File<'r>, ExternPaths), Vec<Diagnostic>> {
    let mut selection = Selection::new(records, &request.filter).map_err(|error| vec![error])?;
    if modules == Modules::OfEachDialect {
        selection = selection.with_included_dialects();
    }
    let mut externs = ExternPaths::new(&request.extern_paths)?;
    externs.may_be_unknown = !request.upstream_includes.is_empty();
    externs.generated = selection.dialects().iter().map(|name| (*name).to_owned()).collect();
    let hooks = (&request.written_hooks, request.stub_hooks, modules);
    let roots = &request.upstream_includes;
    let file = file::read(records, selection, hooks, &externs, kinds, roots, warnings)?;
    Ok((file, externs))
}
