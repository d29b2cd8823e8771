//! Where generated code finds the Rust types of a `.td`'s definitions.
//!
//! Most are in the scope of the generated file, under their own name. Those of another dialect may be elsewhere
//! (`--extern-path`), and the private module of a file, which imports the runtime's names, must say `super::Region` where a
//! dialect has a `Region` of its own.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::ToTokens;
use rtblgen_records::{Record, Records};
use syn::visit_mut::VisitMut;
use tblgen_parser::FileId;

use crate::input::library;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;

/// The classes of the definitions that have Rust types.
const CLASSES: [&str; 4] = ["EnumInfo", "AttrDef", "TypeDef", "Op"];

/// The paths of the types that are not found by their names alone.
#[derive(Default)]
pub(crate) struct ClassPaths {
    elsewhere: BTreeMap<String, syn::Path>,
    hidden: BTreeMap<String, syn::Path>,
    /// The names of the types that the dialect of the main file defines, or that are elsewhere, by their C++ types.
    types: BTreeMap<String, String>,
}

impl ClassPaths {
    /// The paths for a file; `imported` are the names that its private module imports.
    pub(crate) fn new(records: &Records, externs: &ExternPaths, imported: &[&str]) -> Self {
        let dialects = dialects_of_files(records);
        let own = library::module_of(records.sources().name(records.sources().main_file()).as_ref());
        let own_dialect = dialects.get(&records.sources().main_file()).copied().flatten();
        let own_names: BTreeSet<String> = CLASSES
            .iter()
            .flat_map(|class| records.derived(class))
            .filter(|record| own_dialect.is_some() && dialect(*record) == own_dialect)
            .flat_map(rust_names)
            .collect();
        let mut paths = Self::default();
        for class in CLASSES {
            for (record, name) in
                records.derived(class).flat_map(|record| rust_names(record).map(move |name| (record, name)))
            {
                // Two dialects may use one name. In the file it means that of its own dialect.
                if own_names.contains(&name) && dialect(record) != own_dialect {
                    continue;
                }
                let file = records.sources().file_of(record.span());
                let of_library = library::module_of(records.sources().name(file).as_ref());
                let of_library = of_library.filter(|module| own != Some(*module));
                let dialect = dialect(record).or_else(|| dialects.get(&file).copied().flatten());
                let ident = namer::ident(&name);
                if let Some(path) = dialect.and_then(|dialect| externs.path(dialect)) {
                    paths.elsewhere.insert(name, syn::parse_quote!(#path::#ident));
                } else if let Some(module) =
                    of_library.and_then(|module| syn::parse_str::<syn::Path>(module).ok())
                {
                    paths.elsewhere.insert(name, syn::parse_quote!(#module::#ident));
                } else if imported.contains(&name.as_str()) {
                    paths.hidden.insert(name, syn::parse_quote!(super::#ident));
                } else if let Ok(spelled) = record.str("className")
                    && spelled != name
                    && namer::camel_case(spelled) == name
                {
                    // The library's snippets name an enum as the `.td` spells it.
                    paths.hidden.insert(spelled.to_owned(), syn::parse_quote!(super::#ident));
                }
            }
        }
        paths.find_types(records, &dialects);
        paths
    }

    fn find_types(&mut self, records: &Records, dialects: &BTreeMap<FileId, Option<&str>>) {
        let own = dialects.get(&records.sources().main_file()).copied().flatten();
        for record in records.derived("TypeDef") {
            let (Some(name), Ok(spelling)) = (rust_name(record), record.str("cppType")) else { continue };
            if self.elsewhere.contains_key(&name) || own.is_some_and(|own| dialect(record) == Some(own)) {
                self.types.insert(spelling.to_owned(), name);
            }
        }
    }

    /// The name of the type that a dialect defines with this C++ type; `None` if nothing says where its Rust type is.
    pub(crate) fn type_of(&self, spelling: &str) -> Option<&str> {
        self.types.get(spelling).map(String::as_str)
    }

    /// Whether the Rust type of a class is in another module.
    pub(crate) fn is_elsewhere(&self, class: &str) -> bool {
        self.elsewhere.contains_key(class)
    }

    fn get(&self, class: &str) -> Option<&syn::Path> {
        self.elsewhere.get(class).or_else(|| self.hidden.get(class))
    }

    /// A type as the private module names it.
    pub(crate) fn inside(&self, class: &str) -> TokenStream {
        self.get(class).map_or_else(|| namer::ident(class).into_token_stream(), ToTokens::into_token_stream)
    }

    /// Puts the paths of types in other modules into a type outside of the private module.
    pub(crate) fn place_type_outside(&self, ty: &mut syn::Type) {
        let find = |class: &str| self.elsewhere.get(class);
        Placing { find: &find }.visit_type_mut(ty);
    }

    /// Puts the paths into a type for the private module.
    pub(crate) fn place_type_inside(&self, ty: &mut syn::Type) {
        Placing { find: &|class| self.get(class) }.visit_type_mut(ty);
    }

    /// Puts the paths into an expression of the private module.
    pub(crate) fn place_expr_inside(&self, expr: &mut syn::Expr) {
        Placing { find: &|class| self.get(class) }.visit_expr_mut(expr);
    }
}

struct Placing<'f, 'p> {
    find: &'f dyn Fn(&str) -> Option<&'p syn::Path>,
}

impl VisitMut for Placing<'_, '_> {
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        syn::visit_mut::visit_path_mut(self, path);
        let (None, Some(first)) = (path.leading_colon, path.segments.first()) else { return };
        let name = first.ident.to_string();
        let Some(found) = (self.find)(&name) else { return };
        let mut placed = found.clone();
        if let Some(last) = placed.segments.last_mut() {
            last.arguments = first.arguments.clone();
        }
        placed.segments.extend(path.segments.iter().skip(1).cloned());
        *path = placed;
    }
}

/// The name of the Rust type of a definition.
fn rust_name(record: Record<'_>) -> Option<String> {
    if record.is_a("Op") {
        return Some(namer::camel_case(namer::class_name(record.name())));
    }
    let field = if record.is_a("EnumInfo") { "className" } else { "cppClassName" };
    record.str(field).ok().map(namer::camel_case)
}

/// The names of the Rust types of a definition: an enum that is an attribute has two.
fn rust_names(record: Record<'_>) -> impl Iterator<Item = String> {
    let attribute = record.is_a("EnumInfo").then(|| attribute_class_name(record)).flatten();
    rust_name(record).into_iter().chain(attribute)
}

/// The name of the class of an attribute: one that a dialect defines, `EnumAttr` included, or an enum that is an attribute.
///
/// The attribute class of the enum `Linkage` is `LinkageAttr`, or `LinkageEnumAttr` if a dialect defines an attribute
/// `LinkageAttr`. In C++ the two are in different namespaces.
pub(crate) fn attribute_class_name(record: Record<'_>) -> Option<String> {
    if record.is_a("AttrDef") {
        return rust_name(record);
    }
    if !is_enum_attribute(record) {
        return None;
    }
    let own = record.str_opt("specializedAttrClassName").ok().flatten();
    let name =
        own.map_or_else(|| format!("{}Attr", record.str("className").unwrap_or_default()), str::to_owned);
    let mut definitions = record.records().derived("AttrDef");
    let is_defined = definitions.any(|definition| definition.str("cppClassName") == Ok(&name));
    Some(namer::camel_case(&match is_defined {
        true => format!("{}EnumAttr", record.str("className").unwrap_or_default()),
        false => name,
    }))
}

/// Whether an enum is an attribute that is a number or a text. Without it (`genSpecializedAttr = 0`) an attribute of a dialect
/// holds the enum, or none does.
pub(crate) fn is_enum_attribute(record: Record<'_>) -> bool {
    record.bit("genSpecializedAttr").unwrap_or(false)
        && (record.is_a("StrEnumAttr") || record.is_a("EnumAttrInfo"))
}

fn dialect<'r>(record: Record<'r>) -> Option<&'r str> {
    let field = if record.is_a("Op") { "opDialect" } else { "dialect" };
    record.field(field)?.value().as_record()?.str("name").ok()
}

/// The dialects whose definitions are in one file: an enum, which has no dialect itself, belongs to the only one there.
fn dialects_of_files(records: &Records) -> BTreeMap<FileId, Option<&str>> {
    let mut found = BTreeMap::new();
    for class in ["Dialect", "Op", "AttrDef", "TypeDef"] {
        for record in records.derived(class) {
            let name = if class == "Dialect" { record.str("name").ok() } else { dialect(record) };
            let file = records.sources().file_of(record.span());
            let known = found.entry(file).or_insert(name);
            if *known != name {
                *known = None;
            }
        }
    }
    found
}
