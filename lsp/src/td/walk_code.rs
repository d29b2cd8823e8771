//! The variables of code behind a list of parameters: `OpBuilder<(ins "Value":$x), [{ … x … }]>`.
//!
//! The code is Rust or C++, and only its words are read. A name that the code declares again has no certain places.

use tblgen_parser::syntax::{ExprId, ExprKind};
use tblgen_parser::{Span, Symbol};

use super::index::{EntityId, EntityKind, Role};
use super::walk::Walker;

/// A word of code, and the text around it.
struct Word<'t> {
    text: &'t str,
    start: usize,
    before: &'t str,
    behind: &'t str,
}

impl Walker<'_> {
    /// Finds the places in code that name a parameter of the list before it.
    pub(super) fn parameters_in_code(&mut self, scope: EntityId, code: ExprId) {
        let expr = self.tree.expr(code);
        let (text, span) = (self.sources.text(expr.span), expr.span);
        let words = match expr.kind {
            ExprKind::Code(_) => words(text),
            // Code in quotes has escapes.
            _ if text.contains(';') => return self.uncertain_words(scope, text),
            _ => return,
        };
        let mut places: Vec<(EntityId, usize, usize)> = Vec::new();
        for word in &words {
            let known =
                self.tree.symbols.get(word.text).and_then(|name| self.index.operands.get(&(scope, name)));
            let Some(&(known, _)) = known.filter(|(id, _)| self.is_parameter(*id)) else { continue };
            match word.use_of_variable() {
                Some(true) => places.push((known, word.start, word.text.len())),
                Some(false) => drop(self.index.uncertain.insert(known)),
                None => {}
            }
        }
        for (known, start, length) in places {
            if !self.index.uncertain.contains(&known) {
                let start = span.start + start as u32;
                self.occurs(Span::new(start, start + length as u32), known, Role::Read);
            }
        }
    }

    fn uncertain_words(&mut self, scope: EntityId, text: &str) {
        for word in text.split(|c: char| !c.is_alphanumeric() && c != '_') {
            let known = self.tree.symbols.get(word).and_then(|name| self.index.operands.get(&(scope, name)));
            if let Some(&(known, _)) = known {
                self.index.uncertain.insert(known);
            }
        }
    }

    fn is_parameter(&self, id: EntityId) -> bool {
        let entity = self.index.entity(id);
        entity.kind == EntityKind::Operand && entity.name != Symbol::EMPTY
    }
}

impl Word<'_> {
    /// Whether it is a variable. `None` for a member or a part of a path, and `Some(false)` where it may be declared again.
    fn use_of_variable(&self) -> Option<bool> {
        let before = self.before.trim_end();
        let behind = self.behind.trim_start();
        let is_member = before.ends_with('.') && !before.ends_with("..")
            || before.ends_with("->")
            || before.ends_with("::");
        if is_member
            || self.before.ends_with(['$', '\''])
            || behind.starts_with("::")
            || behind.starts_with('!') && !behind.starts_with("!=")
        {
            return None;
        }
        let last = before.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
        let declares = matches!(last, "let" | "mut" | "ref" | "auto" | "for" | "fn" | "int" | "bool")
            || before.ends_with('|') && !before.ends_with("||")
            || behind.starts_with('|') && !behind.starts_with("||")
            || behind.starts_with(':');
        Some(!declares && !self.is_in_string() && !self.is_field())
    }

    /// Whether it is read by a format string: `"{x}"`.
    fn is_in_string(&self) -> bool {
        self.before.ends_with('{') && self.behind.starts_with(['}', ':'])
    }

    /// Whether it may be a field and its value: `S { x, y }`.
    fn is_field(&self) -> bool {
        let (before, behind) = (self.before.trim_end(), self.behind.trim_start());
        before.ends_with(['{', ',']) && behind.starts_with([',', '}']) && self.is_in_braces()
    }

    /// Whether the innermost open bracket is a brace of the code, not the `[{` around it.
    fn is_in_braces(&self) -> bool {
        let mut depth = 0;
        for (index, c) in self.before.char_indices().rev() {
            match c {
                ')' | ']' | '}' => depth += 1,
                '(' | '[' | '{' if depth == 0 => return c == '{' && index > 1,
                '(' | '[' | '{' => depth -= 1,
                _ => {}
            }
        }
        false
    }
}

/// The words of code outside of comments and strings, and the words after `{` in strings.
fn words(text: &str) -> Vec<Word<'_>> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut words = Vec::new();
    let (mut at, mut is_in_string) = (0, false);
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let next = match c {
            '"' => {
                is_in_string = !is_in_string;
                1
            }
            '\\' if is_in_string => 1 + rest[1..].chars().next().map_or(0, char::len_utf8),
            '/' if !is_in_string && rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if !is_in_string && rest.starts_with("/*") => {
                rest.find("*/").map_or(rest.len(), |end| end + 2)
            }
            '\'' if !is_in_string && rest[1..].starts_with('"') => 3.min(rest.len()),
            _ if end > 0 => {
                let (before, behind) = (&text[..at], &rest[end..]);
                if !is_in_string || before.ends_with('{') {
                    words.push(Word { text: &rest[..end], start: at, before, behind });
                }
                end
            }
            _ => c.len_utf8(),
        };
        at += next;
    }
    words
}
