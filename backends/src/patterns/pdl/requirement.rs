//! Lowers the additional requirements of a pattern.

use quote::ToTokens;
use rtblgen_pdll::pdl::Value;
use tblgen_parser::Span;

use crate::patterns::model::symbols::SymbolUse;
use crate::patterns::model::term::Term;
use crate::patterns::model::{Count, EntityConstraint, Requirement, ResultNode};
use crate::patterns::pdl::function::{PdlFunctionBody, PdlParameter, SnippetExpr};
use crate::patterns::pdl::lowering::{Bound, Lowered, Lowering};

impl<'a, 'r> Lowering<'a, 'r> {
    pub(super) fn requirement(&mut self, requirement: &'a Requirement<'r>) -> Lowered<()> {
        let span = self.pattern.span;
        match requirement {
            Requirement::Entity(constraint) => self.entity_constraint(constraint),
            Requirement::Equal { left, right, .. } => {
                let arguments = vec![self.term(left, span)?, self.term(right, span)?];
                self.call("equal", span, PdlFunctionBody::Equal, arguments, &[]);
                Ok(())
            }
            Requirement::Count { left, right, .. } => self.counts(left, right, span),
            Requirement::Bind { .. }
            | Requirement::Attribute { .. }
            | Requirement::Type { .. }
            | Requirement::Unused { .. }
            | Requirement::Native { .. } => self.unsupported(span, "it is a pattern of PDLL"),
        }
    }

    fn counts(&mut self, left: &Count<'r>, right: &Count<'r>, span: Span) -> Lowered<()> {
        let lists = left.lists.iter().chain(&right.lists);
        let arguments = lists.map(|list| self.term(list, span)).collect::<Lowered<Vec<_>>>()?;
        let body = PdlFunctionBody::EqualCounts {
            left: left.fixed,
            left_lists: left.lists.len(),
            right: right.fixed,
        };
        self.call("equal_counts", span, body, arguments, &[]);
        Ok(())
    }

    /// The entity of a term.
    fn term(&mut self, term: &Term<'r>, span: Span) -> Lowered<Value> {
        match term {
            Term::Symbol(symbol) => {
                let located = self.symbol(SymbolUse { symbol: *symbol, index: None, span })?;
                match located.0.as_slice() {
                    [one] => Ok(*one),
                    _ => self.unsupported(span, "a list of values is compared"),
                }
            }
            Term::Op(symbol) => self.op_of(*symbol, span),
            Term::Results(symbol) => {
                let parent = match self.bound.get(symbol) {
                    Some(Bound::Op(op)) if self.is_found(*op) => *op,
                    _ => self.op_of(*symbol, span)?,
                };
                Ok(self.all_results(span, parent))
            }
            Term::Result { op, index } => {
                let of = SymbolUse { symbol: *op, index: Some(*index), span };
                Ok(self.symbol(of)?.0[0])
            }
            _ => self.unsupported(span, "a term of PDLL"),
        }
    }

    /// The op that a name is bound to.
    pub(super) fn op_of(
        &mut self,
        symbol: crate::patterns::model::symbols::SymbolId,
        span: Span,
    ) -> Lowered<Value> {
        match self.bound.get(&symbol) {
            Some(Bound::Op(op)) if self.in_rewrite || !self.is_found(*op) => {
                let op = *op;
                Ok(self.op_here(op, span))
            }
            Some(Bound::Op(_)) => {
                let name = self.pattern.symbols[symbol].name;
                let what = format!("the op `${name}` is compared, and a native function has found it");
                self.unsupported(span, what)
            }
            _ => {
                let name = self.pattern.symbols[symbol].name;
                self.unsupported(span, format!("`${name}` is no op"))
            }
        }
    }

    fn entity_constraint(&mut self, own: &'a EntityConstraint<'r>) -> Lowered<()> {
        if own.is_type_constraint {
            let Some(of) = own.subject.or(own.entities.first().copied()) else { return Ok(()) };
            return match self.symbol(of)?.0.as_slice() {
                [value] => self.type_constraint(own.constraint, *value),
                _ => self.unsupported(own.span, "a type constraint is about several values"),
            };
        }
        let Ok(predicate) = own.constraint.record("predicate") else { return Ok(()) };
        let text = self.code.predicate(predicate).text.clone();
        let expression = self.expression(own.span, &text, |name| match name.parse::<usize>() {
            Ok(number) => Some(format!("entity_{number}")),
            Err(_) => (name == "_self").then(|| "this".to_owned()),
        })?;
        let subject = own.subject.map(|of| ("this".to_owned(), of));
        let entities = own.entities.iter().enumerate();
        let entities = entities.map(|(number, of)| (format!("entity_{number}"), *of));
        let named: Vec<_> = subject.into_iter().chain(entities).collect();
        let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
        let used = expression.to_token_stream();
        for (variable, of) in named {
            if !crate::patterns::pdl::native::mentions(&used, &variable) {
                continue;
            }
            let (values, kind) = self.symbol(of)?;
            parameters.push(PdlParameter { variable, kind });
            arguments.extend(values);
        }
        let body = PdlFunctionBody::Predicate { expression: SnippetExpr(expression), parameters };
        let name = self.name_of(own.constraint, "constraint");
        self.call(&name, own.constraint.span(), body, arguments, &[]);
        Ok(())
    }

    /// The replaced ops must be different from each other and from the root.
    pub(super) fn replaced_ops_differ(&mut self, root: Value) -> Lowered<()> {
        let mut ops = vec![root];
        for node in &self.pattern.supplemental {
            if let ResultNode::Replace(replacement) = node {
                let op = self.op_of(replacement.op.symbol, replacement.op.span)?;
                for other in &ops {
                    let arguments = vec![*other, op];
                    let span = replacement.op.span;
                    self.call_negated("equal", span, PdlFunctionBody::Equal, arguments, &[], true);
                }
                ops.push(op);
            }
        }
        Ok(())
    }
}
