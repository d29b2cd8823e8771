//! Warnings about dialects with unknown Rust that a stock file refers to.

use std::collections::{BTreeMap, BTreeSet};

use tblgen_parser::{Diagnostic, Span};

use crate::input::library::module_of_dialect;
use crate::rust::class_paths::UnknownType;
use crate::rust::namer;

/// The greatest number of types that a warning names.
const NAMED: usize = 3;

/// A warning for each dialect, sorted by name. `dependent` has the dialects that dialects or passes of the file depend on, with
/// the places of their names. `types` has the types of other dialects that the generated code names.
pub(crate) fn warnings(dependent: &BTreeMap<String, Span>, types: &[UnknownType]) -> Vec<Diagnostic> {
    let of_types = types.iter().map(|ty| &ty.dialect);
    let dialects: BTreeSet<&String> = dependent.keys().chain(of_types).collect();
    dialects.into_iter().filter_map(|dialect| warning(dialect, dependent.get(dialect), types)).collect()
}

fn warning(dialect: &str, depends: Option<&Span>, types: &[UnknownType]) -> Option<Diagnostic> {
    let types: Vec<_> = types.iter().filter(|ty| ty.dialect == dialect).collect();
    let span = depends.copied().or(types.first().map(|ty| ty.span))?;
    let mut message = format!("it is not known where the Rust of the dialect `{dialect}` is");
    if depends.is_some() {
        message += ": it is not registered";
    }
    if !types.is_empty() {
        let join = if depends.is_some() { ", and" } else { ":" };
        message += &format!("{join} the module of the generated code must import {}", list(&types));
    }
    let path =
        module_of_dialect(dialect).map_or_else(|| format!("crate::{}", namer::ident(dialect)), str::to_owned);
    Some(Diagnostic::warning(span, message).with_help(format!(
        "name its module: `--extern-path {dialect}={path}`, in a build script `extern_path(\"{dialect}\", \"{path}\")`"
    )))
}

fn list(types: &[&UnknownType]) -> String {
    let names: Vec<_> = types.iter().take(NAMED).map(|ty| format!("`{}`", ty.name)).collect();
    match types.len().saturating_sub(NAMED) {
        0 => names.join(", "),
        more => format!("{} and {more} more", names.join(", ")),
    }
}
