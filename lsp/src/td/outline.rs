//! Document symbols and folding.

use serde_json::{Value, json};
use tblgen_parser::Span;
use tblgen_parser::lossless::{PieceKind, pieces};
use tblgen_parser::syntax::{BodyItem, ExprId, RecordBody, Statement, StatementKind};

use super::Analysis;
use crate::documents::{Document, Documents};
use crate::language::Language;
use crate::places::Places;

/// The kinds of symbols of the protocol.
mod kind {
    pub(super) const CLASS: u32 = 5;
    pub(super) const FIELD: u32 = 8;
    pub(super) const INTERFACE: u32 = 11;
    pub(super) const VARIABLE: u32 = 13;
    pub(super) const OBJECT: u32 = 19;
    pub(super) const TYPE_PARAMETER: u32 = 26;
}

/// The symbols of the main file.
pub fn symbols(analysis: &Analysis, documents: &Documents) -> Value {
    let outline = Outline { analysis, places: analysis.places(documents) };
    outline.statements(&analysis.parsed.tree.statements).into()
}

struct Outline<'a> {
    analysis: &'a Analysis,
    places: Places<'a>,
}

impl Outline<'_> {
    fn statements(&self, statements: &[Statement]) -> Vec<Value> {
        let own = statements.iter().filter(|statement| self.places.is_in_main(statement.span));
        own.flat_map(|statement| self.statement(statement)).collect()
    }

    fn statement(&self, statement: &Statement) -> Vec<Value> {
        let span = statement.span;
        match &statement.kind {
            StatementKind::Class(class) => {
                let name = self.analysis.text(class.name.symbol).to_owned();
                let detail = self.parents(&class.body);
                vec![self.symbol(name, kind::CLASS, detail, span, class.name.span, self.fields(&class.body))]
            }
            StatementKind::Def(def) => {
                let (name, place) = self.name(def.name, def.location);
                let detail = self.parents(&def.body);
                vec![self.symbol(name, kind::OBJECT, detail, span, place, self.fields(&def.body))]
            }
            StatementKind::Defm(defm) => {
                let (name, place) = self.name(defm.name, Span::new(span.start, span.start + 4));
                vec![self.symbol(name, kind::OBJECT, "defm".to_owned(), span, place, Vec::new())]
            }
            StatementKind::MultiClass(multiclass) => {
                let name = self.analysis.text(multiclass.name.symbol).to_owned();
                let children = self.statements(&multiclass.body);
                let detail = "multiclass".to_owned();
                vec![self.symbol(name, kind::INTERFACE, detail, span, multiclass.name.span, children)]
            }
            StatementKind::Defset(set) => {
                let name = self.analysis.text(set.name.symbol).to_owned();
                let children = self.statements(&set.body);
                vec![self.symbol(name, kind::VARIABLE, "defset".to_owned(), span, set.name.span, children)]
            }
            StatementKind::Defvar(defvar) => {
                let name = self.analysis.text(defvar.name.symbol).to_owned();
                vec![self.symbol(
                    name,
                    kind::VARIABLE,
                    "defvar".to_owned(),
                    span,
                    defvar.name.span,
                    Vec::new(),
                )]
            }
            StatementKind::Deftype(deftype) => {
                let name = self.analysis.text(deftype.name.symbol).to_owned();
                let place = deftype.name.span;
                vec![self.symbol(name, kind::TYPE_PARAMETER, "deftype".to_owned(), span, place, Vec::new())]
            }
            StatementKind::Let(outer) => self.statements(&outer.body),
            StatementKind::ForEach(each) => self.statements(&each.body),
            StatementKind::If(choice) => {
                let mut all = self.statements(&choice.then_body);
                all.extend(self.statements(choice.else_body.as_deref().unwrap_or_default()));
                all
            }
            StatementKind::Assert(_) | StatementKind::Dump(_) => Vec::new(),
        }
    }

    fn name(&self, name: Option<ExprId>, otherwise: Span) -> (String, Span) {
        match name.map(|name| self.analysis.parsed.tree.expr(name).span) {
            Some(span) => (self.places.sources.text(span).to_owned(), span),
            None => ("anonymous".to_owned(), otherwise),
        }
    }

    fn parents(&self, body: &RecordBody) -> String {
        let names = body.parents.iter().map(|parent| self.analysis.text(parent.class.symbol));
        names.collect::<Vec<_>>().join(", ")
    }

    fn fields(&self, body: &RecordBody) -> Vec<Value> {
        let fields = body.items.iter().filter_map(|item| match item {
            BodyItem::Field(field) => Some(field),
            _ => None,
        });
        fields
            .filter(|field| self.places.is_in_main(field.ty.span))
            .map(|field| {
                let name = self.analysis.text(field.name.symbol).to_owned();
                let detail = self.places.sources.text(field.ty.span).to_owned();
                let whole = field.ty.span.to(field.name.span);
                self.symbol(name, kind::FIELD, detail, whole, field.name.span, Vec::new())
            })
            .collect()
    }

    fn symbol(
        &self,
        name: String,
        kind: u32,
        detail: String,
        span: Span,
        place: Span,
        children: Vec<Value>,
    ) -> Value {
        let (range, place) = (self.places.range(span), self.places.range(place));
        // The protocol wants the name inside of the whole.
        let range =
            crate::position::Range { start: range.start.min(place.start), end: range.end.max(place.end) };
        let mut symbol = json!({
            "name": if name.is_empty() { "?".to_owned() } else { name },
            "kind": kind,
            "range": range,
            "selectionRange": place,
        });
        if !detail.is_empty() {
            symbol["detail"] = detail.into();
        }
        if !children.is_empty() {
            symbol["children"] = children.into();
        }
        symbol
    }
}

/// The parts of a file that can be folded: braces over several lines, comments, conditions, code, and includes.
pub fn folding(document: &Document) -> Value {
    let text = &document.text;
    let found = match document.language {
        Language::TableGen | Language::Mlir => pieces(text),
        Language::Pdll => rtblgen_pdll::lossless::pieces(text),
    };
    let Ok(pieces) = found else { return json!([]) };
    let line = |offset: usize| document.lines.line(offset);
    let mut ranges: Vec<(usize, usize, Option<&str>)> = Vec::new();
    let mut braces = Vec::new();
    let mut conditions = Vec::new();
    // The first and the last line of comments on lines of their own.
    let mut comment: Option<(usize, usize)> = None;
    for piece in &pieces {
        let content = &text[piece.range.clone()];
        let (first, last) = (line(piece.range.start), line(piece.range.end.saturating_sub(1)));
        if piece.kind == PieceKind::LineComment {
            comment = match comment {
                Some((start, end)) if first == end + 1 => Some((start, first)),
                other => {
                    ranges.extend(other.map(|(start, end)| (start, end, Some("comment"))));
                    Some((first, first))
                }
            };
        }
        match (piece.kind, content) {
            (PieceKind::Punctuation, "{" | "(" | "[") => braces.push(first),
            (PieceKind::Punctuation, "}" | ")" | "]") => {
                // The line of the closing brace stays visible.
                let start = braces.pop().unwrap_or(first);
                ranges.push((start, first.saturating_sub(1).max(start), None));
            }
            (PieceKind::Code, _) => ranges.push((first, last.saturating_sub(1).max(first), None)),
            (PieceKind::BlockComment, _) => ranges.push((first, last, Some("comment"))),
            (PieceKind::Directive, content) if content.starts_with("#if") => conditions.push(first),
            (PieceKind::Directive, content) if content.starts_with("#e") => {
                if let Some(start) = conditions.pop() {
                    ranges.push((start, first.saturating_sub(1), Some("region")));
                }
                if content.starts_with("#else") {
                    conditions.push(first);
                }
            }
            _ => {}
        }
    }
    ranges.extend(comment.map(|(start, end)| (start, end, Some("comment"))));
    let long = ranges.into_iter().filter(|(start, end, _)| end > start);
    long.map(|(start, end, kind)| match kind {
        Some(kind) => json!({ "startLine": start, "endLine": end, "kind": kind }),
        None => json!({ "startLine": start, "endLine": end }),
    })
    .collect()
}
