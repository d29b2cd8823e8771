//! From the syntax tree to the [`super::index::Index`]: values.

use tblgen_parser::syntax::{ExprId, ExprKind, MapOperator, Name, Operator, RangeEnd, RangePiece, Suffix};
use tblgen_parser::{Span, Symbol};

use super::index::{EntityId, Role, Type};
use super::walk::Walker;

impl Walker<'_> {
    pub(super) fn ranges(&mut self, pieces: &[RangePiece]) {
        for piece in pieces {
            self.expr(piece.start);
            self.range_end(piece);
        }
    }

    pub(super) fn range_end(&mut self, piece: &RangePiece) {
        if let Some(RangeEnd::Value(end)) = piece.end {
            self.expr(end);
        }
    }

    /// Walks all of them. Returns the type of the first.
    fn exprs(&mut self, exprs: &[ExprId]) -> Type {
        let mut first = None;
        for &expr in exprs {
            let ty = self.expr(expr);
            first.get_or_insert(ty);
        }
        first.unwrap_or(Type::OTHER)
    }

    /// Walks a value. Returns its type.
    pub(super) fn expr(&mut self, id: ExprId) -> Type {
        let tree = self.tree;
        let expr = tree.expr(id);
        match &expr.kind {
            ExprKind::Identifier(name) => self.identifier(*name, expr.span),
            ExprKind::Bits(parts) => {
                self.exprs(parts);
                Type::OTHER
            }
            ExprKind::List { elements, element_type, .. } => {
                let written = element_type.as_deref().map(|ty| self.ty(ty));
                let first = self.exprs(elements);
                written.unwrap_or(first).list()
            }
            ExprKind::Dag(dag) => {
                self.expr(dag.operator);
                let values: Vec<_> = dag.arguments.iter().filter_map(|argument| argument.value).collect();
                self.exprs(&values);
                Type::OTHER
            }
            ExprKind::Instance { class, arguments } => self.instance(*class, arguments),
            ExprKind::Operation { operator, ty, arguments, .. } => {
                let written = ty.as_deref().map(|ty| self.ty(ty));
                let types: Vec<Type> = arguments.iter().map(|&argument| self.expr(argument)).collect();
                operation(*operator, written, &types)
            }
            ExprKind::Cond(clauses) => {
                let mut result = Type::OTHER;
                for &(condition, value) in clauses {
                    self.expr(condition);
                    let ty = self.expr(value);
                    if result == Type::OTHER {
                        result = ty;
                    }
                }
                result
            }
            ExprKind::Map(map) => self.map(map),
            ExprKind::Fold(fold) => {
                let start = self.expr(fold.start);
                let list = self.expr(fold.list);
                self.scope(|walker| {
                    walker.variable(fold.accumulator, start);
                    walker.variable(fold.variable, list.element());
                    walker.expr(fold.body);
                });
                start
            }
            ExprKind::Suffixed { base, suffixes } => self.suffixed(*base, suffixes),
            ExprKind::Paste { operands, .. } => self.exprs(operands),
            ExprKind::Unset
            | ExprKind::Bool(_)
            | ExprKind::Int(_)
            | ExprKind::Binary { .. }
            | ExprKind::String(_)
            | ExprKind::Code(_)
            | ExprKind::ArgumentName(_)
            | ExprKind::Missing => Type::OTHER,
        }
    }

    fn map(&mut self, map: &tblgen_parser::syntax::Map) -> Type {
        let sequence = self.expr(map.sequence);
        let mut body = Type::OTHER;
        self.scope(|walker| {
            walker.variable(map.variable, sequence.element());
            body = walker.expr(map.body);
        });
        if map.operator == MapOperator::Filter { sequence } else { body.list() }
    }

    fn instance(&mut self, class: Name, arguments: &[tblgen_parser::syntax::Argument]) -> Type {
        match self.index.class(class.symbol) {
            Some(id) => {
                self.call(id, class, arguments);
                Type::record(id)
            }
            None => {
                self.index.unresolved.push((class.span, class.symbol));
                for argument in arguments {
                    self.expr(argument.value);
                }
                Type::OTHER
            }
        }
    }

    fn identifier(&mut self, name: Symbol, span: Span) -> Type {
        match self.meaning(name) {
            Some(entity) => {
                self.occurs(span, entity, Role::Read);
                self.index.entity(entity).ty
            }
            None => {
                self.index.unresolved.push((span, name));
                Type::OTHER
            }
        }
    }

    pub(super) fn meaning(&self, name: Symbol) -> Option<EntityId> {
        let local = self.locals.iter().rev().find(|(known, _)| *known == name).map(|&(_, id)| id);
        let field = || self.record.and_then(|record| self.index.field(record, name));
        local.or_else(field).or_else(|| self.index.global(name))
    }

    fn suffixed(&mut self, base: ExprId, suffixes: &[Suffix]) -> Type {
        let mut ty = self.expr(base);
        if let (Type::OTHER, ExprKind::Identifier(name), [Suffix::Field(_), ..]) =
            (ty, &self.tree.expr(base).kind, suffixes)
            && self.meaning(*name).is_none()
        {
            ty = self.maker(*name).map_or(Type::OTHER, Type::record);
        }
        for suffix in suffixes {
            ty = match suffix {
                Suffix::Field(name) => self.access(ty, *name),
                Suffix::Bits { ranges, .. } => {
                    self.ranges(ranges);
                    Type::OTHER
                }
                Suffix::Elements { ranges, trailing_comma, .. } => {
                    self.ranges(ranges);
                    let is_one = ranges.len() == 1 && !trailing_comma && ranges[0].end.is_none();
                    if is_one { ty.element() } else { ty }
                }
            };
        }
        ty
    }

    fn access(&mut self, ty: Type, name: Name) -> Type {
        let record = ty.record.filter(|_| ty.lists == 0);
        match record.and_then(|record| self.index.field(record, name.symbol)) {
            Some(field) => {
                self.occurs(name.span, field, Role::Read);
                self.index.entity(field).ty
            }
            None => {
                self.index.unresolved.push((name.span, name.symbol));
                Type::OTHER
            }
        }
    }
}

/// The type of an operator's value.
fn operation(operator: Operator, written: Option<Type>, arguments: &[Type]) -> Type {
    let argument = |index: usize| arguments.get(index).copied().unwrap_or(Type::OTHER);
    match operator {
        Operator::Cast | Operator::GetDagOp | Operator::GetDagArg => written.unwrap_or(Type::OTHER),
        Operator::Instances => written.unwrap_or(Type::OTHER).list(),
        Operator::If => argument(1),
        Operator::Head | Operator::ListFlatten => argument(0).element(),
        Operator::Tail | Operator::ListConcat | Operator::ListRemove => argument(0),
        Operator::ListSplat => argument(0).list(),
        _ => Type::OTHER,
    }
}
