//! Places of bytes inside strings.

use super::{Place, Walk};
use crate::model::Node;
use std::ops::Range;
use tblgen_parser::syntax::{ExprId, ExprKind, Operator};
use tblgen_parser::{Span, literal_span};

impl Walk<'_> {
    /// The place of the bytes `range` of `text`, the value of the expression at `place`.
    pub(super) fn text_span(&self, place: &Place, text: &str, range: Range<usize>) -> Option<Span> {
        let span = self.records.tree.expr(place.expression).span;
        match self.kind(place) {
            ExprKind::String(symbol) | ExprKind::Code(symbol) if self.records.store.text(*symbol) == text => {
                literal_span(&self.records.sources, span, range)
            }
            ExprKind::Paste { operands, .. }
            | ExprKind::Operation { operator: Operator::StrConcat, arguments: operands, .. } => {
                self.joined_span(place, operands, text, range)
            }
            _ => None,
        }
    }

    /// The place of bytes in one of several joined texts.
    fn joined_span(
        &self,
        place: &Place,
        operands: &[ExprId],
        text: &str,
        range: Range<usize>,
    ) -> Option<Span> {
        let parts: Vec<(Option<Place>, Option<usize>)> = operands
            .iter()
            .map(|&operand| {
                let part = self.resolve_name(place.at(operand));
                let length = part.as_ref().and_then(|part| self.text_length(part));
                (part, length)
            })
            .collect();
        // One part of unknown length has the rest.
        let known: usize = parts.iter().filter_map(|(_, length)| *length).sum();
        let unknown = parts.iter().filter(|(_, length)| length.is_none()).count();
        let rest = text.len().checked_sub(known).filter(|_| unknown <= 1)?;
        let mut start = 0;
        for (part, length) in parts {
            let end = start + length.unwrap_or(rest);
            if range.start >= start && range.end <= end && (range.start < end || range.is_empty()) {
                let own = text.get(start..end)?;
                return self.text_span(&part?, own, range.start - start..range.end - start);
            }
            start = end;
        }
        None
    }

    /// The length of an expression's text, if it is evident.
    fn text_length(&self, place: &Place) -> Option<usize> {
        let store = &self.records.store;
        match self.kind(place) {
            ExprKind::String(text) | ExprKind::Code(text) => Some(store.text(*text).len()),
            ExprKind::Int(int) => Some(int.to_string().len()),
            ExprKind::Paste { operands, .. }
            | ExprKind::Operation { operator: Operator::StrConcat, arguments: operands, .. } => {
                self.sum(Self::text_length, place, operands)
            }
            ExprKind::Identifier(_) => {
                let meaning = self.records.origins.meaning(place.expression)?;
                match store.node(meaning) {
                    Node::Str(text) | Node::Code(text) => Some(store.text(text).len()),
                    Node::Record(record) => Some(store.name_text(record).len()),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
