//! The private module of a generated file: constraints and snippets, each once.

use std::collections::{BTreeSet, HashMap};

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::{Record, Records};
use syn::{Expr, Type};
use tblgen_parser::Span;

use crate::ods::code::{Code, filled};
use crate::ods::emit::attribute_statics;
use crate::ods::emit::functions::{self, Functions};
use crate::ods::emit::property_type::PropertyType;
use crate::rust::class_paths::ClassPaths;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::items::function_names;
use crate::rust::namer;
use crate::rust::namer::Names;
use crate::rust::pretty::{Formatter, Module};

/// The number of a constraint's record, and the kind of the constrained entity.
type ConstraintKey = (u32, &'static str);

/// State shared by the items of a file.
pub(crate) struct CodegenContext<'r> {
    records: &'r Records,
    code: Code<'r>,
    module: Ident,
    names: Names,
    items: Formatter,
    known: HashMap<String, Ident>,
    constraints: HashMap<ConstraintKey, Option<Ident>>,
    functions: HashMap<String, Functions>,
    classes: ClassPaths,
    /// The kinds of the properties that are used, by record.
    properties: HashMap<u32, PropertyType>,
    /// The names of [`IMPORTED_WHERE_USED`] that are used.
    used: BTreeSet<&'static str>,
    source_url: Option<String>,
    externs: ExternPaths,
}

impl<'r> CodegenContext<'r> {
    pub(crate) fn new(records: &'r Records, code: Code<'r>, module: Ident, externs: &ExternPaths) -> Self {
        Self {
            classes: ClassPaths::new(
                records,
                externs,
                &[IMPORTED.as_slice(), &IMPORTED_WHERE_USED, &[FORMAT_ELEMENT, TYPE_SOURCE]].concat(),
            ),
            properties: HashMap::new(),
            used: BTreeSet::new(),
            records,
            code,
            module,
            names: Names::with_taken(attribute_statics::of_enums(records)),
            items: Formatter::inside_module(),
            known: HashMap::new(),
            constraints: HashMap::new(),
            functions: HashMap::new(),
            source_url: None,
            externs: externs.clone(),
        }
    }

    /// Sets the base URL of the links from documentation to `.td` files.
    pub(crate) fn link_sources(self, url: &Option<String>) -> Self {
        Self { source_url: url.clone(), ..self }
    }

    pub(crate) fn records(&self) -> &'r Records {
        self.records
    }

    /// The Rust paths of other dialects.
    pub(crate) fn externs(&self) -> &ExternPaths {
        &self.externs
    }

    /// The checked Rust of the snippets.
    pub(crate) fn code(&self) -> &Code<'r> {
        &self.code
    }

    /// Returns the private module, if it has items.
    pub(crate) fn finish(self) -> Option<Module> {
        let Self { module, items, properties, used, .. } = self;
        if items.is_empty() {
            return None;
        }
        let head = quote! {
            /// The definitions of the ops above, and what they share: constraints, and the snippets of the `.td`.
            #[allow(unused_variables, clippy::all)]
            mod #module
        };
        Some(Module { head, imports: imports(!properties.is_empty(), &used), items })
    }

    /// The kind of a property, if it was emitted before.
    pub(super) fn known_property(&self, record: Record<'r>) -> Option<PropertyType> {
        self.properties.get(&record.order()).cloned()
    }

    pub(super) fn remember_property(&mut self, record: Record<'r>, ty: PropertyType) {
        self.properties.insert(record.order(), ty);
    }

    /// A Rust type that the `.td` defines, as the module names it.
    pub(crate) fn class(&self, name: &str) -> TokenStream {
        self.classes.inside(name)
    }

    /// One of [`IMPORTED_WHERE_USED`] as the module names it.
    pub(crate) fn imported(&mut self, name: &'static str) -> Ident {
        debug_assert!(IMPORTED_WHERE_USED.contains(&name));
        self.used.insert(name);
        namer::ident(name)
    }

    /// Returns the paths of the types that the `.td` defines.
    pub(crate) fn classes(&self) -> &ClassPaths {
        &self.classes
    }

    /// Returns "toy.td:12", for the documentation of items from this line.
    pub(crate) fn origin(&self, span: Span) -> String {
        let sources = self.records.sources();
        let (line, _) = sources.line_column(span.start);
        format!("{}:{line}", sources.name(sources.file_of(span)))
    }

    /// The place of a definition in Markdown: a link if there is a base URL.
    pub(crate) fn source_link(&self, span: Span) -> String {
        let sources = self.records.sources();
        let (line, _) = sources.line_column(span.start);
        let file = sources.name(sources.file_of(span));
        match &self.source_url {
            Some(url) => format!("[`{file}:{line}`]({}/{file}#L{line})", url.trim_end_matches('/')),
            None => format!("`{file}:{line}`"),
        }
    }

    /// An item of the module as the code outside calls it.
    pub(crate) fn outside(&self, item: &Ident) -> TokenStream {
        let module = &self.module;
        quote!(#module::#item)
    }

    /// Adds an item to the module under a name that no other item has.
    pub(crate) fn push(&mut self, item: TokenStream) {
        self.items.push(item);
    }

    /// Adds an `impl` block to the module: the text before its braces, and its functions.
    pub(crate) fn push_impl(&mut self, head: TokenStream, functions: &Functions) {
        self.items.push_impl(head, functions.texts());
    }

    /// Adds the functions of a stream to those of an `impl` block.
    pub(crate) fn add_functions(&mut self, functions: &mut Functions, items: TokenStream) {
        for function in functions::split(items) {
            let name = function_names(&function).into_iter().next().unwrap_or_default();
            functions.add(&name, self.items.function(function));
        }
    }

    /// Adds the functions that `make` returns to those of an `impl` block. Ops with the same key share them.
    pub(crate) fn add_shared_functions(
        &mut self,
        functions: &mut Functions,
        key: String,
        make: impl FnOnce(&mut Self) -> TokenStream,
    ) {
        if let Some(known) = self.functions.get(&key) {
            functions.extend(known);
            return;
        }
        let mut made = Functions::default();
        let items = make(self);
        self.add_functions(&mut made, items);
        functions.extend(&made);
        self.functions.insert(key, made);
    }

    /// Returns the name of an item of the module: the one with this key, or a new one, for which `make` makes
    /// the item.
    pub(crate) fn item(
        &mut self,
        key: String,
        name: &str,
        make: impl FnOnce(&mut Self, &Ident) -> TokenStream,
    ) -> Ident {
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let is_type =
            name.starts_with(|c: char| c.is_uppercase()) && name.contains(|c: char| c.is_lowercase());
        let unique = if is_type { self.names.unique_type(name) } else { self.names.unique(name) };
        let ident = namer::ident(&unique);
        self.known.insert(key, ident.clone());
        let item = make(self, &ident);
        self.items.push(item);
        ident
    }

    /// Returns the item of a constraint that was used before; `None` in it if the constraint always holds.
    pub(super) fn known_constraint(&self, key: ConstraintKey) -> Option<Option<Ident>> {
        self.constraints.get(&key).cloned()
    }

    pub(super) fn remember_constraint(&mut self, key: ConstraintKey, item: Option<Ident>) {
        self.constraints.insert(key, item);
    }

    /// A name of the module that nothing else has.
    pub(crate) fn reserve(&mut self, name: &str) -> Ident {
        namer::ident(&self.names.unique(name))
    }

    /// An expression that was checked with other variable names.
    pub(crate) fn renamed(&self, text: &str, replace: impl Fn(&str) -> Option<String>) -> Expr {
        let mut expr = Code::renamed(&filled(text, replace));
        self.classes.place_expr_inside(&mut expr);
        expr
    }

    /// An expression as the module names its types.
    pub(crate) fn inside_expr(&self, expr: &Expr) -> Expr {
        let mut expr = expr.clone();
        self.classes.place_expr_inside(&mut expr);
        expr
    }

    /// A type as the module names it.
    pub(crate) fn inside_type(&self, ty: &Type) -> Type {
        let mut ty = ty.clone();
        self.classes.place_type_inside(&mut ty);
        ty
    }

    /// A type as the code outside of the module names it.
    pub(crate) fn outside_type(&self, ty: &Type) -> Type {
        let mut ty = ty.clone();
        self.classes.place_type_outside(&mut ty);
        ty
    }
}

/// The names of the runtime that items of the module use, apart from modules and [`IMPORTED_WHERE_USED`].
const IMPORTED: [&str; 32] = [
    "Adaptor",
    "Arity",
    "Attribute",
    "AttributeConstraint",
    "AttributeDef",
    "AttributePresence",
    "Block",
    "Builder",
    "Context",
    "Ir",
    "Location",
    "MemoryEffect",
    "MemoryEffects",
    "Op",
    "OpDefinition",
    "OpPredicate",
    "OpState",
    "OpView",
    "OperandRange",
    "Region",
    "RegionConstraint",
    "RegionDef",
    "ResultRange",
    "Segments",
    "SuccessorConstraint",
    "SuccessorDef",
    "Type",
    "TypeConstraint",
    "TypeInference",
    "TypedOp",
    "Value",
    "ValueDef",
];

/// The names of the runtime that few modules use: the kinds of typed values.
const IMPORTED_WHERE_USED: [&str; 17] = [
    "BaseMemRefType",
    "ComplexType",
    "FloatType",
    "FunctionType",
    "IndexType",
    "IntegerType",
    "MemRefType",
    "NoneType",
    "RankedTensorType",
    "TensorType",
    "TupleType",
    "TypedOperands",
    "TypedResults",
    "TypedValue",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "VectorType",
];

/// The alias of `FormatElement` in the module.
const FORMAT_ELEMENT: &str = "E";

/// The alias of `TypeSource` in the module.
const TYPE_SOURCE: &str = "T";

fn imports(has_properties: bool, used: &BTreeSet<&str>) -> TokenStream {
    let property = has_properties.then(|| quote!(property,));
    let names = IMPORTED.iter().chain(used).map(|name| namer::ident(name));
    let [element, source] = [FORMAT_ELEMENT, TYPE_SOURCE].map(namer::ident);
    quote! {
        #[allow(unused_imports)]
        use super::*;
        #[allow(unused_imports)]
        use ::rtblgen_runtime::{
            #(#names,)* asm::format as f, asm::format::FormatElement as #element,
            asm::format::TypeSource as #source, support, #property traits,
        };
    }
}
