//! Paths of the Rust types of a `.td`'s definitions, as generated code names them.
//!
//! Most are in the scope of the generated file, under their own name. The types of another dialect may be
//! elsewhere (`--extern-path`), and the private module of a file, which imports the runtime's names, needs
//! `super::Region` if a dialect has a `Region` of its own.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::ToTokens;
use rtblgen_records::{Record, Records};
use syn::visit_mut::VisitMut;
use tblgen_parser::{FileId, Span};

use crate::input::library;
use crate::rust::class_names::op_class;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;

/// The classes of the definitions that have Rust types.
const CLASSES: [&str; 4] = ["EnumInfo", "AttrDef", "TypeDef", "Op"];

/// The paths of the types that are not found by their names alone.
#[derive(Default)]
pub(crate) struct ClassPaths {
    elsewhere: BTreeMap<String, syn::Path>,
    hidden: BTreeMap<String, syn::Path>,
    /// The names of the types that the generated dialects define, or that are elsewhere, by their C++ types.
    types: BTreeMap<String, String>,
    /// The types of other dialects with unknown Rust, by their names.
    unknown: BTreeMap<String, UnknownType>,
    /// The types of `unknown` that the generated code names.
    named: RefCell<BTreeSet<String>>,
}

/// A type of another dialect with unknown Rust: neither the library nor `--extern-path` has its path.
#[derive(Clone, Debug)]
pub(crate) struct UnknownType {
    pub(crate) name: String,
    pub(crate) dialect: String,
    /// The place of its definition.
    pub(crate) span: Span,
}

impl ClassPaths {
    /// The paths for a file; `imported` are the names that its private module imports.
    pub(crate) fn new(records: &Records, externs: &ExternPaths, imported: &[&str]) -> Self {
        let scope = Scope::new(records, externs);
        let mut paths = Self::default();
        for record in CLASSES.iter().flat_map(|class| records.derived(class)) {
            for name in rust_names(record) {
                // Two dialects may use one name. In the file it means that of its own dialect.
                if !scope.own_names.contains(&name) || scope.is_own(scope.dialect_by_name(record)) {
                    paths.add(record, name, &scope, imported);
                }
            }
        }
        for record in records.derived("TypeDef") {
            let (Some(name), Ok(spelling)) = (rust_name(record), record.str("cppType")) else { continue };
            if paths.elsewhere.contains_key(&name) || scope.is_own(dialect(record)) {
                paths.types.insert(spelling.to_owned(), name);
            }
        }
        paths
    }

    fn add<'r>(&mut self, record: Record<'r>, name: String, scope: &Scope<'r>, imported: &[&str]) {
        let dialect = scope.dialect_of(record);
        let ident = namer::ident(&name);
        let cpp = record.str(if record.is_a("EnumInfo") { "className" } else { "cppClassName" });
        // Snippets of the library name a class as the `.td` spells it. A name that generated code uses is not the class.
        let spelled = cpp.ok().filter(|spelled| {
            *spelled != name && !namer::is_used(spelled) && namer::type_name(spelled) == name
        });
        if let Some(path) = dialect.and_then(|dialect| scope.externs.path(dialect)) {
            if let Some(spelled) = spelled {
                self.elsewhere.insert(spelled.to_owned(), syn::parse_quote!(#path::#ident));
            }
            self.elsewhere.insert(name, syn::parse_quote!(#path::#ident));
            return;
        }
        if let Some(module) = scope.library_module(record) {
            self.elsewhere.insert(name, syn::parse_quote!(#module::#ident));
            return;
        }
        if let Some(dialect) = dialect.filter(|dialect| scope.is_unknown(dialect)) {
            let ty = UnknownType { name: name.clone(), dialect: dialect.to_owned(), span: record.span() };
            self.unknown.insert(name.clone(), ty);
        }
        if imported.contains(&name.as_str()) {
            self.hidden.insert(name, syn::parse_quote!(super::#ident));
        } else if let Some(spelled) = spelled {
            self.hidden.insert(spelled.to_owned(), syn::parse_quote!(super::#ident));
        }
    }

    /// The types of other dialects with unknown Rust that the generated code names.
    pub(crate) fn unknown_types(&self) -> Vec<UnknownType> {
        self.named.borrow().iter().filter_map(|name| self.unknown.get(name)).cloned().collect()
    }

    /// Returns the name of the type that a dialect defines with this C++ type; `None` if its Rust path is
    /// unknown.
    pub(crate) fn type_of(&self, spelling: &str) -> Option<&str> {
        self.types.get(spelling).map(String::as_str)
    }

    /// Whether the Rust type of a class is in another module.
    pub(crate) fn is_elsewhere(&self, class: &str) -> bool {
        self.elsewhere.contains_key(class)
    }

    fn get(&self, class: &str) -> Option<&syn::Path> {
        self.get_elsewhere(class).or_else(|| self.hidden.get(class))
    }

    fn get_elsewhere(&self, class: &str) -> Option<&syn::Path> {
        if self.unknown.contains_key(class) {
            self.named.borrow_mut().insert(class.to_owned());
        }
        self.elsewhere.get(class)
    }

    /// A type as the private module names it.
    pub(crate) fn inside(&self, class: &str) -> TokenStream {
        self.get(class).map_or_else(|| namer::ident(class).into_token_stream(), ToTokens::into_token_stream)
    }

    /// Puts the paths of types in other modules into a type outside of the private module.
    pub(crate) fn place_type_outside(&self, ty: &mut syn::Type) {
        let find = |class: &str| self.get_elsewhere(class);
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

/// The generated dialects, and where the Rust of other dialects is.
struct Scope<'a> {
    records: &'a Records,
    externs: &'a ExternPaths,
    dialects: BTreeMap<FileId, Option<&'a str>>,
    generated: BTreeSet<&'a str>,
    /// The names of the types of the generated dialects.
    own_names: BTreeSet<String>,
}

impl<'a> Scope<'a> {
    fn new(records: &'a Records, externs: &'a ExternPaths) -> Self {
        let dialects = dialects_of_files(records);
        let of_main = || dialects.get(&records.sources().main_file()).copied().flatten();
        let generated: BTreeSet<&str> = match externs.generated.is_empty() {
            true => of_main().into_iter().collect(),
            false => externs.generated.iter().map(String::as_str).collect(),
        };
        let mut scope = Self { records, externs, dialects, generated, own_names: BTreeSet::new() };
        let all = CLASSES.iter().flat_map(|class| records.derived(class));
        let all = all.filter(|record| scope.is_own(scope.dialect_by_name(*record)));
        scope.own_names = all.flat_map(rust_names).collect();
        scope
    }

    fn is_own(&self, dialect: Option<&str>) -> bool {
        dialect.is_some_and(|dialect| self.generated.contains(dialect))
    }

    /// The dialect of a record. In stock files, an enum belongs to the dialect of its namespace.
    fn dialect_by_name(&self, record: Record<'a>) -> Option<&'a str> {
        dialect(record)
            .or_else(|| if self.externs.may_be_unknown { dialect_of_namespace(record) } else { None })
    }

    /// The dialect of a record, or that of its file.
    fn dialect_of(&self, record: Record<'a>) -> Option<&'a str> {
        let file = self.records.sources().file_of(record.span());
        self.dialect_by_name(record).or_else(|| self.dialects.get(&file).copied().flatten())
    }

    /// The Rust module of a definition of the library, if it is not that of the main file.
    fn library_module(&self, record: Record<'_>) -> Option<syn::Path> {
        let sources = self.records.sources();
        let module = library::module_of(sources.name(sources.file_of(record.span())).as_ref())?;
        let own = library::module_of(sources.name(sources.main_file()).as_ref());
        syn::parse_str(module).ok().filter(|_| own != Some(module))
    }

    /// Whether the Rust of a dialect is unknown if neither the library nor `--extern-path` has its path.
    fn is_unknown(&self, dialect: &str) -> bool {
        self.externs.may_be_unknown && !self.is_own(Some(dialect)) && !library::is_of_runtime(dialect)
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
        return Some(op_class(record));
    }
    let field = if record.is_a("EnumInfo") { "className" } else { "cppClassName" };
    record.str(field).ok().map(namer::type_name)
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
    let class = namer::type_name(&name);
    let is_defined = definitions
        .any(|definition| definition.str("cppClassName").is_ok_and(|cpp| namer::type_name(cpp) == class));
    Some(namer::type_name(&match is_defined {
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

/// The dialect whose namespace an enum has, if there is one such dialect.
pub(crate) fn dialect_of_namespace<'r>(record: Record<'r>) -> Option<&'r str> {
    let plain = |namespace: &'r str| namespace.trim_start_matches("::");
    let namespace = record.is_a("EnumInfo").then(|| record.str("cppNamespace").ok()).flatten()?;
    let namespace = Some(plain(namespace)).filter(|own| !["", "mlir"].contains(own))?;
    let dialects = record.records().derived("Dialect");
    let mut found = dialects.filter(|own| own.str("cppNamespace").is_ok_and(|own| plain(own) == namespace));
    let first = found.next()?.str("name").ok()?;
    found.all(|other| other.str("name") == Ok(first)).then_some(first)
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
