//! The edits that mend errors.
//!
//! A diagnostic has a [`Fix`] where the code that reports it knows one. Names of the td library are known here: an error about an
//! unknown name has a code, and the library's index has the file.

use rtblgen_td_library::file_of;
use tblgen_parser::diagnostic::Fix;
use tblgen_parser::{Code, Diagnostic, SourceMap, Span};

use crate::places::Places;
use crate::position::Range;

/// An edit of the main file, for the user to choose.
#[derive(Clone, Debug)]
pub struct Edit {
    /// The label.
    pub title: String,
    /// The place of the old text.
    pub range: Range,
    /// The new text.
    pub text: String,
}

/// The errors that an `include` may mend.
const UNKNOWN_NAMES: &[Code] = &[Code::CLASS, Code::VARIABLE];

/// The edits that mend an error, the best first.
pub fn fixes(diagnostic: &Diagnostic, places: &Places<'_>) -> Vec<Edit> {
    let own = diagnostic.span.filter(|span| places.is_in_main(*span));
    let Some(span) = own else { return Vec::new() };
    let edit = diagnostic.fix.as_ref().and_then(|fix| {
        let (title, place, text) = match fix {
            Fix::Rename(name) => rename(places.sources, span, name)?,
            Fix::Insert(place, text) => (
                format!("Insert `{text}`"),
                Some(*place).filter(|at| places.is_in_main(*at))?,
                (*text).to_owned(),
            ),
            Fix::FormatAttrDict => add(places.sources, span, Element::AttrDict)?,
            Fix::FormatName(name) => add(places.sources, span, Element::Name(name))?,
            Fix::FormatBlock(name) => add(places.sources, span, Element::Block(name))?,
            Fix::FormatType(name) => add(places.sources, span, Element::Type(name))?,
            _ => return None,
        };
        Some(Edit { title, range: places.range(place), text })
    });
    edit.into_iter().chain(include(diagnostic, span, places)).collect()
}

/// A label, a place and the new text there.
type Change = (String, Span, String);

fn rename(sources: &SourceMap, span: Span, new: &str) -> Option<Change> {
    let old = sources.text(span);
    let bare = |text: &str| text.trim_start_matches(['$', '!', '#']).to_owned();
    let is_word =
        |text: &str| !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || "_.-".contains(c));
    if !is_word(&bare(old)) || !is_word(&bare(new)) {
        return None;
    }
    let prefix = &old[..old.len() - bare(old).len()];
    let text = format!("{prefix}{}", bare(new));
    Some((format!("Replace by `{text}`"), span, text))
}

/// An element of an `assemblyFormat`.
enum Element<'n> {
    AttrDict,
    Name(&'n str),
    Block(&'n str),
    Type(&'n str),
}

/// Adds an element to a format that is one literal: names before `attr-dict`, that before the types, types at the end.
fn add(sources: &SourceMap, span: Span, element: Element<'_>) -> Option<Change> {
    let literal = sources.text(span);
    let inside = literal.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let inside = inside.filter(|text| !text.contains('"'));
    let code = || literal.strip_prefix("[{").and_then(|text| text.strip_suffix("}]"));
    let (text, start) = inside.map(|text| (text, 1)).or_else(|| Some((code()?, 2)))?;
    let end = text.trim_end().len();
    let types = colon(text).unwrap_or(end);
    // The parameters of a type stand in angle brackets.
    let bracket = text[..end].ends_with("`>`").then(|| end - "`>`".len());
    let attributes = text.find("attr-dict").or(bracket).unwrap_or(types);
    let (at, separator, element) = match element {
        Element::AttrDict => (types, "", "attr-dict".to_owned()),
        Element::Block(name) => (attributes, "", format!("${name}")),
        Element::Name(name) => (attributes, comma_after(&text[..attributes]), format!("${name}")),
        Element::Type(name) if types == end => (end, "`:` ", format!("type(${name})")),
        Element::Type(name) => (end, comma_after(&text[..end]), format!("type(${name})")),
    };
    let before = if text[..at].is_empty() || text[..at].ends_with(char::is_whitespace) { "" } else { " " };
    let behind = if text[at..].is_empty() || text[at..].starts_with(char::is_whitespace) { "" } else { " " };
    let place = Span::at(span.start + (start + at) as u32);
    Some((format!("Add `{element}` to the format"), place, format!("{before}{separator}{element}{behind}")))
}

/// The first colon of a format that is in no group.
fn colon(text: &str) -> Option<usize> {
    let mut depth = 0;
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        match c {
            '`' if depth == 0 && text[at..].starts_with("`:`") => return Some(at),
            '`' => at += text[at + 1..].find('`')? + 1,
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        at += c.len_utf8();
    }
    None
}

/// The comma between the last element of a text and one of the same kind.
fn comma_after(text: &str) -> &'static str {
    let last = text.split_whitespace().next_back().unwrap_or_default();
    let name = last.strip_prefix("type(").and_then(|last| last.strip_suffix(')')).unwrap_or(last);
    let is_word = |text: &str| text.chars().all(|c| c.is_alphanumeric() || c == '_');
    let is_one = name.strip_prefix('$').is_some_and(is_word);
    if is_one { "`,` " } else { "" }
}

/// The `include` of the library's file that declares an unknown name.
fn include(diagnostic: &Diagnostic, span: Span, places: &Places<'_>) -> Option<Edit> {
    diagnostic.code.filter(|code| UNKNOWN_NAMES.contains(code))?;
    let sources = places.sources;
    let file = file_of(sources.text(span))?;
    let line = format!("include \"{file}\"\n");
    let included = sources.files().filter_map(|file| sources.included_from(file));
    let last = included.filter(|place| places.is_in_main(*place)).max_by_key(|place| place.start);
    let text = sources.file_text(sources.main_file());
    let at = match last {
        Some(last) => text[last.end as usize..].find('\n').map(|end| last.end as usize + end + 1),
        None => Some(behind_comments(text)),
    };
    // The line of the last include may be the last one of the file.
    let (at, line) =
        at.map_or_else(|| (text.len(), format!("\n{}", line.trim_end())), |at| (at, line.clone()));
    let at = Span::at(sources.file_start(sources.main_file()) + at as u32);
    Some(Edit { title: format!("Include `{file}`"), range: places.range(at), text: line })
}

/// The start of the first line that is no comment.
fn behind_comments(text: &str) -> usize {
    let comments = text.split_inclusive('\n').take_while(|line| line.trim_start().starts_with("//"));
    comments.map(str::len).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colon_of_the_types_is_in_no_group() {
        assert_eq!(colon("$x attr-dict `:` type($x)"), Some(13));
        assert_eq!(colon("($x^ `:` type($x))? `(` $y `)` `:` type($y)"), Some(31));
        assert_eq!(colon("($x^ `:` type($x))? attr-dict"), None);
        assert_eq!(colon("`:"), None);
    }

    #[test]
    fn commas_are_between_elements_of_one_kind() {
        let commas = ["$x", "`(` $x `)` type($y)", "($x^)?", "attr-dict", ""].map(comma_after);
        assert_eq!(commas, ["`,` ", "`,` ", "", "", ""]);
    }
}
