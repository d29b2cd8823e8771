//! The verifier of the `pdl` dialect, for the operations that PDLL can produce. The first error of each
//! pattern is reported, in the words of MLIR.

use super::{Kind, Operation, PdlModule, PdlPattern, Value, ValueType};
use tblgen_parser::{Diagnostic, Span};

/// Returns the errors in the patterns.
pub(super) fn module(module: &PdlModule) -> Vec<Diagnostic> {
    module
        .patterns
        .iter()
        .filter_map(|pattern| Verifier::new(pattern).pattern().err())
        .map(|error| *error)
        .collect()
}

type Verified = Result<(), Box<Diagnostic>>;

struct Verifier<'p> {
    pattern: &'p PdlPattern,
    /// For each operation, those that use its results.
    users: Vec<Vec<usize>>,
}

/// An error about an operation of the dialect.
fn error(name: &str, span: Span, message: &str, help: &str) -> Box<Diagnostic> {
    let error = Diagnostic::error(span, format!("'pdl.{name}' op {message}"));
    Box::new(error.with_culprit_label(format!("this becomes `pdl.{name}`")).with_help(help))
}

impl<'p> Verifier<'p> {
    fn new(pattern: &'p PdlPattern) -> Self {
        let mut users = vec![Vec::new(); pattern.operations.len()];
        for (index, operation) in pattern.operations.iter().enumerate() {
            for operand in operation.kind.operands() {
                users[operand.operation as usize].push(index);
            }
        }
        Self { pattern, users }
    }

    fn pattern(&self) -> Verified {
        let span = self.pattern.span;
        if i16::try_from(self.pattern.benefit).is_err() {
            let message = "attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative";
            return Err(error("pattern", span, message, "the largest benefit is 32767"));
        }
        for index in 0..self.pattern.operations.len() {
            self.operation(index)?;
        }
        let mut in_match = self.pattern.operations.iter().filter(|operation| !operation.is_in_rewrite);
        if !in_match.any(|operation| matches!(operation.kind, Kind::Operation { .. })) {
            let message = "the pattern must contain at least one `pdl.operation`";
            return Err(error("pattern", span, message, "match an operation: `op<dialect.name>`"));
        }
        self.connected()
    }

    fn operation(&self, index: usize) -> Verified {
        let operation = &self.pattern.operations[index];
        let name = operation.kind.name();
        let fail = |message: &str, help: &str| Err(error(name, operation.span, message, help));
        match &operation.kind {
            Kind::Operand { .. } | Kind::Operands { .. } if operation.is_in_rewrite => fail(
                "expects parent op 'pdl.pattern'",
                "values and operations are matched before the rewrite statement",
            ),
            Kind::NativeConstraint { arguments, .. } => self.native_constraint(operation, arguments),
            Kind::NativeRewrite { arguments, .. } if arguments.is_empty() && operation.results.is_empty() => {
                fail("expected at least one argument or result", "pass what the rewrite works on")
            }
            Kind::Attribute { value: None, .. } if operation.is_in_rewrite => fail(
                "expected constant value when specified within a `pdl.rewrite`",
                "write `attr<\"...\">`, match the attribute before, or call a `Rewrite` that makes it",
            ),
            Kind::Attribute { value: None, .. }
            | Kind::Operand { .. }
            | Kind::Operands { .. }
            | Kind::Type { value: None }
            | Kind::Types => self.bound(index),
            Kind::Operation { types, .. } => {
                if operation.is_in_rewrite {
                    self.created(index, types)?;
                }
                self.bound(index)
            }
            Kind::Range { elements } => self.range(operation, elements),
            _ => Ok(()),
        }
    }

    fn native_constraint(&self, operation: &Operation, arguments: &[Value]) -> Verified {
        let fail =
            |message: &str, help: &str| Err(error(operation.kind.name(), operation.span, message, help));
        if arguments.is_empty() {
            return fail("expected at least one argument", "pass what the constraint is about");
        }
        if operation.results.contains(&ValueType::Operation) {
            let help = "return a value of the operation, or match the operation";
            return fail("returning an operation from a constraint is not supported", help);
        }
        Ok(())
    }

    fn range(&self, operation: &Operation, elements: &[Value]) -> Verified {
        let expected = operation.results[0].element();
        for element in elements {
            let found = self.pattern.type_of(*element).element();
            if found != expected {
                let message = format!(
                    "expected operand to have element type {}, but got {}",
                    expected.text(),
                    found.text()
                );
                return Err(error("range", operation.span, &message, "a range has elements of one type"));
            }
        }
        Ok(())
    }

    /// Whether a value of the match is used by more than results of it.
    fn has_binding_user(&self, index: usize) -> bool {
        self.users[index].iter().any(|user| {
            let is_result =
                matches!(self.pattern.operations[*user].kind, Kind::Result { .. } | Kind::Results { .. });
            !is_result || self.has_binding_user(*user)
        })
    }

    fn bound(&self, index: usize) -> Verified {
        let operation = &self.pattern.operations[index];
        if operation.is_in_rewrite || self.has_binding_user(index) {
            return Ok(());
        }
        let message = "expected a bindable user when defined in the matcher body of a `pdl.pattern`";
        let help = "nothing matches it: use it in an operation, or remove it";
        Err(error(operation.kind.name(), operation.span, message, help))
    }

    /// Checks the types of an operation that the rewrite creates. Only builtin operations are known to MLIR here.
    fn created(&self, index: usize, types: &[Value]) -> Verified {
        let operation = &self.pattern.operations[index];
        let Kind::Operation { name, .. } = &operation.kind else { return Ok(()) };
        let Some(name) = name.as_deref() else {
            let message = "must have an operation name when nested within a `pdl.rewrite`";
            return Err(error("operation", operation.span, message, "write `op<dialect.name>`"));
        };
        let is_known = matches!(name, "builtin.module" | "builtin.unrealized_conversion_cast");
        if !is_known || self.replaces_earlier(index) {
            return Ok(());
        }
        match types.iter().position(|ty| !self.is_constrained(*ty)) {
            None => Ok(()),
            Some(unknown) => {
                let message =
                    "must have inferable or constrained result types when nested within `pdl.rewrite`";
                let error =
                    error("operation", operation.span, message, "match the type on an operand or result");
                Err(Box::new(
                    error.with_note(operation.span, format!("result type #{unknown} was not constrained")),
                ))
            }
        }
    }

    /// The operation replaces one that exists before it.
    fn replaces_earlier(&self, index: usize) -> bool {
        self.users[index].iter().any(|user| match &self.pattern.operations[*user].kind {
            Kind::Replace { root, values } => {
                let is_value = values.iter().any(|value| value.operation as usize == index);
                let replaced = self.pattern.operation(*root);
                is_value && (!replaced.is_in_rewrite || (root.operation as usize) < index)
            }
            _ => false,
        })
    }

    fn is_constrained(&self, ty: Value) -> bool {
        let constrains = |user: &usize| {
            let user = &self.pattern.operations[*user];
            let is_input =
                matches!(user.kind, Kind::Operand { .. } | Kind::Operands { .. } | Kind::Operation { .. });
            !user.is_in_rewrite && is_input
        };
        match &self.pattern.operation(ty).kind {
            Kind::NativeRewrite { .. } | Kind::Type { value: Some(_) } => true,
            Kind::Type { value: None } | Kind::Types => {
                self.users[ty.operation as usize].iter().any(constrains)
            }
            _ => false,
        }
    }

    /// Checks that the values that the rewrite uses hang together.
    fn connected(&self) -> Verified {
        let is_part = |operation: &Operation| {
            let kind = &operation.kind;
            let is_value =
                matches!(kind, Kind::Operand { .. } | Kind::Operands { .. } | Kind::Operation { .. });
            let is_result = matches!(kind, Kind::Result { .. } | Kind::Results { .. });
            !operation.is_in_rewrite && (is_value || is_result)
        };
        let used_in_rewrite = |index: &usize| {
            self.users[*index].iter().any(|user| {
                let user = &self.pattern.operations[*user];
                user.is_in_rewrite || matches!(user.kind, Kind::Rewrite { .. })
            })
        };
        let operations = &self.pattern.operations;
        let mut parts =
            (0..operations.len()).filter(|index| is_part(&operations[*index])).filter(used_in_rewrite);
        let Some(first) = parts.next() else { return Ok(()) };
        let reached = self.reached_from(first);
        match parts.find(|index| !reached[*index]) {
            None => Ok(()),
            Some(apart) => {
                let message = "the operations must form a connected component";
                let help =
                    "each matched value and operation is reached from the root through operands and results";
                let error = error("pattern", self.pattern.span, message, help);
                let place = operations[apart].span;
                Err(Box::new(error.with_note(place, "see a disconnected value / operation here")))
            }
        }
    }

    fn reached_from(&self, first: usize) -> Vec<bool> {
        let mut reached = vec![false; self.pattern.operations.len()];
        let mut pending = vec![first];
        while let Some(index) = pending.pop() {
            let operation = &self.pattern.operations[index];
            let is_outside = operation.is_in_rewrite || matches!(operation.kind, Kind::Rewrite { .. });
            if is_outside || std::mem::replace(&mut reached[index], true) {
                continue;
            }
            match &operation.kind {
                Kind::Operation { operands, .. } => {
                    pending.extend(operands.iter().map(|operand| operand.operation as usize));
                }
                Kind::Result { parent, .. } | Kind::Results { parent, .. } => {
                    pending.push(parent.operation as usize)
                }
                _ => {}
            }
            pending.extend(&self.users[index]);
        }
        reached
    }
}
