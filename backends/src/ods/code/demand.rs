//! On-demand interfaces: interfaces of stock files that a module's ops, types and attributes list. Rust is generated for
//! these.

use std::collections::{BTreeMap, BTreeSet};

use rtblgen_records::Record;
use syn::visit_mut::VisitMut;

use crate::input::selection::Selection;
use crate::ods::code::listed::is_of_mlir;
use crate::ods::model::interface::{self, Interface, definition};
use crate::rust::class_paths::ClassPaths;
use crate::rust::namer;

/// The qualified names of the listed interfaces, and of the bases of interfaces of other projects, without interfaces whose
/// methods use a type that the module does not have.
pub(crate) fn listed(selection: &Selection<'_>, paths: &ClassPaths) -> BTreeSet<String> {
    let enums: BTreeSet<String> = selection
        .of("EnumInfo")
        .into_iter()
        .filter_map(|record| record.str("className").ok().map(namer::camel_case))
        .collect();
    let mut search = Search { selection, enums, paths, known: BTreeMap::new() };
    for class in ["Op", "TypeDef", "AttrDef"] {
        for record in selection.of(class) {
            if let Ok(traits) = record.list("traits") {
                traits.iter().filter_map(|value| value.as_record()).for_each(|own| search.add(own));
            }
        }
    }
    for own in selection.shared("Interface").into_iter().filter(|own| !is_of_mlir(*own)) {
        search.add(own);
    }
    search.known.into_iter().filter_map(|(name, is_good)| is_good.then_some(name)).collect()
}

struct Search<'s, 'r> {
    selection: &'s Selection<'r>,
    enums: BTreeSet<String>,
    paths: &'s ClassPaths,
    /// Maps each visited interface to whether Rust can be generated for it.
    known: BTreeMap<String, bool>,
}

impl<'r> Search<'_, 'r> {
    fn add(&mut self, own: Record<'r>) {
        if own.is_a("TraitList")
            && let Ok(inner) = own.list("traits")
        {
            inner.iter().filter_map(|value| value.as_record()).for_each(|own| self.add(own));
        } else if own.is_a("Interface") {
            self.interface(definition(own));
        }
    }

    fn interface(&mut self, record: Record<'r>) -> bool {
        let Ok(name) = interface::qualified_name(record) else { return false };
        if let Some(known) = self.known.get(&name) {
            return *known;
        }
        // Ends cycles: an interface is not its own base.
        self.known.insert(name.clone(), false);
        let is_good = self.selection.has_file_of(record.span())
            && Interface::from_record(record).is_ok_and(|own| {
                self.has_all_types(&own)
                    && own.bases.iter().all(|base| self.interface(definition(base.record)))
            });
        self.known.insert(name, is_good);
        is_good
    }

    fn has_all_types(&self, interface: &Interface<'_>) -> bool {
        let mut names = Names { enums: &self.enums, paths: self.paths, is_known: true };
        for method in &interface.methods {
            let parameters = method.parameters.iter().map(|parameter| &parameter.ty);
            parameters.chain(&method.result).for_each(|ty| names.visit_type_mut(&mut ty.clone()));
        }
        names.is_known
    }
}

/// Finds classes that are neither in the prelude of Rust nor in the module, and that `--extern-path` does not place.
struct Names<'e> {
    enums: &'e BTreeSet<String>,
    paths: &'e ClassPaths,
    is_known: bool,
}

/// Types of Rust's prelude.
const PRELUDE: [&str; 5] = ["Option", "Result", "Self", "String", "Vec"];

impl VisitMut for Names<'_> {
    fn visit_type_path_mut(&mut self, path: &mut syn::TypePath) {
        if let Some(name) = path.path.get_ident().map(ToString::to_string) {
            let is_primitive = name.starts_with(|first: char| first.is_ascii_lowercase());
            self.is_known &= is_primitive
                || PRELUDE.contains(&name.as_str())
                || self.enums.contains(&name)
                || self.paths.is_elsewhere(&name);
        } else if path.path.leading_colon.is_none() && path.path.segments.len() == 1 {
            let name = path.path.segments[0].ident.to_string();
            self.is_known &= PRELUDE.contains(&name.as_str());
        }
        syn::visit_mut::visit_type_path_mut(self, path);
    }
}
