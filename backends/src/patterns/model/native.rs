//! `NativeCodeCall`: Rust expressions with placeholders.

use std::ops::Range;

use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::Diagnostic;

use crate::patterns::model::hooks::HookCalls;
use crate::rust::snippet;
use crate::rust::types::RustType;
use crate::stock::{CallResult, TranslatedCall};

/// An expression with placeholders, and where it comes from.
#[derive(Clone, Copy)]
pub struct NativeCall<'r> {
    /// The record, unless the expression is in the pattern itself.
    pub record: Option<Record<'r>>,
    /// The text, with its provenance.
    pub text: Value<'r>,
    /// The text.
    pub expression: &'r str,
    /// The number of returned values.
    pub returns: usize,
    /// The hook calls of the expression, once the hooks of the file are read.
    pub hooks: HookCalls,
    /// The note on the expression, if it is translated C++.
    translated: Option<&'r TranslatedCall>,
}

impl<'r> NativeCall<'r> {
    /// Reads a record of class `NativeCodeCall`.
    pub fn from_record(record: Record<'r>) -> Result<Self, RecordError> {
        let returns = usize::try_from(record.int("numReturns")?).unwrap_or(0);
        let text = record.value("expression")?;
        let expression = record.str("expression")?;
        let (hooks, translated) = (HookCalls::default(), text.note());
        Ok(Self { record: Some(record), text, expression, returns, hooks, translated })
    }

    /// An expression in the pattern, as in `(returnType "...")`.
    pub fn from_text(text: Value<'r>, expression: &'r str) -> Self {
        let (hooks, translated) = (HookCalls::default(), text.note());
        Self { record: None, text, expression, returns: 1, hooks, translated }
    }

    /// The name of the def, or one for all that have none.
    pub fn name(&self) -> &'r str {
        self.record.filter(|record| !record.is_anonymous()).map_or("native_call", |record| record.name())
    }

    /// Checks that the expression is Rust.
    ///
    /// # Errors
    ///
    /// The first syntax error, at its place in the text.
    pub fn check(&self) -> Result<(), Diagnostic> {
        if self.expression.trim().is_empty() {
            let mut error = Diagnostic::error(self.text.span(), "the native call has no expression");
            error.help = Some("expected an expression, as in `NativeCodeCall<\"$0\">`".to_owned());
            return Err(error);
        }
        // `$N...` stands for arguments; without its dots it is equivalent to one.
        let mut text = self.expression.to_owned();
        for (range, placeholder) in self.placeholders() {
            if let Placeholder::ArgumentsFrom(_) = placeholder {
                text.replace_range(range.end - 3..range.end, "   ");
            }
        }
        snippet::check::<syn::Expr>(self.text, &text)
    }

    /// Whether the expression is an `Option`, so that an attribute may be absent. In Rust only `None` may be one.
    pub fn may_be_absent(&self) -> bool {
        match self.translated {
            Some(call) => call.result == CallResult::MayBeAbsent,
            None => self.expression.trim() == "None",
        }
    }

    /// Whether the call returns its argument: its expression is `$0` or `$_self`.
    pub fn is_argument(&self) -> bool {
        ["$0", "$_self"].contains(&self.expression.trim())
    }

    /// The type of the result, if translated C++ has it.
    pub(super) fn result_type(&self) -> Option<RustType> {
        RustType::parse(self.translated?.ty.as_deref()?).ok()
    }

    /// The expression as an `Option`, if translated C++ may have no defined result and can be tried before the rewrite.
    pub fn as_option(&self) -> Option<&'r str> {
        match &self.translated?.result {
            CallResult::MayBeUndefined { option } => option.as_deref(),
            CallResult::Defined | CallResult::MayBeAbsent => None,
        }
    }

    /// The placeholders of the expression, from left to right.
    pub fn placeholders(&self) -> Vec<(Range<usize>, Placeholder)> {
        placeholders(self.expression)
    }

    /// Whether the expression mentions `placeholder`.
    pub fn mentions(&self, placeholder: Placeholder) -> bool {
        self.placeholders().iter().any(|(_, found)| *found == placeholder)
    }
}

/// A placeholder in a native call's expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placeholder {
    /// `$_builder`
    Builder,
    /// `$_loc`
    Location,
    /// `$_self`
    Subject,
    /// `$N`
    Argument(usize),
    /// `$N...`
    ArgumentsFrom(usize),
    /// A `$_name` that means nothing here.
    Unknown,
}

/// Finds the placeholders of a text.
pub(crate) fn placeholders(text: &str) -> Vec<(Range<usize>, Placeholder)> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(offset) = text[from..].find('$') {
        let start = from + offset;
        let (length, placeholder) = placeholder_at(&text[start + 1..]);
        from = start + 1 + length;
        found.extend(placeholder.map(|placeholder| (start..from, placeholder)));
    }
    found
}

/// The placeholder whose text follows a dollar sign, and its length.
fn placeholder_at(rest: &str) -> (usize, Option<Placeholder>) {
    let word = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    if let Ok(number) = rest[..digits].parse() {
        return match rest[digits..].starts_with("...") {
            true => (digits + 3, Some(Placeholder::ArgumentsFrom(number))),
            false => (digits, Some(Placeholder::Argument(number))),
        };
    }
    let placeholder = match &rest[..word] {
        "_builder" => Placeholder::Builder,
        "_loc" => Placeholder::Location,
        "_self" => Placeholder::Subject,
        name if name.starts_with('_') => Placeholder::Unknown,
        // It is not a placeholder: a `$` in a macro, for example.
        _ => return (0, None),
    };
    (word, Some(placeholder))
}

/// Replaces each `$N...` by the variables from number `N` on.
pub(crate) fn spread(text: &str, variables: &[String]) -> String {
    let mut spread = String::new();
    let mut done = 0;
    for (range, placeholder) in placeholders(text) {
        if let Placeholder::ArgumentsFrom(first) = placeholder {
            spread.push_str(&text[done..range.start]);
            spread.push_str(&variables.get(first..).unwrap_or_default().join(", "));
            done = range.end;
        }
    }
    spread.push_str(&text[done..]);
    spread
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(&str, Placeholder)> {
        placeholders(text).into_iter().map(|(range, placeholder)| (&text[range], placeholder)).collect()
    }

    #[test]
    fn finds_each_kind() {
        use Placeholder::*;
        assert_eq!(
            kinds("f($_builder, $_loc, $_self, $12, $1...)"),
            [
                ("$_builder", Builder),
                ("$_loc", Location),
                ("$_self", Subject),
                ("$12", Argument(12)),
                ("$1...", ArgumentsFrom(1))
            ]
        );
        assert_eq!(kinds("$x $_what"), [("$_what", Unknown)]);
        assert_eq!(kinds("$"), []);
        assert_eq!(kinds("é$0é"), [("$0", Argument(0))]);
    }

    #[test]
    fn ranges_are_spread() {
        let variables = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(spread("f($1..., $0)", &variables), "f(b, c, $0)");
        assert_eq!(spread("[$0...]", &variables), "[a, b, c]");
        assert_eq!(spread("f($3...)", &variables), "f()");
    }
}
