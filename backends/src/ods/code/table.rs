//! The checked Rust of a file's snippets, by their text.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Debug;
use std::hash::Hash;
use std::rc::Rc;

use proc_macro2::TokenStream;
use rtblgen_records::Record;
use syn::{Expr, Type};
use tblgen_parser::Span;

use crate::ods::code::property_snippets::{CodedProperty, PropertyText};
use crate::ods::model::format::AssemblyFormat;
use crate::ods::model::interface::{self, Interface};
use crate::ods::model::predicate::PredicateText;
use crate::ods::model::property::PropertyForm;
use crate::rust::snippet;

/// The checked snippets. Keys of records are their order.
#[derive(Default)]
pub struct Code<'r> {
    /// Expressions by their text, with the placeholders replaced.
    pub(super) expressions: HashMap<String, Expr>,
    /// Types by their Rust spelling.
    pub(super) types: HashMap<String, Type>,
    /// Constants in Rust, by the order of their attribute, property or record and their text.
    pub(super) constants: HashMap<(u32, String), String>,
    /// Predicates by the order of their records.
    pub(super) predicates: HashMap<u32, Rc<PredicateText<'r>>>,
    /// Placeholders of an op's predicates, by the op and the trait.
    pub(super) bound: HashMap<(u32, u32), Rc<[Bound]>>,
    /// The kinds of properties.
    pub(super) forms: HashMap<u32, PropertyForm<'r>>,
    pub(super) enum_forms: HashMap<u32, EnumForm<'r>>,
    /// The Rust types that are properties by themselves.
    pub(super) own_types: HashMap<u32, Type>,
    pub(super) coded: HashMap<u32, Rc<CodedProperty>>,
    /// The texts that replace those of kinds of the library.
    pub(super) texts: HashMap<u32, Rc<PropertyText>>,
    /// The formats of ops.
    pub(super) formats: HashMap<u32, Rc<AssemblyFormat<'r>>>,
    pub(super) interfaces: HashMap<u32, Rc<Interface<'r>>>,
    /// The ops that the parameters of traits name.
    pub(super) op_names: HashMap<String, Rc<[OpName]>>,
    /// The dialects with unknown Rust that dialects of the file depend on, with the places of their names.
    pub dependent_without_rust: BTreeMap<String, Span>,
    /// The interfaces of stock files for which Rust is generated, by their qualified names.
    pub(super) demanded: BTreeSet<String>,
}

impl<'r> Code<'r> {
    /// An expression, by its text with placeholders replaced.
    pub fn expression(&self, text: &str) -> &Expr {
        checked(&self.expressions, text)
    }

    /// Parses an expression that was checked with other variable names.
    ///
    /// # Panics
    ///
    /// If the expression does not parse: it was not checked.
    pub fn renamed(text: &str) -> Expr {
        snippet::parse_expr(text).unwrap_or_else(|_| panic!("`{text}` is emitted and was not checked"))
    }

    /// A type by its Rust spelling.
    pub fn ty(&self, spelling: &str) -> &Type {
        checked(&self.types, spelling)
    }

    /// A constant in Rust.
    pub fn constant(&self, of: Record<'_>, text: &str) -> &str {
        checked(&self.constants, &(of.order(), text.to_owned())).as_str()
    }

    /// The text of a predicate.
    pub fn predicate(&self, predicate: Record<'_>) -> Rc<PredicateText<'r>> {
        checked(&self.predicates, &predicate.order()).clone()
    }

    /// The placeholders of a trait's predicate.
    pub fn bound(&self, op: Record<'_>, own: Record<'_>) -> Rc<[Bound]> {
        checked(&self.bound, &(op.order(), own.order())).clone()
    }

    /// The kind of a property.
    pub fn form(&self, property: Record<'_>) -> &PropertyForm<'r> {
        checked(&self.forms, &property.order())
    }

    /// A Rust type that is a property by itself.
    pub fn own_type(&self, property: Record<'_>) -> &Type {
        checked(&self.own_types, &property.order())
    }

    /// A property with conversions.
    pub fn coded_property(&self, property: Record<'_>) -> Rc<CodedProperty> {
        checked(&self.coded, &property.order()).clone()
    }

    /// The text that replaces that of a kind of the library.
    pub fn property_text(&self, property: Record<'_>) -> Rc<PropertyText> {
        checked(&self.texts, &property.order()).clone()
    }

    /// The text form and storage of an enum property.
    pub fn enum_form(&self, property: Record<'_>) -> &EnumForm<'r> {
        checked(&self.enum_forms, &property.order())
    }

    /// The format of an op.
    pub fn format(&self, op: Record<'_>) -> Rc<AssemblyFormat<'r>> {
        checked(&self.formats, &op.order()).clone()
    }

    /// An interface.
    pub fn interface(&self, record: Record<'_>) -> Rc<Interface<'r>> {
        checked(&self.interfaces, &record.order()).clone()
    }

    /// Whether Rust is generated for an interface of a stock file.
    pub fn demands(&self, interface: Record<'_>) -> bool {
        !self.demanded.is_empty()
            && interface::qualified_name(interface).is_ok_and(|name| self.demanded.contains(&name))
    }

    /// The ops that the parameters of a trait name.
    pub fn op_names(&self, parameters: &str) -> Rc<[OpName]> {
        checked(&self.op_names, parameters).clone()
    }
}

/// Looks up a checked snippet.
///
/// # Panics
///
/// If the reader did not visit the snippet: a bug in the reader or the emitter.
fn checked<'a, K, Q, V>(table: &'a HashMap<K, V>, key: &Q) -> &'a V
where
    K: std::borrow::Borrow<Q> + Eq + Hash,
    Q: Debug + Eq + Hash + ?Sized,
{
    table.get(key).unwrap_or_else(|| panic!("{key:?} is emitted and was not checked"))
}

/// The text of an expression with its placeholders replaced. Placeholders that `replace` does not know stay.
pub fn filled(text: &str, replace: impl Fn(&str) -> Option<String>) -> String {
    replaced(&snippet::translate_builder(text), replace)
}

/// A text with its placeholders replaced. Placeholders that `replace` does not know stay.
fn replaced(text: &str, replace: impl Fn(&str) -> Option<String>) -> String {
    let kept = |name: &str| Some(replace(name).unwrap_or_else(|| format!("${name}")));
    snippet::substitute(text, kept).unwrap_or_default()
}

/// A placeholder in a predicate.
pub struct Bound {
    /// The name, without the dollar.
    pub name: String,
    /// The predicate reads only the type of an optional value: it is satisfied if the value is absent.
    pub must_be_present: bool,
}

/// The text form and storage of an enum property.
pub struct EnumForm<'r> {
    /// The Rust type of the enum.
    pub class: String,
    /// The bit width of its attribute.
    pub width: i64,
    /// The qualified C++ name.
    pub name: String,
    /// The keyword before the case.
    pub mnemonic: Option<&'r str>,
    /// The `storageType` of its attribute, and whether the property is kept in it.
    pub attribute: Option<(&'r str, bool)>,
}

/// An op that a trait names.
pub enum OpName {
    /// The qualified name of the op.
    Known(String),
    /// The Rust type of an op that neither the file nor the runtime defines.
    Class(TokenStream),
    /// An op of a stock file whose Rust type is not known.
    Unknown,
}
