//! The checked Rust of the snippets that several models of a file share, by their records.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Debug;
use std::hash::Hash;
use std::rc::Rc;

use proc_macro2::TokenStream;
use rtblgen_records::{Record, Value};
use syn::{Expr, Type};
use tblgen_parser::Span;

use crate::ods::code::checked::{CodedProperty, PropertyText};
use crate::ods::code::constraint_class::ConstraintClass;
use crate::ods::code::subject::Subject;
use crate::ods::model::format::{self, AssemblyFormat};
use crate::ods::model::interface::{self, Interface};
use crate::ods::model::predicate::PredicateText;
use crate::ods::model::property::PropertyForm;
use crate::rust::snippet;

/// The Rust of snippets that several models share. Keys are the orders of records: no text is a key.
#[derive(Default)]
pub struct Code<'r> {
    pub(super) constraints: HashMap<(u32, Subject), Rc<Constraint<'r>>>,
    /// The values of attributes, by the records without `OptionalAttr` and the like.
    pub(super) attributes: HashMap<u32, Rc<AttributeCode<'r>>>,
    /// The default values of attributes and properties.
    pub(super) defaults: HashMap<u32, Rc<DefaultValue>>,
    /// The functions from a context or from types to types, by the records of their snippets.
    pub(super) types: HashMap<(u32, TypeFunction), Rc<TypeSnippet>>,
    /// The predicates of properties; `None` if one is always satisfied.
    pub(super) property_predicates: HashMap<u32, Option<Rc<PropertyPredicate<'r>>>>,
    /// Constants in patterns, by their records.
    pub(super) constants: HashMap<u32, Expr>,
    /// Constants of properties in patterns, by their records and the properties.
    pub(super) property_constants: HashMap<(u32, u32), Expr>,
    /// Predicates by the order of their records.
    pub(super) predicates: HashMap<u32, Rc<PredicateText<'r>>>,
    /// The predicates of ops, by the op and the trait.
    pub(super) op_predicates: HashMap<(u32, u32), Rc<OpPredicate>>,
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
    /// The ops that the parameters of traits name, by the traits.
    pub(super) op_names: HashMap<u32, Rc<[OpName]>>,
    /// The dialects with unknown Rust that dialects of the file depend on, with the places of their names.
    pub dependent_without_rust: BTreeMap<String, Span>,
    /// The items of module `hooks` that the read Rust names.
    pub hooks: BTreeSet<String>,
    /// The interfaces of stock files for which Rust is generated, by their qualified names.
    pub(super) demanded: BTreeSet<String>,
}

impl<'r> Code<'r> {
    /// A constraint.
    pub fn constraint(&self, record: Record<'_>, subject: Subject) -> Rc<Constraint<'r>> {
        checked(&self.constraints, &(record.order(), subject)).clone()
    }

    /// The value of an attribute; `None` if the value is the attribute.
    pub fn attribute(&self, base: Record<'_>) -> Option<Rc<AttributeCode<'r>>> {
        self.attributes.get(&base.order()).cloned()
    }

    /// The default value of an attribute or a property; `None` if there is none.
    pub fn default_value(&self, record: Record<'_>) -> Option<Rc<DefaultValue>> {
        self.defaults.get(&record.order()).cloned()
    }

    /// The function of a snippet that makes a type.
    pub fn type_function(&self, snippet: Value<'_>, function: TypeFunction) -> Rc<TypeSnippet> {
        checked(&self.types, &(snippet.field().record().order(), function)).clone()
    }

    /// The predicate of a property; `None` if it is always satisfied.
    pub fn property_predicate(&self, property: Record<'_>) -> Option<Rc<PropertyPredicate<'r>>> {
        checked(&self.property_predicates, &property.order()).clone()
    }

    /// A constant of an attribute in a pattern.
    pub fn constant(&self, constant: Record<'_>) -> &Expr {
        checked(&self.constants, &constant.order())
    }

    /// A constant of a property in a pattern.
    pub fn property_constant(&self, constant: Record<'_>, property: Record<'_>) -> &Expr {
        checked(&self.property_constants, &(constant.order(), property.order()))
    }

    /// Parses an expression that was checked with other variable names.
    ///
    /// # Panics
    ///
    /// If the expression does not parse: it was not checked.
    pub fn renamed(text: &str) -> Expr {
        snippet::parse_expr(text).unwrap_or_else(|_| panic!("`{text}` is emitted and was not checked"))
    }

    /// The text of a predicate.
    pub fn predicate(&self, predicate: Record<'_>) -> Rc<PredicateText<'r>> {
        checked(&self.predicates, &predicate.order()).clone()
    }

    /// The predicate of a trait of an op.
    pub fn op_predicate(&self, op: Record<'_>, own: Record<'_>) -> Rc<OpPredicate> {
        checked(&self.op_predicates, &(op.order(), own.order())).clone()
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
    pub fn op_names(&self, own: Record<'_>) -> Rc<[OpName]> {
        checked(&self.op_names, &own.order()).clone()
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

/// A constraint on types, attributes, regions or successors.
pub struct Constraint<'r> {
    /// The name of its items.
    pub name: String,
    /// The description in messages.
    pub summary: &'r str,
    /// The place of its definition.
    pub span: Span,
    /// The kind of types or attributes that it is about; `None` if it may be any.
    pub class: Option<ConstraintClass<'r>>,
    /// The predicate; `None` if the constraint is always satisfied.
    pub check: Option<Check>,
}

impl Constraint<'_> {
    /// The predicate, if it does not read the op.
    pub fn check_alone(&self) -> Option<&Check> {
        self.check.as_ref().filter(|check| !check.reads_op)
    }

    /// The predicate, if it reads the op.
    pub fn check_in_op(&self) -> Option<&Check> {
        self.check.as_ref().filter(|check| check.reads_op)
    }
}

/// The predicate of a constraint.
pub struct Check {
    /// The predicate with its placeholders. Equal predicates share a function.
    pub text: String,
    pub expr: Expr,
    /// The predicate reads the op (`$_op`): the variable `op`.
    pub reads_op: bool,
    /// The predicate reads the type, the attribute and so on (`$_self`).
    pub reads_subject: bool,
}

/// An expression, and the field that it was read from.
pub struct Source<'r> {
    pub value: Value<'r>,
    pub expr: Expr,
}

impl<'r> Source<'r> {
    /// The text in the field. Equal texts share a function.
    pub fn text(&self) -> &'r str {
        self.value.as_str().unwrap_or_default()
    }
}

/// The value of an attribute.
pub struct AttributeCode<'r> {
    /// The name of the functions of the attribute.
    pub name: String,
    /// The type of the value.
    pub ty: Type,
    /// The value of the attribute; `None` if it is the attribute.
    pub convert: Option<Source<'r>>,
    /// The attribute of a value, if the value is not the attribute.
    pub make: Option<Source<'r>>,
    /// How accessors read the attribute as the kind that the constraint fixes.
    pub kind: Option<AttributeKind<'r>>,
}

/// An attribute of a kind.
pub struct AttributeKind<'r> {
    /// The spelling of the class, such as `IntegerType<'c>`.
    pub spelling: String,
    pub ty: Type,
    /// The text of the conversion. Equal texts share a function.
    pub text: Cow<'r, str>,
    pub read: Expr,
}

/// A default value.
pub struct DefaultValue {
    /// Its Rust. Equal values share a function.
    pub text: String,
    /// The attribute of the value, or the value of the property; `None` for a unit attribute.
    pub expr: Option<Expr>,
}

/// The snippet of a function that makes a type.
pub struct TypeSnippet {
    /// The name of the function.
    pub name: String,
    /// The text in the field. Equal texts share a function.
    pub text: String,
    pub expr: Expr,
    /// The place of the snippet.
    pub span: Span,
}

/// A function that makes a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeFunction {
    /// Of a context: `builderCall`.
    Buildable,
    /// Of a type: `transformer`.
    Transform,
    /// Of types.
    TransformRange(format::Subject),
}

/// The predicate of a property.
pub struct PropertyPredicate<'r> {
    /// The field that it was read from.
    pub value: Value<'r>,
    /// The predicate with its placeholders. Equal predicates share a function.
    pub text: String,
    pub expr: Expr,
}

/// A predicate over the entities of an op.
pub struct OpPredicate {
    /// The predicate with its placeholders. Equal predicates share a function.
    pub text: String,
    pub expr: Expr,
    /// The placeholders, in the order of their first use.
    pub bound: Vec<Bound>,
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
