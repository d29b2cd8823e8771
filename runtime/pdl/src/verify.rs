//! Verifies patterns: the rules of the `pdl` dialect, and the conditions that the interpreter relies on.

use std::fmt;

use crate::entity::PdlFunctions;
use crate::{PdlKind, PdlOperation, PdlPattern, PdlType, PdlValue};

/// Why a pattern is not valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdlError {
    /// The name of the pattern.
    pub pattern: String,
    /// The number of the operation; `None` where the pattern as a whole is meant.
    pub operation: Option<usize>,
    /// The message.
    pub message: String,
}

impl fmt::Display for PdlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PDL pattern `{}`", self.pattern)?;
        if let Some(operation) = self.operation {
            write!(f, ", operation {operation}")?;
        }
        write!(f, ": {}", self.message)
    }
}

impl std::error::Error for PdlError {}

/// The most ops of one pattern: matching follows operands with the stack of the thread.
const MAX_OPS: usize = 256;

/// The largest benefit: an `i16` in the dialect.
const MAX_BENEFIT: u16 = i16::MAX as u16;

/// Verifies a pattern, and that the functions that it calls exist.
pub(super) fn pattern<'c>(
    pattern: &PdlPattern<'c>,
    functions: Option<&PdlFunctions<'c>>,
) -> Result<(), PdlError> {
    let error = |operation: Option<usize>, message: String| PdlError {
        pattern: pattern.name.clone(),
        operation,
        message,
    };
    if pattern.benefit > MAX_BENEFIT {
        return Err(error(None, format!("the benefit is greater than {MAX_BENEFIT}")));
    }
    let ops = pattern.operations.iter().filter(|one| matches!(one.kind, PdlKind::Operation { .. })).count();
    if ops > MAX_OPS {
        return Err(error(None, format!("the pattern has more than {MAX_OPS} `pdl.operation`s")));
    }
    let mut starts =
        pattern.operations.iter().enumerate().filter_map(|(number, operation)| match operation.kind {
            PdlKind::Rewrite { root } => Some((number, root)),
            _ => None,
        });
    let (Some((start, root)), None) = (starts.next(), starts.next()) else {
        return Err(error(None, "expected one `pdl.rewrite`".to_owned()));
    };
    let verifier = Verifier { pattern, functions, start };
    for (number, operation) in pattern.operations.iter().enumerate() {
        verifier.operation(number, operation).map_err(|message| error(Some(number), message))?;
    }
    let first = pattern.operations[..start]
        .iter()
        .position(|operation| matches!(operation.kind, PdlKind::Operation { .. }));
    let Some(from) = root.map(|root| root.operation).or(first) else {
        return Err(error(None, "the pattern must contain at least one `pdl.operation`".to_owned()));
    };
    match verifier.unreached(from) {
        None => Ok(()),
        Some(number) => Err(error(Some(number), "the operations must form a connected component".to_owned())),
    }
}

struct Verifier<'a, 'c> {
    pattern: &'a PdlPattern<'c>,
    functions: Option<&'a PdlFunctions<'c>>,
    /// The number of the `pdl.rewrite`.
    start: usize,
}

type Verified = Result<(), String>;

impl<'c> Verifier<'_, 'c> {
    fn operation(&self, number: usize, operation: &PdlOperation<'c>) -> Verified {
        use PdlType::{Attribute, Operation, Type, TypeRange, Value, ValueRange};
        let in_rewrite = number > self.start;
        let one = |types: &[PdlType]| match operation.results.as_slice() {
            [only] if types.contains(only) => Ok(()),
            _ => Err("it has other results than it can have".to_owned()),
        };
        let typed = |value: &PdlValue, types: &[PdlType]| self.typed(number, *value, types);
        match &operation.kind {
            PdlKind::Attribute { value, ty } => {
                ty.iter().try_for_each(|ty| typed(ty, &[Type]))?;
                self.constant(in_rewrite, value.is_some())?;
                one(&[Attribute])
            }
            PdlKind::Type { .. } => one(&[Type]),
            PdlKind::Types { .. } => one(&[TypeRange]),
            PdlKind::Operand { ty } => {
                self.side(in_rewrite, false)?;
                ty.iter().try_for_each(|ty| typed(ty, &[Type]))?;
                one(&[Value])
            }
            PdlKind::Operands { ty } => {
                self.side(in_rewrite, false)?;
                ty.iter().try_for_each(|ty| typed(ty, &[TypeRange]))?;
                one(&[ValueRange])
            }
            PdlKind::Operation { name, operands, attributes, types } => {
                if in_rewrite && name.is_none() {
                    return Err("must have an operation name when nested within a `pdl.rewrite`".to_owned());
                }
                operands.iter().try_for_each(|operand| typed(operand, &[Value, ValueRange]))?;
                attributes.iter().try_for_each(|(_, attribute)| typed(attribute, &[Attribute]))?;
                types.iter().try_for_each(|ty| typed(ty, &[Type, TypeRange]))?;
                one(&[Operation])
            }
            PdlKind::Result { parent, .. } => {
                typed(parent, &[Operation])?;
                one(&[Value])
            }
            PdlKind::Results { parent, index } => {
                typed(parent, &[Operation])?;
                if index.is_some() { one(&[Value, ValueRange]) } else { one(&[ValueRange]) }
            }
            PdlKind::NativeConstraint { name, arguments, is_negated } => {
                self.side(in_rewrite, false)?;
                if *is_negated && !operation.results.is_empty() {
                    return Err("a negated constraint has no results".to_owned());
                }
                if operation.results.contains(&Operation) {
                    return Err("returning an operation from a constraint is not supported".to_owned());
                }
                let is_known =
                    self.functions.is_none_or(|functions| functions.find_constraint(name).is_some());
                self.call(number, "constraint", name, arguments, is_known)
            }
            PdlKind::NativeRewrite { name, arguments } => {
                self.side(in_rewrite, true)?;
                let is_known = self.functions.is_none_or(|functions| functions.find_rewrite(name).is_some());
                self.call(number, "rewrite", name, arguments, is_known)
            }
            PdlKind::Range { elements } => {
                self.side(in_rewrite, true)?;
                one(&[TypeRange, ValueRange])?;
                let allowed =
                    if operation.results == [TypeRange] { [Type, TypeRange] } else { [Value, ValueRange] };
                elements.iter().try_for_each(|element| typed(element, &allowed))
            }
            PdlKind::Rewrite { root: None } => Ok(()),
            PdlKind::Rewrite { root: Some(root) } => {
                typed(root, &[Operation])?;
                let is_op = matches!(self.pattern.operations[root.operation].kind, PdlKind::Operation { .. });
                if is_op { Ok(()) } else { Err("the root is no `pdl.operation`".to_owned()) }
            }
            PdlKind::Replace { root, values } => {
                self.side(in_rewrite, true)?;
                typed(root, &[Operation])?;
                match values.as_slice() {
                    [only] => typed(only, &[Operation, Value, ValueRange]),
                    several => several.iter().try_for_each(|value| typed(value, &[Value, ValueRange])),
                }
            }
            PdlKind::Erase { root } => {
                self.side(in_rewrite, true)?;
                typed(root, &[Operation])
            }
        }
    }

    /// Checks an operation that is permitted on one side only.
    fn side(&self, in_rewrite: bool, belongs_in_rewrite: bool) -> Verified {
        match (in_rewrite, belongs_in_rewrite) {
            (true, false) => Err("expects parent op 'pdl.pattern'".to_owned()),
            (false, true) => Err("expects parent op 'pdl.rewrite'".to_owned()),
            _ => Ok(()),
        }
    }

    fn constant(&self, in_rewrite: bool, is_constant: bool) -> Verified {
        match in_rewrite && !is_constant {
            true => Err("expected constant value when specified within a `pdl.rewrite`".to_owned()),
            false => Ok(()),
        }
    }

    fn call(
        &self,
        number: usize,
        kind: &str,
        name: &str,
        arguments: &[PdlValue],
        is_known: bool,
    ) -> Verified {
        if !is_known {
            return Err(format!("there is no native {kind} `{name}`"));
        }
        let any = [
            PdlType::Attribute,
            PdlType::Operation,
            PdlType::Type,
            PdlType::TypeRange,
            PdlType::Value,
            PdlType::ValueRange,
        ];
        arguments.iter().try_for_each(|argument| self.typed(number, *argument, &any))
    }

    /// A value is made before, and has one of the types.
    fn typed(&self, user: usize, value: PdlValue, types: &[PdlType]) -> Verified {
        let made = self.pattern.operations.get(value.operation).filter(|_| value.operation < user);
        let Some(found) = made.and_then(|operation| operation.results.get(value.result)) else {
            return Err("a value is used that no earlier operation makes".to_owned());
        };
        if types.contains(found) {
            return Ok(());
        }
        let expected: Vec<_> = types.iter().map(|ty| format!("!pdl.{}", ty.name())).collect();
        Err(format!("expected {}, got !pdl.{}", expected.join(" or "), found.name()))
    }

    /// An operation of the match, or a value used in the rewrite or in a constraint, that no way leads to.
    fn unreached(&self, from: usize) -> Option<usize> {
        let operations = &self.pattern.operations;
        let mut reached = vec![false; operations.len()];
        reached[from] = true;
        // Each round reaches something new, or is the last.
        while self.reach(&mut reached) {}
        let must_be_reached = |number: &usize| match &operations[*number].kind {
            PdlKind::Operation { .. } | PdlKind::Operand { .. } | PdlKind::Operands { .. } => true,
            PdlKind::Attribute { value, .. } => value.is_none(),
            PdlKind::Type { value } => value.is_none(),
            PdlKind::Types { value } => value.is_none(),
            _ => false,
        };
        (0..self.start).filter(must_be_reached).find(|number| !reached[*number])
    }

    /// Marks the entities that a reached op mentions, its results and their ops, and ops that use a reached
    /// value.
    fn reach(&self, reached: &mut [bool]) -> bool {
        let mut is_new = false;
        for (number, operation) in self.pattern.operations.iter().enumerate().take(self.start) {
            match &operation.kind {
                PdlKind::Operation { operands, attributes, types, .. } => {
                    let is_used = operands.iter().any(|operand| reached[operand.operation]);
                    is_new |= is_used && !std::mem::replace(&mut reached[number], true);
                    if reached[number] {
                        let mentioned =
                            operands.iter().chain(attributes.iter().map(|(_, value)| value)).chain(types);
                        for value in mentioned {
                            is_new |= !std::mem::replace(&mut reached[value.operation], true);
                        }
                    }
                }
                PdlKind::Result { parent, .. } | PdlKind::Results { parent, .. } => {
                    let [own, of] = [number, parent.operation];
                    if reached[own] != reached[of] {
                        (reached[own], reached[of], is_new) = (true, true, true);
                    }
                }
                PdlKind::Attribute { ty: Some(ty), .. }
                | PdlKind::Operand { ty: Some(ty) }
                | PdlKind::Operands { ty: Some(ty) }
                    if reached[number] =>
                {
                    is_new |= !std::mem::replace(&mut reached[ty.operation], true);
                }
                _ => {}
            }
        }
        is_new
    }
}
