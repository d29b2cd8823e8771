//! The private module of a generated file: constraints and snippets, each once.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::{Record, Records, Value};
use syn::Expr;
use tblgen_parser::{Diagnostic, Span};

use crate::input::library;
use crate::input::library::Library;
use crate::ods::emit::attribute_statics;
use crate::ods::emit::functions::{self, Functions};
use crate::ods::emit::property_type::PropertyType;
use crate::ods::model::interface::Interface;
use crate::rust::class_paths::ClassPaths;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::items::function_names;
use crate::rust::namer::Names;
use crate::rust::pretty::{Formatter, Module};
use crate::rust::{namer, snippet};

/// The number of a constraint's record, and what it is a constraint of.
type ConstraintKey = (u32, &'static str);

/// What is shared by the items of a file.
pub(crate) struct CodegenContext<'r> {
    records: &'r Records,
    module: Ident,
    names: Names,
    items: Formatter,
    known: HashMap<String, Ident>,
    constraints: HashMap<ConstraintKey, Option<Ident>>,
    functions: HashMap<String, Functions>,
    mistakes: Vec<Diagnostic>,
    classes: ClassPaths,
    interfaces: HashMap<u32, Option<Rc<Interface<'r>>>>,
    /// The kinds of the properties that were asked for, by record.
    properties: HashMap<u32, Option<PropertyType>>,
    /// Those of [`IMPORTED_WHERE_USED`] that are used.
    used: BTreeSet<&'static str>,
    /// What is being emitted, for mistakes in snippets that the td library composes.
    place: Option<Span>,
}

impl<'r> CodegenContext<'r> {
    pub(crate) fn new(records: &'r Records, module: Ident, externs: &ExternPaths) -> Self {
        Self {
            classes: ClassPaths::new(
                records,
                externs,
                &[IMPORTED.as_slice(), &IMPORTED_WHERE_USED, &[FORMAT_ELEMENT, TYPE_SOURCE]].concat(),
            ),
            interfaces: HashMap::new(),
            properties: HashMap::new(),
            used: BTreeSet::new(),
            place: None,
            records,
            module,
            names: Names::with_taken(attribute_statics::of_enums(records)),
            items: Formatter::inside_module(),
            known: HashMap::new(),
            constraints: HashMap::new(),
            functions: HashMap::new(),
            mistakes: Vec::new(),
        }
    }

    pub(crate) fn records(&self) -> &'r Records {
        self.records
    }

    /// The private module, if there is something in it, and what is wrong with the snippets.
    pub(crate) fn finish(self) -> (Option<Module>, Vec<Diagnostic>) {
        let Self { module, items, mistakes, properties, used, .. } = self;
        if items.is_empty() {
            return (None, mistakes);
        }
        let head = quote! {
            /// The definitions of the ops above, and what they share: constraints, and the snippets of the `.td`.
            #[allow(unused_variables, clippy::all)]
            mod #module
        };
        (Some(Module { head, imports: imports(!properties.is_empty(), &used), items }), mistakes)
    }

    /// Says what is wrong: at what is being emitted, if the place is in the td library, where the user cannot mend it.
    pub(crate) fn report(&mut self, mistake: impl Into<Diagnostic>) {
        let mut mistake = mistake.into();
        if let (Some(span), Some(place)) = (mistake.span, self.place)
            && self.is_in_library(span)
        {
            mistake.span = Some(place);
            mistake.labels.retain(|(span, _)| *span != place);
            mistake = mistake.with_label(span, "the td library uses it here");
        }
        self.mistakes.push(mistake);
    }

    /// The kind of a property that was asked for before; `None` in it if something is wrong with it.
    pub(super) fn known_property(&self, record: Record<'r>) -> Option<Option<PropertyType>> {
        self.properties.get(&record.order()).cloned()
    }

    pub(super) fn remember_property(&mut self, record: Record<'r>, ty: Option<PropertyType>) {
        self.properties.insert(record.order(), ty);
    }

    /// Says what is emitted from now on.
    pub(crate) fn emitting(&mut self, place: Span) {
        self.place = Some(place);
    }

    /// Whether a place is in the td library.
    pub(crate) fn is_in_library(&self, span: Span) -> bool {
        let sources = self.records.sources();
        library::is_embedded(sources.name(sources.file_of(span)).as_ref(), Library::Wins)
    }

    /// A Rust type that the `.td` defines, as the module names it.
    pub(crate) fn class(&self, name: &str) -> TokenStream {
        self.classes.inside(name)
    }

    /// The interface of a record; `None` (and a report, the first time) if something is wrong with it.
    pub(crate) fn interface(&mut self, record: Record<'r>) -> Option<Rc<Interface<'r>>> {
        if let Some(known) = self.interfaces.get(&record.order()) {
            return known.clone();
        }
        let interface = match Interface::from_record(record) {
            Ok(interface) => Some(Rc::new(interface)),
            Err(mistakes) => {
                mistakes.into_iter().for_each(|mistake| self.report(mistake));
                None
            }
        };
        self.interfaces.insert(record.order(), interface.clone());
        interface
    }

    /// One of [`IMPORTED_WHERE_USED`] as the module names it.
    pub(crate) fn imported(&mut self, name: &'static str) -> Ident {
        debug_assert!(IMPORTED_WHERE_USED.contains(&name));
        self.used.insert(name);
        namer::ident(name)
    }

    /// Where the types that the `.td` defines are.
    pub(crate) fn classes(&self) -> &ClassPaths {
        &self.classes
    }

    /// "toy.td:12", for the documentation of what comes from there.
    pub(crate) fn origin(&self, span: Span) -> String {
        let sources = self.records.sources();
        let (line, _) = sources.line_column(span.start);
        format!("{}:{line}", sources.name(sources.file_of(span)))
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

    /// Adds an `impl` block to the module: what stands before its braces, and its functions.
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

    /// The name of an item of the module: the one with this key, or the one that `make` makes of a new name.
    pub(crate) fn item(
        &mut self,
        key: String,
        name: &str,
        make: impl FnOnce(&mut Self, &Ident) -> Option<TokenStream>,
    ) -> Ident {
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let is_type =
            name.starts_with(|c: char| c.is_uppercase()) && name.contains(|c: char| c.is_lowercase());
        let unique = if is_type { self.names.unique_type(name) } else { self.names.unique(name) };
        let ident = namer::ident(&unique);
        self.known.insert(key, ident.clone());
        if let Some(item) = make(self, &ident) {
            self.items.push(item);
        }
        ident
    }

    /// The item of a constraint that was asked for before; `None` in it if it holds of anything.
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

    /// Checks an expression at its place, replaces its placeholders, and parses it.
    pub(crate) fn expression(
        &mut self,
        value: Value<'r>,
        replace: impl FnMut(&str) -> Option<String>,
    ) -> Option<Expr> {
        let text = value.as_str().unwrap_or_default();
        if let Err(mistake) = snippet::check::<Expr>(value, text) {
            self.report(mistake);
            return None;
        }
        self.substituted(value, text, replace)
    }

    /// Replaces the placeholders of an expression whose parts are checked already, and parses it.
    pub(crate) fn substituted(
        &mut self,
        value: Value<'r>,
        text: &str,
        replace: impl FnMut(&str) -> Option<String>,
    ) -> Option<Expr> {
        let translated = snippet::translate_builder(text);
        let replaced = match snippet::substitute(&translated, replace) {
            Ok(replaced) => replaced,
            Err(unknown) => {
                let message = format!("there is no placeholder `${}` here", unknown.name);
                let span = match value.as_str() == Some(translated.as_ref()) {
                    true => value.string_span(unknown.range.clone()),
                    false => value.span(),
                };
                self.report(Diagnostic::error(span, message));
                return None;
            }
        };
        match snippet::parse_expr(&replaced) {
            Ok(mut expr) => {
                self.classes.place_expr_inside(&mut expr);
                Some(expr)
            }
            Err(error) => {
                self.report(
                    Diagnostic::error(value.span(), snippet::not_rust(&error))
                        .with_note(None, format!("it reads `{replaced}`")),
                );
                None
            }
        }
    }

    /// A name for what comes from a record: its own, or one made of words.
    pub(crate) fn name_of(record: Record<'_>, words: &str) -> String {
        if !record.is_anonymous() {
            return namer::snake_case(record.name());
        }
        let mut name = namer::snake_case(words);
        if name.len() > 48 {
            name.truncate(
                name.char_indices().map(|(at, _)| at).take_while(|at| *at <= 48).last().unwrap_or(0),
            );
            name.truncate(name.rfind('_').unwrap_or(name.len()));
        }
        if name.is_empty() { "constraint".to_owned() } else { name }
    }
}

/// What the items of the module name of the runtime, apart from modules and [`IMPORTED_WHERE_USED`].
const IMPORTED: [&str; 31] = [
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
    "TypedOp",
    "Value",
    "ValueDef",
];

/// What few modules name of the runtime: the kinds of typed values.
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

/// What the items of the module call `FormatElement`.
const FORMAT_ELEMENT: &str = "E";

/// What they call `TypeSource`.
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
