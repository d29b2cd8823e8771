//! Explains PDL patterns: see [`rtblgen_pattern_tree::explain`].

use rtblgen_pattern_tree::Positions;
use rtblgen_pattern_tree::explain::{Condition, ExplainedPattern, Explanation, Rewrite, SameBenefit, Term};

use crate::predicates::{self, PdlConstant, RepeatedTypes};
use crate::{PdlError, PdlKind, PdlOperation, PdlPattern, PdlType, PdlValue, verify};
use rtblgen_ir::context::Context;
use rtblgen_ir::context::attributes::StringAttr;

/// Returns the tree of patterns, and warnings about the set.
///
/// # Errors
///
/// Returns the error in the first pattern that is not valid.
///
/// # Examples
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::rewrite::pdl::{PdlKind, PdlOperation, PdlPattern, PdlType, PdlValue, explain};
///
/// let context = Context::new();
/// let root = PdlValue { operation: 0, result: 0 };
/// let erase = |name: &str, benefit, op: Option<&str>| PdlPattern {
///     name: name.to_owned(),
///     benefit,
///     operations: vec![
///         PdlOperation::new(
///             PdlKind::Operation { name: op.map(str::to_owned), operands: vec![], attributes: vec![], types: vec![] },
///             &[PdlType::Operation],
///         ),
///         PdlOperation::new(PdlKind::Rewrite { root: Some(root) }, &[]),
///         PdlOperation::new(PdlKind::Erase { root }, &[]),
///     ],
///     ..PdlPattern::default()
/// };
/// let patterns = [erase("any", 2, None), erase("one", 1, Some("t.one"))];
/// let explanation = explain(&context, &patterns).unwrap();
/// assert_eq!(explanation.findings()[0].text, "`one` never applies: `any` matches all that it matches, before it");
/// ```
pub fn explain<'c>(
    context: &'c Context,
    patterns: &[PdlPattern<'c>],
) -> Result<Explanation<PdlConstant<'c>>, PdlError> {
    let mut positions = Positions::new();
    let mut explained = Vec::new();
    for pattern in patterns {
        verify::pattern(pattern, None)?;
        let found = predicates::of(context, pattern, &mut positions, RepeatedTypes::Equal);
        let Some(found) = found else { continue };
        explained.push(ExplainedPattern {
            name: pattern.name.clone(),
            benefit: pattern.benefit,
            predicates: found.list,
            is_exact: true,
            folded: folded(context, pattern),
            rewrite: Terms { context, pattern }.rewrite(found.root),
        });
    }
    Ok(Explanation::new(positions, explained, SameBenefit::Unknown))
}

/// The operations of a pattern that have a folder.
fn folded<'c>(context: &'c Context, pattern: &PdlPattern<'c>) -> Vec<PdlConstant<'c>> {
    let names = pattern.operations.iter().filter_map(|operation| match &operation.kind {
        PdlKind::Operation { name, .. } => Some(context.op_name(name.as_deref()?)),
        _ => None,
    });
    let has_folder =
        |name: &rtblgen_ir::ir::OpName<'c>| name.definition().is_some_and(|own| own.fold.is_some());
    names.filter(has_folder).map(PdlConstant::OpName).collect()
}

/// The maximum depth of terms: an operand may be shared by many operations.
const MAX_DEPTH: usize = 16;

struct Terms<'p, 'c> {
    context: &'c Context,
    pattern: &'p PdlPattern<'c>,
}

impl<'c> Terms<'_, 'c> {
    /// Returns the rewrite of the root, if the pattern replaces the root and does nothing else.
    fn rewrite(&self, root: PdlValue) -> Option<Rewrite<PdlConstant<'c>>> {
        let operations = &self.pattern.operations;
        let start = operations.iter().position(|one| matches!(one.kind, PdlKind::Rewrite { .. }))?;
        let in_rewrite = &operations[start + 1..];
        // A constraint may be what ends the rewriting.
        let is_constraint = |one: &PdlOperation<'c>| matches!(one.kind, PdlKind::NativeConstraint { .. });
        if operations[..start].iter().any(is_constraint) {
            return None;
        }
        let is_native =
            |kind: &PdlKind<'c>| matches!(kind, PdlKind::NativeRewrite { .. } | PdlKind::Erase { .. });
        let mut replaced = in_rewrite.iter().filter_map(|operation| match &operation.kind {
            PdlKind::Replace { root, values } => Some((*root, values.as_slice())),
            _ => None,
        });
        match (replaced.next(), replaced.next()) {
            (Some((op, [value])), None)
                if op == root && !in_rewrite.iter().any(|operation| is_native(&operation.kind)) =>
            {
                let (from, to) = (self.term(root, 0)?, self.term(*value, 0)?);
                let conditions = self.conditions(&operations[..start])?;
                Some(Rewrite { from, to, conditions, result_tests: Vec::new() })
            }
            _ => None,
        }
    }

    /// The tests of types. `None` if two types must be equal, or an attribute has a type.
    fn conditions(&self, matched: &[PdlOperation<'c>]) -> Option<Vec<Condition<PdlConstant<'c>>>> {
        let mut typed: Vec<(PdlValue, PdlValue)> = Vec::new();
        for (number, operation) in matched.iter().enumerate() {
            match &operation.kind {
                PdlKind::Operand { ty: Some(ty) } => {
                    typed.push((*ty, PdlValue { operation: number, result: 0 }));
                }
                PdlKind::Operation { types, .. } => {
                    typed.extend(types.iter().map(|ty| (*ty, PdlValue { operation: number, result: 0 })));
                }
                PdlKind::Operands { ty: Some(_) } | PdlKind::Attribute { ty: Some(_), .. } => return None,
                _ => {}
            }
        }
        let mut conditions = Vec::new();
        for (place, (ty, of)) in typed.iter().enumerate() {
            match self.pattern.operations.get(ty.operation).map(|own| &own.kind) {
                Some(PdlKind::Type { value: Some(value) }) => {
                    conditions.push(Condition { test: PdlConstant::Type(*value), of: self.term(*of, 0)? });
                }
                Some(PdlKind::Type { value: None } | PdlKind::Types { value: None })
                    if typed[..place].iter().all(|(other, _)| other != ty) => {}
                _ => return None,
            }
        }
        Some(conditions)
    }

    fn term(&self, value: PdlValue, depth: usize) -> Option<Term<PdlConstant<'c>>> {
        if depth == MAX_DEPTH {
            return None;
        }
        let operation = self.pattern.operations.get(value.operation)?;
        Some(match &operation.kind {
            PdlKind::Operation { name, operands, attributes, .. } => Term::Op {
                identity: value.operation,
                name: PdlConstant::OpName(self.context.op_name(name.as_deref()?)),
                operands: operands.iter().map(|one| self.term(*one, depth + 1)).collect::<Option<_>>()?,
                attributes: attributes
                    .iter()
                    .map(|(name, value)| {
                        let name = PdlConstant::AttributeName(StringAttr::get(self.context, name));
                        Some((name, self.term(*value, depth + 1)?))
                    })
                    .collect::<Option<_>>()?,
                result: None,
            },
            PdlKind::Result { parent, index } => match self.term(*parent, depth + 1)? {
                Term::Op { identity, name, operands, attributes, .. } => {
                    let result = Some(*index as u32).filter(|index| *index > 0);
                    Term::Op { identity, name, operands, attributes, result }
                }
                other => other,
            },
            PdlKind::Results { parent, index: None } => self.term(*parent, depth + 1)?,
            PdlKind::Attribute { value: Some(constant), .. } => {
                Term::Constant(PdlConstant::Attribute(*constant))
            }
            PdlKind::Operand { .. } | PdlKind::Attribute { .. }
                if operation.results.first() != Some(&PdlType::ValueRange) =>
            {
                Term::Variable(value.operation)
            }
            _ => return None,
        })
    }
}
