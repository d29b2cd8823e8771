//! Places of bytes inside strings.

use super::{Place, Walk, joins_text};
use crate::model::value::Node;
use std::ops::Range;
use tblgen_parser::Span;
use tblgen_parser::syntax::{self, ExprKind};

impl Walk<'_> {
    /// The place of the bytes `range` of `text`, which the expression at `place` made.
    pub(super) fn text_span(self, place: &Place, text: &str, range: Range<usize>, fuel: u32) -> Option<Span> {
        let fuel = fuel.checked_sub(1)?;
        let span = self.records.tree.expr(place.expression).span;
        match self.kind(place) {
            ExprKind::String(symbol) if self.records.store.text(*symbol) == text => {
                literal_span(self.records.sources.text(span), range)
                    .map(|local| Span::new(span.start + local.start as u32, span.start + local.end as u32))
            }
            ExprKind::Code(symbol) if self.records.store.text(*symbol) == text => {
                let start = span.start + 2;
                Some(Span::new(start + range.start as u32, start + range.end as u32))
            }
            ExprKind::Paste { operands, .. } => self.joined_span(place, operands, text, range, fuel),
            ExprKind::Operation { operator, arguments, .. } if joins_text(*operator) => {
                self.joined_span(place, arguments, text, range, fuel)
            }
            _ => None,
        }
    }

    /// The place of bytes that lie in one of several texts that are joined.
    fn joined_span(
        self,
        place: &Place,
        operands: &[syntax::ExprId],
        text: &str,
        range: Range<usize>,
        fuel: u32,
    ) -> Option<Span> {
        let parts: Vec<(Option<Place>, Option<usize>)> = operands
            .iter()
            .map(|&operand| {
                let part = self.resolve_name(place.at(operand), fuel);
                let length = part.as_ref().and_then(|part| self.text_length(part, fuel));
                (part, length)
            })
            .collect();
        // One part of unknown length has what the others leave.
        let known: usize = parts.iter().filter_map(|(_, length)| *length).sum();
        let unknown = parts.iter().filter(|(_, length)| length.is_none()).count();
        let rest = text.len().checked_sub(known).filter(|_| unknown <= 1)?;
        let mut start = 0;
        for (part, length) in parts {
            let end = start + length.unwrap_or(rest);
            if range.start >= start && range.end <= end && (range.start < end || range.is_empty()) {
                let own = text.get(start..end)?;
                return self.text_span(&part?, own, range.start - start..range.end - start, fuel);
            }
            start = end;
        }
        None
    }

    /// The length of the text that an expression makes, where that can be seen.
    fn text_length(self, place: &Place, fuel: u32) -> Option<usize> {
        let fuel = fuel.checked_sub(1)?;
        let store = &self.records.store;
        let sum = |operands: &[syntax::ExprId]| {
            operands.iter().try_fold(0, |sum, &operand| {
                let operand = self.resolve_name(place.at(operand), fuel)?;
                Some(sum + self.text_length(&operand, fuel)?)
            })
        };
        match self.kind(place) {
            ExprKind::String(text) | ExprKind::Code(text) => Some(store.text(*text).len()),
            ExprKind::Int(int) => Some(int.to_string().len()),
            ExprKind::Paste { operands, .. } => sum(operands),
            ExprKind::Operation { operator, arguments, .. } if joins_text(*operator) => sum(arguments),
            ExprKind::Identifier(_) => {
                let meaning = *self.records.origins.meanings.get(place.expression.index())?;
                match store.values.node(meaning) {
                    Node::Str(text) | Node::Code(text) => Some(store.text(text).len()),
                    Node::Record(record) => Some(store.name_text(record).len()),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// The source bytes of a range of a string, which `source` writes as one or more literals in a row.
fn literal_span(source: &str, range: Range<usize>) -> Option<Range<usize>> {
    let (mut start, mut end) = (None, None);
    let (mut at, mut index) = (0, 0);
    let bytes = source.as_bytes();
    while index < bytes.len() {
        let is_quote = bytes[index] == b'"';
        index += 1;
        if !is_quote {
            // Between two literals.
            continue;
        }
        while index < bytes.len() && bytes[index] != b'"' {
            if at == range.start {
                start = Some(index);
            }
            at += 1;
            index += if bytes[index] == b'\\' { 2 } else { 1 };
            if at == range.end {
                end = Some(index);
            }
        }
        if at == range.start {
            start = start.or(Some(index));
        }
        index += 1;
    }
    let start = start?;
    Some(start..end.unwrap_or(start).max(start))
}

#[cfg(test)]
mod tests {
    use super::literal_span;

    #[test]
    fn bytes_of_literals_are_found() {
        assert_eq!(literal_span(r#""abc""#, 1..2), Some(2..3));
        assert_eq!(literal_span(r#""a\nc""#, 1..2), Some(2..4));
        assert_eq!(literal_span(r#""ab" "cd""#, 2..4), Some(6..8));
        assert_eq!(literal_span(r#""ab""#, 2..2), Some(3..3));
        assert_eq!(literal_span(r#""""#, 0..0), Some(1..1));
    }
}
