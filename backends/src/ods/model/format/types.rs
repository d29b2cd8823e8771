//! The sources of types that a format leaves out.

use rtblgen_records::{Record, Value};
use tblgen_parser::diagnostic::Fix;
use tblgen_parser::{Code, Diagnostic};

use crate::ods::model::format::parser::Parsed;
use crate::ods::model::{Arity, NamedValue, Operator, TraitKind, inference};

/// The meaning of `$_self` in a function from types to types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// An iterator over the types.
    Iterator,
    /// The list of the types.
    List,
    /// The only type.
    First,
}

/// The source of the types of an operand or result.
#[derive(Clone, Copy, Debug)]
pub enum TypeSource<'r> {
    /// The format gives them.
    Given,
    /// The constraint admits one type only: this expression.
    Buildable(Value<'r>),
    /// They equal the type of something else, or all types of a group.
    SameAs(TypeOf),
    /// They are a function of the type of something else.
    Transform(TypeOf, Value<'r>),
    /// The types are a function of the types of another entity, whose form the subject determines.
    TransformRange(TypeOf, Value<'r>, Subject),
    /// They are the element type of something else, for all values.
    ElementType(TypeOf),
    /// The op infers the types of all its results.
    Inferred,
}

/// Something that has a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeOf {
    /// An operand.
    Operand(usize),
    /// A result.
    Result(usize),
    /// The attribute of a slot.
    Attribute(usize),
}

type Sources<'r> = Vec<TypeSource<'r>>;

/// Finds the sources; a type without a source is a mistake, and one whose source may be absent a doubt.
pub(super) fn resolve<'r>(
    operator: &Operator<'r>,
    value: Value<'r>,
    parsed: &Parsed,
    mistakes: &mut Vec<Diagnostic>,
    doubts: &mut Vec<Diagnostic>,
) -> (Sources<'r>, Sources<'r>) {
    let known = Known::of(operator, parsed);
    let infers = operator.can_infer_result_types()
        && !parsed.bound.all_result_types
        && parsed.bound.result_types.is_empty();
    let mut find = |values: &[NamedValue<'r>], noun: &str, of: fn(usize) -> TypeOf| -> Sources<'r> {
        let sources = values.iter().enumerate().map(|(index, own)| {
            let is_result = noun == "result";
            let source = known.source(of(index), own, is_result);
            match source {
                Some(source) => {
                    doubts.extend(may_be_missing(operator, value, noun, own, source));
                    source
                }
                None if is_result && infers => TypeSource::Inferred,
                None => {
                    mistakes.push(unresolved(value, noun, index, own.name));
                    TypeSource::Given
                }
            }
        });
        sources.collect()
    };
    let operands = find(&operator.operands, "operand", TypeOf::Operand);
    let mut results = find(&operator.results, "result", TypeOf::Result);
    // Inference gives all results or none.
    if infers && results.iter().any(|source| matches!(source, TypeSource::Inferred)) {
        results.iter_mut().for_each(|source| *source = TypeSource::Inferred);
    }
    (operands, results)
}

fn unresolved(value: Value<'_>, noun: &str, index: usize, name: &str) -> Diagnostic {
    let message = format!(
        "type of {noun} #{index}, named '{name}', is not buildable and a buildable type cannot be inferred"
    );
    let note = format!(
        "suggest adding a type constraint to the operation or adding a 'type(${name})' directive to the custom \
         assembly format"
    );
    let error = Diagnostic::error(value.span(), message).with_code(Code::FORMAT_TYPE);
    error.with_note(value.span(), note).with_fix(Fix::FormatType(name.to_owned()))
}

/// Reports a type taken from an optional entity that may be absent while this one is present.
fn may_be_missing(
    operator: &Operator<'_>,
    value: Value<'_>,
    noun: &str,
    own: &NamedValue<'_>,
    source: TypeSource<'_>,
) -> Option<Diagnostic> {
    let is_one = |from: TypeOf| value_of(operator, from).is_none_or(|from| !from.is_variable());
    if noun == "result" && own.is_variable() && matches!(source, TypeSource::SameAs(from) if is_one(from)) {
        let message = format!("nothing in the format tells how many values '{}' has", own.name);
        let help = format!("add `type(${})`", own.name);
        let error = Diagnostic::error(value.span(), message).with_help(help);
        return Some(error.with_fix(Fix::FormatType(own.name.to_owned())));
    }
    let (TypeSource::SameAs(from) | TypeSource::Transform(from, _) | TypeSource::ElementType(from)) = source
    else {
        return None;
    };
    let from = value_of(operator, from).filter(|from| from.is_variable())?;
    // A group has the types of the group that it follows.
    if own.is_variable() && (noun == "result" || matches!(source, TypeSource::SameAs(_))) {
        return None;
    }
    let name = own.name;
    let message =
        format!("the type of {noun} '{name}' follows from that of '{}', which may be absent", from.name);
    let help = format!("add `type(${name})`");
    Some(Diagnostic::error(value.span(), message).with_help(help))
}

fn value_of<'a, 'r>(operator: &'a Operator<'r>, of: TypeOf) -> Option<&'a NamedValue<'r>> {
    match of {
        TypeOf::Operand(index) => operator.operands.get(index),
        TypeOf::Result(index) => operator.results.get(index),
        TypeOf::Attribute(_) => None,
    }
}

/// Facts about types from the format and the traits.
struct Known<'a, 'r> {
    operator: &'a Operator<'r>,
    parsed: &'a Parsed,
    /// From the traits: the first type follows from the second one.
    derived: Vec<(TypeOf, TypeSource<'r>)>,
}

impl<'a, 'r> Known<'a, 'r> {
    fn of(operator: &'a Operator<'r>, parsed: &'a Parsed) -> Self {
        let mut known = Self { operator, parsed, derived: Vec::new() };
        for own in &operator.traits {
            match own.kind {
                TraitKind::Predicate if own.record.is_a("AllTypesMatch") => {
                    let names = inference::names(own.record, "values");
                    let group: Vec<_> = names.iter().filter_map(|name| known.find(name)).collect();
                    known.add_equal(&group);
                }
                TraitKind::Predicate if own.record.is_a("TypesMatchWith") => known.add_transform(own.record),
                TraitKind::Predicate if own.record.is_a("ShapedTypeMatchesElementCountAndTypes") => {
                    known.add_elements(own.record);
                }
                _ => {}
            }
        }
        known.add_same_types();
        known
    }

    fn find(&self, name: &str) -> Option<TypeOf> {
        let operator = self.operator;
        let operand = operator.operands.iter().position(|operand| operand.name == name).map(TypeOf::Operand);
        let attribute = || operator.attributes.iter().position(|own| own.name == name).map(TypeOf::Attribute);
        let result = || operator.results.iter().position(|result| result.name == name).map(TypeOf::Result);
        operand.or_else(attribute).or_else(result)
    }

    fn is_given(&self, of: TypeOf) -> bool {
        let bound = &self.parsed.bound;
        match of {
            TypeOf::Operand(index) => bound.all_operand_types || bound.operand_types.contains(&index),
            TypeOf::Result(index) => bound.all_result_types || bound.result_types.contains(&index),
            TypeOf::Attribute(_) => true,
        }
    }

    /// The first of the group that is given gives the others; one that is always there, if there is one.
    fn add_equal(&mut self, group: &[TypeOf]) {
        let mut given = group.iter().copied().filter(|of| self.is_given(*of));
        let Some(first) = given.next() else { return };
        let is_there = |of: &TypeOf| value_of(self.operator, *of).is_none_or(|value| !value.is_variable());
        let from = [first].into_iter().chain(given).find(is_there).unwrap_or(first);
        let others = group.iter().filter(|of| **of != from);
        self.derived.extend(others.map(|of| (*of, TypeSource::SameAs(from))));
    }

    fn add_transform(&mut self, record: Record<'r>) {
        let end = |field| self.find(record.str(field).ok()?);
        if let (Some(from), Some(to), Ok(transform)) = (end("lhs"), end("rhs"), record.value("transformer"))
            && self.is_given(from)
        {
            let is_list = |of| self.is_variadic(of);
            let source = match (record.is_a("RangedTypesMatchWith"), is_list(from), is_list(to)) {
                (true, _, _) => TypeSource::TransformRange(from, transform, Subject::Iterator),
                (false, false, false) => TypeSource::Transform(from, transform),
                (false, true, _) => TypeSource::TransformRange(from, transform, Subject::List),
                (false, false, true) => TypeSource::TransformRange(from, transform, Subject::First),
            };
            self.derived.push((to, source));
        }
    }

    fn is_variadic(&self, of: TypeOf) -> bool {
        let value = match of {
            TypeOf::Operand(index) => &self.operator.operands[index],
            TypeOf::Result(index) => &self.operator.results[index],
            TypeOf::Attribute(_) => return false,
        };
        value.arity == Arity::Variadic
    }

    fn add_elements(&mut self, record: Record<'r>) {
        let end = |field| self.find(record.str(field).ok()?);
        if let (Some(shaped), Some(elements)) = (end("shaped"), end("elements"))
            && self.is_given(shaped)
        {
            self.derived.push((elements, TypeSource::ElementType(shaped)));
        }
    }

    fn add_same_types(&mut self) {
        let operands = (0..self.operator.operands.len()).map(TypeOf::Operand);
        let results = (0..self.operator.results.len()).map(TypeOf::Result);
        if self.operator.has_trait("SameOperandsAndResultType") {
            self.add_equal(&operands.chain(results).collect::<Vec<_>>());
        } else if self.operator.has_trait("SameTypeOperands") {
            self.add_equal(&operands.collect::<Vec<_>>());
        }
    }

    fn source(&self, of: TypeOf, own: &NamedValue<'r>, is_result: bool) -> Option<TypeSource<'r>> {
        if self.is_given(of) {
            return Some(TypeSource::Given);
        }
        if let Some(call) = own.builder_call().filter(|_| !is_result || !own.is_variable()) {
            return Some(TypeSource::Buildable(call));
        }
        self.derived.iter().find(|(to, _)| *to == of).map(|(_, source)| *source)
    }
}
