//! The checked Rust of a file, by the text of its snippets.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Debug;
use std::hash::Hash;
use std::rc::Rc;

use proc_macro2::TokenStream;
use rtblgen_records::Record;
use syn::{Expr, ImplItem, Stmt, Type};

use crate::ods::model::format::AssemblyFormat;
use crate::ods::model::interface::{self, Interface};
use crate::ods::model::predicate::PredicateText;
use crate::ods::model::property::PropertyForm;
use crate::rust::snippet;

/// What was checked. Records are named by their order.
#[derive(Default)]
pub(crate) struct Code<'r> {
    /// Expressions, bodies and items by their text, with the placeholders replaced.
    pub(super) expressions: HashMap<String, Expr>,
    pub(super) bodies: HashMap<String, Vec<Stmt>>,
    pub(super) items: HashMap<String, Vec<ImplItem>>,
    /// Types by their Rust spelling.
    pub(super) types: HashMap<String, Type>,
    /// The types of derived attributes by their spelling.
    pub(super) signatures: HashMap<String, Type>,
    /// Constants in Rust, by what has them and their text.
    pub(super) constants: HashMap<(u32, String), String>,
    /// Predicates by their records.
    pub(super) predicates: HashMap<u32, Rc<PredicateText<'r>>>,
    /// What the names in a predicate of an op stand for, by the op and the trait.
    pub(super) bound: HashMap<(u32, u32), Rc<[Bound]>>,
    /// The kinds of properties.
    pub(super) forms: HashMap<u32, PropertyForm<'r>>,
    pub(super) enum_forms: HashMap<u32, EnumForm<'r>>,
    /// The formats of ops.
    pub(super) formats: HashMap<u32, Rc<AssemblyFormat<'r>>>,
    pub(super) interfaces: HashMap<u32, Rc<Interface<'r>>>,
    /// The ops that the parameters of traits name.
    pub(super) op_names: HashMap<String, Rc<[OpName]>>,
    pub(super) dialects: HashMap<u32, Rc<DialectCode>>,
    /// The interfaces of stock files for which Rust is generated, by their qualified names.
    pub(super) demanded: BTreeSet<String>,
}

impl<'r> Code<'r> {
    /// An expression whose placeholders are replaced.
    pub(crate) fn expression(&self, text: &str) -> &Expr {
        checked(&self.expressions, text)
    }

    /// An expression that was checked with other names: a name in place of a name is as good.
    ///
    /// # Panics
    ///
    /// It was not checked.
    pub(crate) fn renamed(text: &str) -> Expr {
        snippet::parse_expr(text).unwrap_or_else(|_| panic!("`{text}` is emitted and was not checked"))
    }

    /// The statements of a body whose placeholders are replaced.
    pub(crate) fn body(&self, text: &str) -> &[Stmt] {
        checked(&self.bodies, text).as_slice()
    }

    /// Items for an `impl` block.
    pub(crate) fn items(&self, text: &str) -> &[ImplItem] {
        checked(&self.items, text).as_slice()
    }

    /// A type by its Rust spelling.
    pub(crate) fn ty(&self, spelling: &str) -> &Type {
        checked(&self.types, spelling)
    }

    /// The type that a derived attribute has by its spelling.
    pub(crate) fn signature(&self, spelling: &str) -> &Type {
        checked(&self.signatures, spelling)
    }

    /// A constant in Rust.
    pub(crate) fn constant(&self, of: Record<'_>, text: &str) -> &str {
        checked(&self.constants, &(of.order(), text.to_owned())).as_str()
    }

    /// The text of a predicate.
    pub(crate) fn predicate(&self, predicate: Record<'_>) -> Rc<PredicateText<'r>> {
        checked(&self.predicates, &predicate.order()).clone()
    }

    /// What the names in the predicate of a trait stand for.
    pub(crate) fn bound(&self, op: Record<'_>, own: Record<'_>) -> Rc<[Bound]> {
        checked(&self.bound, &(op.order(), own.order())).clone()
    }

    /// The kind of a property.
    pub(crate) fn form(&self, property: Record<'_>) -> &PropertyForm<'r> {
        checked(&self.forms, &property.order())
    }

    /// How the property of an enum is written and kept.
    pub(crate) fn enum_form(&self, property: Record<'_>) -> &EnumForm<'r> {
        checked(&self.enum_forms, &property.order())
    }

    /// The format of an op.
    pub(crate) fn format(&self, op: Record<'_>) -> Rc<AssemblyFormat<'r>> {
        checked(&self.formats, &op.order()).clone()
    }

    /// An interface.
    pub(crate) fn interface(&self, record: Record<'_>) -> Rc<Interface<'r>> {
        checked(&self.interfaces, &record.order()).clone()
    }

    /// Whether Rust is generated for an interface of a stock file.
    pub(crate) fn demands(&self, interface: Record<'_>) -> bool {
        !self.demanded.is_empty()
            && interface::qualified_name(interface).is_ok_and(|name| self.demanded.contains(&name))
    }

    /// The ops that the parameters of a trait name.
    pub(crate) fn op_names(&self, parameters: &str) -> Rc<[OpName]> {
        checked(&self.op_names, parameters).clone()
    }

    /// The dialects that a dialect depends on, and the types of its discardable attributes.
    pub(crate) fn dialect(&self, dialect: Record<'_>) -> Rc<DialectCode> {
        checked(&self.dialects, &dialect.order()).clone()
    }
}

/// What was checked.
///
/// # Panics
///
/// An emitter asks for what the reader does not visit: a mistake in one of the two.
fn checked<'a, K, Q, V>(table: &'a HashMap<K, V>, key: &Q) -> &'a V
where
    K: std::borrow::Borrow<Q> + Eq + Hash,
    Q: Debug + Eq + Hash + ?Sized,
{
    table.get(key).unwrap_or_else(|| panic!("{key:?} is emitted and was not checked"))
}

/// The text of an expression with its placeholders replaced. What `replace` does not know stays.
pub(crate) fn filled(text: &str, replace: impl Fn(&str) -> Option<String>) -> String {
    replaced(&snippet::translate_builder(text), replace)
}

/// The text of a body with its placeholders replaced. What `replace` does not know stays.
pub(crate) fn replaced(text: &str, replace: impl Fn(&str) -> Option<String>) -> String {
    let kept = |name: &str| Some(replace(name).unwrap_or_else(|| format!("${name}")));
    snippet::substitute(text, kept).unwrap_or_default()
}

/// The Rust of what a dialect names.
pub(crate) struct DialectCode {
    /// The paths of the dialects that it depends on, without those that are not known.
    pub(crate) dependent: Vec<TokenStream>,
    /// The types of its discardable attributes.
    pub(crate) discardable: Vec<TokenStream>,
}

/// A name in a predicate.
pub(crate) struct Bound {
    /// The name, without the dollar.
    pub(crate) name: String,
    /// It is an optional value, of which the predicate asks nothing but its type: so it holds where there is none.
    pub(crate) must_be_present: bool,
}

/// How the property of an enum is written and kept.
pub(crate) struct EnumForm<'r> {
    /// The Rust type of the enum.
    pub(crate) class: String,
    /// The bits of its attribute.
    pub(crate) width: i64,
    /// The name with MLIR's namespace.
    pub(crate) name: String,
    /// The keyword before the case.
    pub(crate) mnemonic: Option<&'r str>,
    /// The `storageType` of its attribute, and whether the property is kept in it.
    pub(crate) attribute: Option<(&'r str, bool)>,
}

/// An op that a trait names.
pub(crate) enum OpName {
    /// The whole name.
    Known(String),
    /// The Rust type of an op that neither the file nor the runtime has.
    Class(syn::Path),
}
