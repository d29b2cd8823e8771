//! Semantic analysis: from parsed constructs to nodes of the typed tree.
//!
//! The parser calls [`Checker`] for each construct once its parts are read, so that messages come in source order. A
//! construct with an error becomes a node of the type [`Type::Invalid`], about which nothing more is reported.

mod callables;
mod calls;
mod constraints;
mod convert;
mod expressions;
mod messages;
mod operations;
mod scope;
mod statements;

pub(crate) use callables::Signature;
pub(crate) use operations::ResultTypes;
pub(crate) use scope::Definition;

use crate::ods::Definitions;
use crate::tree::{Callable, CallableId, Expr, ExprKind, NodeId, Variable, VariableId};
use crate::types::Type;
use scope::Scopes;
use std::rc::Rc;
use tblgen_parser::{Diagnostic, Span};

/// The section that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    /// Outside of all declarations, or in the match section of a pattern.
    Match,
    /// The body of a constraint.
    Constraint,
    /// A rewrite statement, or the body of a rewrite.
    Rewrite,
}

/// The largest number of nodes in one expression, shared nodes counted each time.
const MAX_WEIGHT: u32 = 1 << 16;

/// The tree that is being built, and the visible names.
pub(crate) struct Checker {
    pub variables: Vec<Variable>,
    pub callables: Vec<Callable>,
    pub literals: Vec<Rc<Expr>>,
    pub definitions: Definitions,
    pub diagnostics: Vec<Diagnostic>,
    pub section: Section,
    pub scopes: Scopes,
    nodes: u32,
    anonymous: u32,
}

impl Checker {
    pub fn new() -> Self {
        Self {
            variables: Vec::new(),
            callables: Vec::new(),
            literals: Vec::new(),
            definitions: Definitions::default(),
            diagnostics: Vec::new(),
            section: Section::Match,
            scopes: Scopes::new(),
            nodes: 0,
            anonymous: 0,
        }
    }

    /// The number of a new node.
    pub fn node(&mut self) -> NodeId {
        self.nodes += 1;
        NodeId(self.nodes)
    }

    pub fn variable(&self, id: VariableId) -> &Variable {
        &self.variables[id.0 as usize]
    }

    pub fn callable(&self, id: CallableId) -> &Callable {
        &self.callables[id.0 as usize]
    }

    pub fn report(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    /// A new expression.
    pub fn expr(&mut self, span: Span, ty: Type, kind: ExprKind) -> Rc<Expr> {
        let weight = weight(&kind);
        if weight > MAX_WEIGHT {
            let message = format!("the expression has more than {MAX_WEIGHT} nodes");
            self.report(Diagnostic::error(span, message).with_help("name parts of it with `let`"));
            return self.invalid(span);
        }
        let id = self.node();
        Rc::new(Expr { id, span, ty, kind, weight })
    }

    /// A literal of an attribute or type, whose text is read later.
    pub fn literal(&mut self, span: Span, ty: Type, kind: ExprKind) -> Rc<Expr> {
        let literal = self.expr(span, ty, kind);
        self.literals.push(literal.clone());
        literal
    }

    /// An expression with an error that is reported.
    pub fn invalid(&mut self, span: Span) -> Rc<Expr> {
        let id = self.node();
        Rc::new(Expr { id, span, ty: Type::Invalid, kind: ExprKind::Invalid, weight: 1 })
    }
}

fn weight(kind: &ExprKind) -> u32 {
    let sum = |list: &[Rc<Expr>]| list.iter().fold(0, |sum: u32, expr| sum.saturating_add(expr.weight));
    let parts = match kind {
        ExprKind::Member { parent, .. } | ExprKind::AllResults(parent) => parent.weight,
        ExprKind::Call { arguments, .. } => sum(arguments),
        ExprKind::Operation(operation) => {
            let attributes = operation.attributes.iter().map(|attribute| attribute.value.weight);
            let attributes = attributes.fold(0, u32::saturating_add);
            sum(&operation.operands).saturating_add(sum(&operation.result_types)).saturating_add(attributes)
        }
        ExprKind::Range(elements) | ExprKind::Tuple(elements) => sum(elements),
        _ => 0,
    };
    parts.saturating_add(1)
}
