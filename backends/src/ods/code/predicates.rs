//! Placeholders of a `PredOpTrait`: which entities they name, and whether these have the types that the predicate reads.
//!
//! MLIR leaves both checks to the C++ compiler. Predicates of the td library read types by three methods: see `TypeQuery`.

use std::rc::Rc;

use rtblgen_records::{Record, Value};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::code::attributes::{conversion, value_spelling};
use crate::ods::code::reader::CodeReader;
use crate::ods::code::table::{Bound, OpPredicate};
use crate::ods::model::predicate::PredicateText;
use crate::ods::model::{Arity, AttributePresence, NamedAttribute, OpTrait, Operator};
use crate::rust::namer;
use crate::rust::snippet::{Placeholder, placeholders};

/// Replaces the placeholders of an op's predicate: any name.
fn placeholder(name: &str) -> Option<String> {
    Some(if name == "_op" { "op".to_owned() } else { bound_ident(name).to_string() })
}

/// The Rust variable for `$name`. The variable `op` is the op itself.
pub fn bound_ident(name: &str) -> proc_macro2::Ident {
    match namer::snake_case(name).as_str() {
        "op" => namer::ident("op_"),
        name => namer::ident(name),
    }
}

impl<'r> CodeReader<'r> {
    /// Reads the predicate of a `PredOpTrait`.
    pub(super) fn op_predicate(&mut self, operator: &Operator<'r>, own: &OpTrait<'r>) {
        let record = own.record;
        let predicate = match record.str("summary").and_then(|_| record.record("predicate")) {
            Ok(predicate) => predicate,
            Err(error) => return self.report(error),
        };
        let Some(text) = self.predicate(predicate) else { return };
        let is_library = |span| self.is_in_library(span);
        match bindings(operator, own, &text, &is_library) {
            Ok(bound) => {
                if let Some(value) = self.field(record, "predicate")
                    && let Some(expr) = self.composed(value, &text.text, placeholder)
                {
                    let read = OpPredicate { text: text.text.clone(), expr, bound };
                    let key = (operator.record.order(), record.order());
                    self.code.op_predicates.insert(key, Rc::new(read));
                }
            }
            Err(mistakes) => self.report_all(mistakes),
        }
    }
}

/// The names in a predicate, in the order of their first use.
fn bindings<'r>(
    operator: &Operator<'r>,
    own: &OpTrait<'r>,
    text: &PredicateText<'r>,
    is_in_library: &dyn Fn(Span) -> bool,
) -> Result<Vec<Bound>, Vec<Diagnostic>> {
    let mut bindings: Vec<Bound> = Vec::new();
    let mut mistakes = Vec::new();
    for placeholder in placeholders(&text.text).into_iter().filter(|placeholder| placeholder.name != "_op") {
        let name = placeholder.name;
        let query = TypeQuery::after(&text.text[placeholder.range.end..]);
        match check(operator, &placeholder, query) {
            Ok(is_optional) => {
                let must_be_present = is_optional && query.is_some();
                match bindings.iter_mut().find(|known| known.name == name) {
                    Some(known) => known.must_be_present &= must_be_present,
                    None => bindings.push(Bound { name: name.to_owned(), must_be_present }),
                }
            }
            // A predicate can use a name more than once; the error is reported once.
            Err(_) if mistakes.iter().any(|(known, _)| *known == name) => {}
            Err(message) => mistakes.push((name, message)),
        }
    }
    if mistakes.is_empty()
        && let Some(mixed) = mixed_lists(operator, own.record)
    {
        let (name, message) = mixed;
        mistakes.push((name, Mistake::Other(message)));
    }
    if mistakes.is_empty() {
        return Ok(bindings);
    }
    let diagnostic = |(name, mistake): (&str, Mistake)| {
        let error = Diagnostic::error(place(own, text, name, is_in_library), mistake.to_string());
        match mistake {
            Mistake::Unknown(_) => error.with_help(
                "a predicate of an op has `$_op`, and its operands, results, attributes and properties by name; a type `$_self` \
                 has `$_self.context()`",
            ),
            Mistake::Other(_) => error,
        }
    };
    Err(mistakes.into_iter().map(diagnostic).collect())
}

/// A placeholder that cannot be used in a predicate.
enum Mistake {
    /// The op has nothing of this name.
    Unknown(String),
    Other(String),
}

impl std::fmt::Display for Mistake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "there is no placeholder `${name}` here"),
            Self::Other(message) => f.write_str(message),
        }
    }
}

/// A method that reads types.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TypeQuery {
    /// `single_type`: the type of exactly one value or attribute.
    Single,
    /// `own_type`: the type, or the list of types, of the named entity.
    Whole,
    /// `own_types`: the types of a group of values.
    List,
}

impl TypeQuery {
    fn after(text: &str) -> Option<Self> {
        let method = text.strip_prefix('.')?.split('(').next()?;
        match method {
            "single_type" => Some(TypeQuery::Single),
            "own_type" => Some(TypeQuery::Whole),
            "own_types" => Some(TypeQuery::List),
            _ => None,
        }
    }
}

/// Returns whether `name` is an optional value, or the error if it cannot be used here.
fn check(
    operator: &Operator<'_>,
    placeholder: &Placeholder<'_>,
    query: Option<TypeQuery>,
) -> Result<bool, Mistake> {
    let other = |message: String| Err(Mistake::Other(message));
    let name = placeholder.name;
    if let Some(arity) = arity_of(operator, name) {
        return match (arity, query) {
            (Arity::Variadic, Some(TypeQuery::Single)) => {
                other(format!("`{name}` is variadic: here the type of exactly one value is needed"))
            }
            _ => Ok(arity == Arity::Optional),
        };
    }
    if operator.properties.iter().any(|property| property.name == name) {
        return match query {
            Some(_) => other(format!("the property `{name}` has no type that could be asked for here")),
            None => Ok(false),
        };
    }
    match operator.attributes.iter().find(|attribute| attribute.name == name) {
        None => Err(Mistake::Unknown(name.to_owned())),
        Some(attribute) => match query {
            Some(query) if !has_type(attribute, query) => {
                other(format!("the attribute `{name}` has no type that could be asked for here"))
            }
            _ => Ok(false),
        },
    }
}

fn arity_of(operator: &Operator<'_>, name: &str) -> Option<Arity> {
    let mut values = operator.operands.iter().chain(&operator.results);
    values.find(|value| value.name == name).map(|value| value.arity)
}

/// Whether `$name` is an attribute, not the Rust value of its accessor.
fn has_type(attribute: &NamedAttribute<'_>, query: TypeQuery) -> bool {
    let is_there = matches!(attribute.presence, AttributePresence::Required | AttributePresence::Default);
    let base = attribute.base();
    let is_read = attribute.is_unit() || value_spelling(base).is_some() && conversion(base).is_some();
    is_there && !is_read && query != TypeQuery::List
}

/// Reports a comparison of one type with a list of types, which is never equal.
fn mixed_lists<'r>(operator: &Operator<'r>, record: Record<'r>) -> Option<(&'r str, String)> {
    let compared = if record.is_a("AllTypesMatch") {
        crate::ods::model::inference::names(record, "values")
    } else if record.is_a("TypesMatchWith") && !record.is_a("RangedTypesMatchWith") && is_equality(record) {
        vec![record.str("lhs").ok()?, record.str("rhs").ok()?]
    } else {
        return None;
    };
    let is_list = |name: &&str| arity_of(operator, name) == Some(Arity::Variadic);
    let list = compared.iter().copied().find(is_list)?;
    let one = compared.iter().copied().find(|name| !is_list(name))?;
    Some((
        list,
        format!("`{list}` is variadic and `{one}` is not: a list of types is never equal to one type"),
    ))
}

fn is_equality(record: Record<'_>) -> bool {
    record.str("transformer").is_ok_and(|transform| transform.trim() == "$_self")
}

/// The span where the user wrote a name: an argument of the trait, or a predicate.
fn place<'r>(
    own: &OpTrait<'r>,
    text: &PredicateText<'r>,
    name: &str,
    is_in_library: &dyn Fn(Span) -> bool,
) -> Span {
    let arguments = own.record.fields().flat_map(|field| strings(field.value()));
    let argument = arguments.filter(|value| value.as_str() == Some(name)).map(|value| value.span());
    let leaves = text.leaves.iter().chain(&text.parts).filter_map(|leaf| {
        let found = placeholders(leaf.as_str()?).into_iter().find(|found| found.name == name)?;
        leaf.is_string_span_exact(found.range.clone()).then(|| leaf.string_span(found.range))
    });
    argument.chain(leaves).find(|span| !is_in_library(*span)).unwrap_or(own.span)
}

fn strings(value: Value<'_>) -> Vec<Value<'_>> {
    match value.as_list() {
        Some(list) => list.iter().collect(),
        None => vec![value],
    }
}
