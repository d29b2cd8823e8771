//! Suffixes of values, `x.field`, `x[1, 3...5]`, `x{7...0}`, and ranges.

use super::Evaluator;
use super::value::Context;
use crate::operators::BinOp;
use crate::store::{Abort, Step};
use crate::types::{Type, TypeId};
use crate::value::{Node, ValueId};
use tblgen_parser::syntax::{self, Name, RangeEnd, RangePiece, Suffix};
use tblgen_parser::{Diagnostic, Span};

/// The most bits or numbers that ranges may name.
const MAX_RANGE: usize = 1 << 16;

impl Evaluator<'_> {
    pub(super) fn suffixed(
        &mut self,
        base: syntax::ValueId,
        suffixes: &[Suffix],
        context: Context,
    ) -> Step<ValueId> {
        let start = self.tree.value(base).span;
        let mut value = self.value(base, context)?;
        for suffix in suffixes {
            value = match suffix {
                Suffix::Bits { ranges, span } => self.bit_suffix(value, ranges, *span)?,
                Suffix::Elements { ranges, trailing_comma, span } => {
                    self.element_suffix(value, start, ranges, *trailing_comma, *span, context)?
                }
                Suffix::Field(name) => self.field_suffix(value, *name, context)?,
                Suffix::Error => return Err(self.syntax_error()),
            };
        }
        Ok(value)
    }

    fn bit_suffix(&mut self, value: ValueId, ranges: &[RangePiece], span: Span) -> Step<ValueId> {
        let mut bits = self.range_list(ranges)?;
        bits.reverse();
        match self.store.bit_range(value, &bits) {
            Some(bits) => Ok(bits),
            None => Err(Abort::at(span, "Invalid bit range for value")),
        }
    }

    /// All numbers that a list of ranges names, in order.
    pub(super) fn range_list(&mut self, ranges: &[RangePiece]) -> Step<Vec<u32>> {
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
    ) -> Step<()> {
        let start_span = self.tree.value(piece.start).span;
        let Node::Int(first) = self.store.values.node(start) else {
            let near = self.next_token(start_span.end);
            return Err(self.error_near(near, start_span, "expected integer or bitrange".to_owned()));
        };
        let negative = |this: &Self, span: Span| {
            let near = this.next_token(span.end);
            this.error_near(near, span, "invalid range, cannot be negative".to_owned())
        };
        if first < 0 {
            return Err(negative(self, start_span));
        }
        let last = match &piece.end {
            None => first,
            Some(RangeEnd::Negated { value, .. }) => *value,
            Some(RangeEnd::Value(end)) => {
                let end_value = self.value(*end, Context::of(None))?;
                match self.store.values.node(end_value) {
                    Node::Int(last) => last,
                    _ => {
                        let span = self.tree.value(*end).span;
                        let near = self.next_token(span.end);
                        let message = "expected integer value as end of range".to_owned();
                        return Err(self.error_near(near, span, message));
                    }
                }
            }
        };
        if last < 0 {
            return Err(negative(self, piece.span));
        }
        if first.abs_diff(last) > (MAX_RANGE - numbers.len()) as u64 || first.max(last) > i64::from(u32::MAX)
        {
            return Err(Abort::at(piece.span, "this range is too large"));
        }
        if first <= last {
            numbers.extend((first..=last).map(|number| number as u32));
        } else {
            numbers.extend((last..=first).rev().map(|number| number as u32));
        }
        Ok(())
    }

    fn element_suffix(
        &mut self,
        value: ValueId,
        start: Span,
        ranges: &[RangePiece],
        trailing_comma: bool,
        span: Span,
        context: Context,
    ) -> Step<ValueId> {
        let Some(ty) = self.store.type_of(value) else {
            return Err(Abort::at(start, "Invalid value, list expected"));
        };
        let Some(element) = self.store.types.element(ty) else {
            let message = format!("Type '{}' is invalid, list expected", self.store.display_type(ty));
            return Err(Abort::at(start, message));
        };
        let _ = span;
        let indices = self.slice_elements(ranges, trailing_comma, context)?;
        let is_slice = self.store.type_of(indices) != Some(TypeId::INT);
        let result = if is_slice {
            self.store.values.binary(BinOp::Slice, value, indices, ty)
        } else {
            self.store.values.binary(BinOp::Element, value, indices, element)
        };
        self.fold_here(result, context)
    }

    /// One integer for a single index; otherwise the list of all indices.
    fn slice_elements(&mut self, ranges: &[RangePiece], comma: bool, context: Context) -> Step<ValueId> {
        let ints = self.store.types.list_of(TypeId::INT);
        let mut slices: Vec<ValueId> = Vec::new();
        let mut singles: Vec<ValueId> = Vec::new();
        for piece in ranges {
            let value = self.slice_element(piece, context)?;
            let span = self.tree.value(piece.start).span;
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
                    let message = format!("expected list<int>, got {}", self.store.display_type(ty));
                    return Err(Abort::at(span, message));
                }
                other => {
                    let ty = other.map_or_else(|| "?".to_owned(), |(ty, _)| self.store.display_type(ty));
                    let message = format!("unhandled type {ty} in range");
                    return Err(Abort::at(span, message));
                }
            }
        }
        if !singles.is_empty() {
            slices.push(self.store.values.list(TypeId::INT, &singles));
        }
        let mut slices = slices.into_iter();
        let Some(mut result) = slices.next() else {
            return Ok(self.store.values.list(TypeId::INT, &[]));
        };
        for slice in slices {
            result = self.store.values.binary(BinOp::Listconcat, result, slice, ints);
            result = self.fold_here(result, context)?;
        }
        Ok(result)
    }

    fn slice_element(&mut self, piece: &RangePiece, context: Context) -> Step<ValueId> {
        let inner = Context::of(context.record);
        let start = self.value(piece.start, inner)?;
        let end = match &piece.end {
            None => return Ok(start),
            Some(RangeEnd::Value(end)) => {
                let value = self.value(*end, inner)?;
                self.expect_range_int(value, self.tree.value(*end).span)?;
                value
            }
            Some(RangeEnd::Negated { value, span }) => {
                if *value < 0 {
                    let message = "invalid range, cannot be negative";
                    return Err(Abort::at(*span, message));
                }
                self.has_read(span.end);
                self.store.values.int(*value)
            }
        };
        self.expect_range_int(start, self.tree.value(piece.start).span)?;
        let ints = self.store.types.list_of(TypeId::INT);
        let range = self.store.values.binary(BinOp::Range, start, end, ints);
        self.fold_here(range, context)
    }

    fn expect_range_int(&mut self, value: ValueId, span: Span) -> Step<()> {
        match self.store.type_of(value) {
            Some(TypeId::INT) => Ok(()),
            ty => {
                let ty = ty.map_or_else(|| "?".to_owned(), |ty| self.store.display_type(ty));
                Err(Abort::at(span, format!("expected int...int, got {ty}")))
            }
        }
    }

    /// The type of a field of a value, if it has such a field.
    fn field_type(&mut self, value: ValueId, name: Name) -> Option<TypeId> {
        if let Node::Record(record) = self.store.values.node(value) {
            return self.store.record(record).field(name.symbol).map(|field| field.ty());
        }
        let ty = self.store.type_of(value)?;
        let Type::Record(classes) = self.store.types.kind(ty) else { return None };
        let fields = classes.iter().find_map(|&class| self.store.record(class).field(name.symbol));
        fields.map(|field| field.ty())
    }

    fn field_suffix(&mut self, value: ValueId, name: Name, context: Context) -> Step<ValueId> {
        let Some(ty) = self.field_type(value, name) else {
            return Err(self.no_such_field(value, name));
        };
        let field = self.store.values.field(value, name.symbol, ty);
        self.fold_here(field, context)
    }

    fn no_such_field(&mut self, value: ValueId, name: Name) -> Abort {
        let ty = self.store.type_of(value);
        let text = self.store.text(name.symbol);
        let message = format!("Cannot access field '{text}' of value '{}'", self.store.display(value));
        let error = Diagnostic::error(name.span, message);
        let classes = match ty.map(|ty| self.store.types.kind(ty)) {
            Some(Type::Record(classes)) => classes,
            _ => return Abort::new(error),
        };
        let own = match self.store.values.node(value) {
            Node::Record(record) => Some(record),
            _ => None,
        };
        let fields = classes.iter().copied().chain(own).flat_map(|id| &self.store.record(id).fields);
        let similar = crate::similar::similar(text, fields.map(|field| self.store.text(field.name)));
        Abort::new(match similar {
            Some(similar) => error.with_help(format!("did you mean the field '{similar}'?")),
            None => error,
        })
    }
}
