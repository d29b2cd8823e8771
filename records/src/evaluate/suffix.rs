//! Suffixes of values, `x.field`, `x[1, 3...5]`, `x{7...0}`, and ranges.

use super::context::Context;
use super::state::Evaluator;
use crate::model::{BinOp, EvalError, EvalResult, Node, Operation, Type, TypeId, ValueId, fail, suggest};
use tblgen_parser::syntax::{ExprId, Name, RangeEnd, RangePiece, Suffix};
use tblgen_parser::{Diagnostic, Span};

/// The most bits or numbers that ranges may name.
const MAX_RANGE: usize = 1 << 16;

impl Evaluator<'_> {
    pub(super) fn suffixed(
        &mut self,
        base: ExprId,
        suffixes: &[Suffix],
        context: Context,
    ) -> EvalResult<ValueId> {
        let start = self.tree.expr(base).span;
        let mut value = self.value(base, context)?;
        for suffix in suffixes {
            value = match suffix {
                Suffix::Bits { ranges, span } => {
                    let mut bits = self.range_list(ranges)?;
                    bits.reverse();
                    self.store
                        .bit_range(value, &bits)
                        .ok_or_else(|| EvalError::at(*span, "Invalid bit range for value"))?
                }
                Suffix::Elements { ranges, trailing_comma, next } => {
                    let (ty, element) = self.list_type(value, start)?;
                    let indices = self.slice_elements(ranges, *trailing_comma, context)?;
                    self.reach(*next)?;
                    let is_slice = self.store.type_of(indices) != Some(TypeId::INT);
                    let (op, ty) = if is_slice { (BinOp::Slice, ty) } else { (BinOp::Element, element) };
                    self.fold_here(Operation::Binary(op, ty, [value, indices]), context)?
                }
                Suffix::Field(name) => {
                    self.reach(name.span.start)?;
                    self.field_suffix(value, *name, context)?
                }
            };
        }
        Ok(value)
    }

    /// All numbers that a list of ranges names, in order.
    pub(super) fn range_list(&mut self, ranges: &[RangePiece]) -> EvalResult<Vec<u32>> {
        let mut numbers = Vec::new();
        for piece in ranges {
            let start = self.value(piece.start, Context::of(None))?;
            self.range_piece(start, piece, &mut numbers)?;
        }
        Ok(numbers)
    }

    /// The numbers of a range whose start has been evaluated.
    pub(super) fn range_piece(
        &mut self,
        start: ValueId,
        piece: &RangePiece,
        numbers: &mut Vec<u32>,
    ) -> EvalResult<()> {
        let Node::Int(first) = self.store.node(start) else {
            return Err(self.error_after(piece.start, "expected integer or bitrange"));
        };
        const NEGATIVE: &str = "invalid range, cannot be negative";
        if first < 0 {
            return Err(self.error_after(piece.start, NEGATIVE));
        }
        let last = match &piece.end {
            None => first,
            Some(RangeEnd::Negated { value, .. }) => *value,
            Some(RangeEnd::Value(end)) => {
                let end_value = self.value(*end, Context::of(None))?;
                match self.store.node(end_value) {
                    Node::Int(last) => last,
                    _ => return Err(self.error_after(*end, "expected integer value as end of range")),
                }
            }
        };
        if last < 0 {
            return Err(self.error_near(piece.next, piece.span, NEGATIVE));
        }
        if first.abs_diff(last) > (MAX_RANGE - numbers.len()) as u64 || first.max(last) > i64::from(u32::MAX)
        {
            return fail(piece.span, "this range is too large");
        }
        let step = if first <= last { 1 } else { -1 };
        numbers.extend((0..=first.abs_diff(last) as i64).map(|i| (first + step * i) as u32));
        Ok(())
    }

    /// The type of a value that is indexed, and of its elements.
    fn list_type(&mut self, value: ValueId, span: Span) -> EvalResult<(TypeId, TypeId)> {
        let Some(ty) = self.store.type_of(value) else {
            return fail(span, "Invalid value, list expected");
        };
        let Some(element) = self.store.types.element(ty) else {
            return fail(span, format!("Type '{}' is invalid, list expected", self.store.display_type(ty)));
        };
        Ok((ty, element))
    }

    /// One integer for a single index; otherwise the list of all indices.
    fn slice_elements(
        &mut self,
        ranges: &[RangePiece],
        comma: bool,
        context: Context,
    ) -> EvalResult<ValueId> {
        let ints = self.store.types.list_of(TypeId::INT);
        let mut slices: Vec<ValueId> = Vec::new();
        let mut singles: Vec<ValueId> = Vec::new();
        for piece in ranges {
            let value = self.slice_element(piece, context)?;
            let span = self.tree.expr(piece.start).span;
            let ty = self.store.type_of(value);
            match ty.map(|ty| (ty, self.store.types.kind(ty))) {
                Some((TypeId::INT, _)) if ranges.len() == 1 && !comma => return Ok(value),
                Some((TypeId::INT, _)) => singles.push(value),
                Some((_, Type::List(TypeId::INT))) => {
                    if !singles.is_empty() {
                        slices.push(self.store.values.list(TypeId::INT, &singles));
                        singles.clear();
                    }
                    slices.push(value);
                }
                Some((ty, Type::List(_))) => {
                    return fail(span, format!("expected list<int>, got {}", self.store.display_type(ty)));
                }
                other => {
                    let ty = other.map_or_else(|| "?".to_owned(), |(ty, _)| self.store.display_type(ty));
                    return fail(span, format!("unhandled type {ty} in range"));
                }
            }
        }
        if !singles.is_empty() {
            slices.push(self.store.values.list(TypeId::INT, &singles));
        }
        let mut slices = slices.into_iter();
        let Some(mut result) = slices.next() else {
            return Ok(self.store.values.list::<ValueId>(TypeId::INT, &[]));
        };
        for slice in slices {
            result = self.fold_here(Operation::Binary(BinOp::ListConcat, ints, [result, slice]), context)?;
        }
        Ok(result)
    }

    fn slice_element(&mut self, piece: &RangePiece, context: Context) -> EvalResult<ValueId> {
        let inner = Context::of(context.record);
        let start = self.value(piece.start, inner)?;
        let end = match &piece.end {
            None => return Ok(start),
            Some(RangeEnd::Value(end)) => {
                let value = self.value(*end, inner)?;
                self.expect_range_int(value, self.tree.expr(*end).span)?;
                value
            }
            Some(RangeEnd::Negated { value, span }) => {
                if *value < 0 {
                    return fail(*span, "invalid range, cannot be negative");
                }
                self.reach(piece.next)?;
                self.store.values.int(*value)
            }
        };
        self.expect_range_int(start, self.tree.expr(piece.start).span)?;
        let ints = self.store.types.list_of(TypeId::INT);
        self.fold_here(Operation::Binary(BinOp::Range, ints, [start, end]), context)
    }

    fn expect_range_int(&mut self, value: ValueId, span: Span) -> EvalResult<()> {
        match self.store.type_of(value) {
            Some(TypeId::INT) => Ok(()),
            ty => {
                let ty = ty.map_or_else(|| "?".to_owned(), |ty| self.store.display_type(ty));
                fail(span, format!("expected int...int, got {ty}"))
            }
        }
    }

    /// The type of a field of a value, if it has such a field.
    fn field_type(&mut self, value: ValueId, name: Name) -> Option<TypeId> {
        if let Node::Record(record) = self.store.node(value) {
            return self.store.record(record).field(name.symbol).map(|field| field.ty());
        }
        let ty = self.store.type_of(value)?;
        let Type::Record(classes) = self.store.types.kind(ty) else { return None };
        let fields = classes.iter().find_map(|&class| self.store.record(class).field(name.symbol));
        fields.map(|field| field.ty())
    }

    fn field_suffix(&mut self, value: ValueId, name: Name, context: Context) -> EvalResult<ValueId> {
        let Some(ty) = self.field_type(value, name) else {
            return Err(self.no_such_field(value, name));
        };
        self.fold_here(Operation::Field(ty, value, name.symbol), context)
    }

    fn no_such_field(&mut self, value: ValueId, name: Name) -> EvalError {
        let ty = self.store.type_of(value);
        let text = self.store.text(name.symbol);
        let message = format!("Cannot access field '{text}' of value '{}'", self.store.display(value));
        let error = Diagnostic::error(name.span, message);
        let classes = match ty.map(|ty| self.store.types.kind(ty)) {
            Some(Type::Record(classes)) => classes,
            _ => return EvalError::new(error),
        };
        let own = match self.store.node(value) {
            Node::Record(record) => Some(record),
            _ => None,
        };
        let fields = classes.iter().copied().chain(own).flat_map(|id| &self.store.record(id).fields);
        suggest(error, "the field ", text, fields.map(|field| self.store.text(field.name)))
    }
}
