//! Evaluation of the native functions of patterns.

use std::collections::HashMap;
use std::sync::Arc;

use rtblgen_backends::pdl_patterns::function::{
    AbsentSlot, PdlFunction, PdlFunctionBody, PdlParameter, SnippetExpr,
};
use rtblgen_ir::rewrite::declarative;
use rtblgen_ir::{Builder as _, Diagnostic, Ir, Location, OpState, PatternRewriter, Severity};
use rtblgen_pdl::PdlEntity;

use crate::hooks::place;
use crate::patterns::entity::{EntityKind, SnippetContext};
use crate::patterns::structure::Structure;
use crate::snippet::{Snippet, Stop, Value};

/// A native function.
pub(super) struct Function {
    /// The name in messages.
    name: String,
    /// The file and the line.
    place: String,
    body: Body,
}

impl std::fmt::Debug for Function {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Function").field("name", &self.name).finish_non_exhaustive()
    }
}

enum Body {
    Predicate(Snippet, Vec<EntityKind>),
    Slot(usize, AbsentSlot),
    IsAbsent(usize),
    SourceCall(Snippet, Vec<EntityKind>),
    IsResultOf { name: String, result: usize },
    OperandsOf { operand: usize, is_single: bool },
    ResultsOf { result: Option<usize>, is_single: bool },
    Equal,
    EqualCounts { left: usize, left_lists: usize, right: usize },
    Matches(Structure),
    Element(usize),
    Call(Snippet, Vec<EntityKind>, Vec<EntityKind>),
    TypeOf,
    TypeOfAttribute,
    DefiningOp,
    MoveRegions,
    TakeSuccessors,
    BuildBefore,
    SetLocation(Option<String>),
}

/// The entities that a function returns; `None` if the constraint does not hold.
type Found<'c> = Option<Vec<PdlEntity<'c>>>;

impl Function {
    /// Compiles a function.
    ///
    /// # Errors
    ///
    /// Returns the unknown parts of the function.
    pub(super) fn new<'r>(
        function: &PdlFunction<'r>,
        context: &SnippetContext<'_, 'r>,
        others: &[(String, Arc<Self>)],
    ) -> Result<Self, Vec<String>> {
        let kinds = |parameters: &[PdlParameter<'r>]| -> Result<Vec<EntityKind>, Vec<String>> {
            parameters
                .iter()
                .map(|own| EntityKind::new(&own.kind, context).map_err(|unknown| vec![unknown]))
                .collect()
        };
        let results = |results: &[_]| -> Result<Vec<EntityKind>, Vec<String>> {
            results.iter().map(|own| EntityKind::new(own, context).map_err(|unknown| vec![unknown])).collect()
        };
        let body = match &function.body {
            PdlFunctionBody::Predicate { expression, parameters } => {
                let variables: Vec<&str> = parameters.iter().map(|own| own.variable.as_str()).collect();
                Body::Predicate(snippet(expression, &variables, context)?, kinds(parameters)?)
            }
            PdlFunctionBody::SourceCall { expression, results: own } => {
                Body::SourceCall(snippet(expression, &["op"], context)?, results(own)?)
            }
            PdlFunctionBody::Call { expression, parameters, results: own } => {
                let own_variables = parameters.iter().map(|own| own.variable.as_str());
                // The builder of a constant attribute is a variable with this name.
                let variables: Vec<&str> = ["rewriter"].into_iter().chain(own_variables).collect();
                Body::Call(snippet(expression, &variables, context)?, kinds(parameters)?, results(own)?)
            }
            PdlFunctionBody::Slot { slot, absent } => Body::Slot(*slot, *absent),
            PdlFunctionBody::IsAbsent { slot } => Body::IsAbsent(*slot),
            PdlFunctionBody::IsResultOf { name, result } => {
                Body::IsResultOf { name: name.clone(), result: *result }
            }
            PdlFunctionBody::OperandsOf { operand, is_single } => {
                Body::OperandsOf { operand: *operand, is_single: *is_single }
            }
            PdlFunctionBody::ResultsOf { result, is_single } => {
                Body::ResultsOf { result: *result, is_single: *is_single }
            }
            PdlFunctionBody::Equal => Body::Equal,
            PdlFunctionBody::EqualCounts { left, left_lists, right } => {
                Body::EqualCounts { left: *left, left_lists: *left_lists, right: *right }
            }
            PdlFunctionBody::Matches(pattern) => {
                let called = super::called(pattern);
                let known: HashMap<_, _> =
                    others.iter().filter(|(name, _)| called.contains(&name.as_str())).cloned().collect();
                if let Some(unknown) = called.iter().find(|name| !known.contains_key(**name)) {
                    return Err(vec![format!("`{unknown}`")]);
                }
                Body::Matches(Structure::new(pattern.clone(), known))
            }
            PdlFunctionBody::Element(index) => Body::Element(*index),
            PdlFunctionBody::TypeOf => Body::TypeOf,
            PdlFunctionBody::TypeOfAttribute => Body::TypeOfAttribute,
            PdlFunctionBody::DefiningOp => Body::DefiningOp,
            PdlFunctionBody::MoveRegions => Body::MoveRegions,
            PdlFunctionBody::TakeSuccessors => Body::TakeSuccessors,
            PdlFunctionBody::BuildBefore => Body::BuildBefore,
            PdlFunctionBody::SetLocation { text } => Body::SetLocation(text.clone()),
        };
        Ok(Self { name: function.name.clone(), place: place(context.0.records, function.span), body })
    }

    /// Calls the function as a constraint.
    pub(super) fn constraint<'c>(&self, ir: &Ir<'c>, arguments: &[PdlEntity<'c>]) -> Found<'c> {
        match (&self.body, arguments) {
            (Body::Predicate(snippet, kinds), _) => {
                let variables = variables(ir, kinds, arguments)?;
                match snippet.run(variables) {
                    Ok(Value::Bool(holds)) => holds.then(Vec::new),
                    Err(Stop::Absent) => None,
                    Ok(_) | Err(Stop::Unknown) => self.unknown(ir, arguments),
                }
            }
            (Body::Slot(slot, absent), [of]) => {
                let op = op_of(ir, of)?;
                let attribute = match absent {
                    AbsentSlot::Default => declarative::attribute_or_default(ir, op, *slot),
                    AbsentSlot::Fails | AbsentSlot::Null => op.inherent(ir, *slot),
                };
                match (attribute, absent) {
                    (Some(attribute), _) => Some(vec![PdlEntity::Attribute(attribute)]),
                    (None, AbsentSlot::Null) => Some(vec![PdlEntity::Attributes(Vec::new())]),
                    (None, _) => None,
                }
            }
            (Body::IsAbsent(slot), [of]) => op_of(ir, of)?.inherent(ir, *slot).is_none().then(Vec::new),
            (Body::SourceCall(snippet, kinds), [PdlEntity::Value(value)]) => {
                let op = declarative::defining_view(ir, *value)?;
                self.found(ir, arguments, snippet.run(vec![op.into()]), kinds)
            }
            (Body::Matches(structure), [PdlEntity::Op(op)]) => structure.matches(ir, *op).then(Vec::new),
            (Body::IsResultOf { name, result }, [PdlEntity::Value(value)]) => {
                let op = value.defining_op(ir)?;
                let is_it =
                    op.name(ir).as_str() == name && declarative::is_in_result_group(ir, *value, *result);
                is_it.then(Vec::new)
            }
            (Body::OperandsOf { operand, is_single }, [PdlEntity::Value(value)]) => {
                let op = value.defining_op(ir)?;
                of_group(op.operand_group(ir, *operand).collect(), *is_single)
            }
            (Body::ResultsOf { result, is_single }, [PdlEntity::Value(value)]) => {
                let op = value.defining_op(ir)?;
                let values = match result {
                    Some(result) => op.result_group(ir, *result).collect(),
                    None => op.results(ir).collect(),
                };
                of_group(values, *is_single)
            }
            (Body::Equal, [left, right]) => (left == right).then(Vec::new),
            (Body::EqualCounts { left, left_lists, right }, lists) => {
                let (of_left, of_right) = lists.split_at_checked(*left_lists)?;
                let sum = |lists: &[PdlEntity<'_>]| lists.iter().map(length).sum::<usize>();
                (left + sum(of_left) == right + sum(of_right)).then(Vec::new)
            }
            (Body::Element(index), [PdlEntity::Values(values)]) => {
                Some(vec![PdlEntity::Value(*values.get(*index)?)])
            }
            _ => None,
        }
    }

    /// The entities that a native call in the source pattern returns.
    fn found<'c>(
        &self,
        ir: &Ir<'c>,
        arguments: &[PdlEntity<'c>],
        result: Result<Value<'_, 'c>, Stop>,
        kinds: &[EntityKind],
    ) -> Found<'c> {
        let value = match result {
            Ok(Value::Option(Some(value))) => *value,
            Ok(Value::Option(None)) | Err(Stop::Absent) => return None,
            Ok(_) | Err(Stop::Unknown) => return self.unknown(ir, arguments),
        };
        let values = match (kinds, value) {
            ([_], value) => vec![value],
            (_, Value::List(values)) if values.len() == kinds.len() => values,
            _ => return self.unknown(ir, arguments),
        };
        let entities = kinds.iter().zip(values).map(|(kind, value)| kind.entity(ir.context(), value));
        entities.collect::<Option<Vec<_>>>().or_else(|| self.unknown(ir, arguments))
    }

    /// Reports that the function has no value for its arguments, so that its pattern does not match.
    fn unknown<'c>(&self, ir: &Ir<'c>, arguments: &[PdlEntity<'c>]) -> Found<'c> {
        let message = format!(
            "`{}` ({}) has no value for these arguments: the pattern does not apply to them",
            self.name, self.place
        );
        let location = arguments.iter().find_map(|of| location_of(ir, of));
        let location = location.unwrap_or_else(|| ir.context().unknown_loc());
        ir.context().emit_once(&Diagnostic::new(Severity::Warning, location, message));
        None
    }

    /// Calls the function as a rewrite.
    pub(super) fn rewrite<'c>(
        &self,
        rewriter: &mut PatternRewriter<'_, 'c>,
        arguments: &[PdlEntity<'c>],
    ) -> Found<'c> {
        match (&self.body, arguments) {
            (Body::Call(snippet, kinds, results), _) => {
                let ir = rewriter.ir();
                let context = ir.context();
                let mut all = vec![Value::Context(context)];
                all.extend(variables(ir, kinds, arguments)?);
                let values = match (results.as_slice(), snippet.run(all)) {
                    ([_], Ok(value)) => vec![value],
                    (_, Ok(Value::List(values))) if values.len() == results.len() => values,
                    _ => return self.unknown(ir, arguments),
                };
                let entities = results.iter().zip(values).map(|(kind, value)| kind.entity(context, value));
                entities.collect::<Option<Vec<_>>>().or_else(|| self.unknown(ir, arguments))
            }
            (Body::TypeOf, [PdlEntity::Value(value)]) => Some(vec![PdlEntity::Type(value.ty(rewriter.ir()))]),
            (Body::TypeOf, [PdlEntity::Values(values)]) => {
                Some(vec![PdlEntity::Types(declarative::types_of(rewriter.ir(), values))])
            }
            (Body::TypeOfAttribute, [PdlEntity::Attribute(attribute)]) => {
                let ty = match attribute.is_type() {
                    true => attribute.type_value(),
                    false => attribute.ty()?,
                };
                Some(vec![PdlEntity::Type(ty)])
            }
            (Body::DefiningOp, [of]) => Some(vec![PdlEntity::Op(op_of(rewriter.ir(), of)?)]),
            (Body::MoveRegions, [PdlEntity::Op(from), PdlEntity::Op(to)]) => {
                rewriter.move_regions(*from, *to);
                Some(Vec::new())
            }
            (Body::TakeSuccessors, [PdlEntity::Op(from), PdlEntity::Op(new)]) => {
                let ir = rewriter.ir();
                let state = OpState::of(ir, *new).successors(from.successors(ir));
                let state = state.empty_regions(new.region_count(ir));
                Some(vec![PdlEntity::Op(rewriter.replace_op_with_state(*new, state))])
            }
            (Body::BuildBefore, [PdlEntity::Op(op)]) => {
                declarative::build_before(rewriter, *op);
                Some(Vec::new())
            }
            (Body::SetLocation(text), [PdlEntity::Op(op), of @ ..]) => {
                let location = location(rewriter, text.as_deref(), of)?;
                rewriter.modify_in_place(*op, |ir| ir.set_location(*op, location));
                Some(Vec::new())
            }
            _ => self.constraint(rewriter.ir(), arguments),
        }
    }
}

/// Compiles an expression with these variables.
fn snippet(
    expression: &SnippetExpr,
    variables: &[&str],
    context: &SnippetContext<'_, '_>,
) -> Result<Snippet, Vec<String>> {
    let snippet = Snippet::new(&expression.0, variables, &context.0.names);
    if snippet.unknown.is_empty() { Ok(snippet) } else { Err(snippet.unknown) }
}

/// The values of the variables of a snippet.
fn variables<'a, 'c>(
    ir: &'a Ir<'c>,
    kinds: &[EntityKind],
    arguments: &[PdlEntity<'c>],
) -> Option<Vec<Value<'a, 'c>>> {
    let mut entities = arguments.iter();
    kinds.iter().map(|kind| kind.value(ir, &mut entities)).collect()
}

/// The location of the first op or value.
fn location_of<'c>(ir: &Ir<'c>, entity: &PdlEntity<'c>) -> Option<Location<'c>> {
    match entity {
        PdlEntity::Op(op) => Some(op.location(ir)),
        PdlEntity::Ops(ops) => Some(ops.first()?.location(ir)),
        PdlEntity::Value(value) => Some(value.location(ir)),
        PdlEntity::Values(values) => Some(values.first()?.location(ir)),
        _ => None,
    }
}

/// An op, or the op that defines a value.
fn op_of(ir: &Ir<'_>, entity: &PdlEntity<'_>) -> Option<rtblgen_ir::Op> {
    match entity {
        PdlEntity::Op(op) => Some(*op),
        PdlEntity::Value(value) => value.defining_op(ir),
        _ => None,
    }
}

/// The values of a group as one entity; `None` if the group must be a single value and is not.
fn of_group<'c>(values: Vec<rtblgen_ir::Value>, is_single: bool) -> Found<'c> {
    match (is_single, values.as_slice()) {
        (false, _) => Some(vec![PdlEntity::Values(values)]),
        (true, [one]) => Some(vec![PdlEntity::Value(*one)]),
        (true, _) => None,
    }
}

fn length(entity: &PdlEntity<'_>) -> usize {
    match entity {
        PdlEntity::Values(values) => values.len(),
        PdlEntity::Types(types) => types.len(),
        _ => 1,
    }
}

/// The location that a `location` directive names.
fn location<'c>(
    rewriter: &PatternRewriter<'_, 'c>,
    text: Option<&str>,
    of: &[PdlEntity<'c>],
) -> Option<rtblgen_ir::Location<'c>> {
    let (ir, context) = (rewriter.ir(), rewriter.context());
    let each = of.iter().map(|entity| match entity {
        PdlEntity::Op(op) => Some(op.location(ir)),
        PdlEntity::Value(value) => Some(value.location(ir)),
        PdlEntity::Values(values) => {
            Some(values.first().map_or_else(|| context.unknown_loc(), |value| value.location(ir)))
        }
        _ => None,
    });
    let locations: Vec<_> = each.collect::<Option<_>>()?;
    Some(match (text, locations.as_slice()) {
        (Some(name), []) => context.name_loc(name, None),
        (None, [one]) => *one,
        (None, several) => context.fuse_locs(several, None),
        (Some(text), several) => context.fuse_locs(several, Some(context.string_attr(text))),
    })
}
