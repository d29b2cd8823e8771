//! Documentation comments from the `.td`'s summaries and descriptions.

use proc_macro2::TokenStream;
use quote::quote;

/// The doc attributes of an item: a first line, and a text of which the common indentation is taken away.
pub(crate) fn doc(first: &str, description: &str) -> TokenStream {
    let mut lines: Vec<String> = Vec::new();
    if !first.trim().is_empty() {
        lines.push(sentence(first));
    }
    let description = text_lines(description);
    if !lines.is_empty() && !description.is_empty() {
        lines.push(String::new());
    }
    lines.extend(description);
    attributes(&lines)
}

/// Emits `allow` attributes for snippets of a body, if there are any.
pub(crate) fn lint_of_bodies(has_bodies: bool) -> TokenStream {
    match has_bodies {
        true => quote!(#[allow(unused_variables, clippy::all)]),
        false => TokenStream::new(),
    }
}

/// Doc attributes, one per line.
pub(crate) fn attributes(lines: &[String]) -> TokenStream {
    let lines = lines.iter().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    quote!(#(#[doc = #lines])*)
}

/// A summary as a sentence: it starts with a capital and ends in a full stop.
fn sentence(text: &str) -> String {
    let text = escape(text.trim());
    let mut chars = text.chars();
    let first =
        chars.next().map(|first| match text[first.len_utf8()..].starts_with(|c: char| c.is_lowercase()) {
            true => first.to_uppercase().collect::<String>(),
            false if text.len() == first.len_utf8() || text[first.len_utf8()..].starts_with(' ') => {
                first.to_uppercase().collect()
            }
            false => first.to_string(),
        });
    let text = first.unwrap_or_default() + chars.as_str();
    if text.ends_with(['.', '!', '?', ':']) { text } else { text + "." }
}

/// The lines of a description. Blocks of code are tagged, so that they are not taken for tests.
fn text_lines(text: &str) -> Vec<String> {
    let text = text.trim_matches('\n').trim_end();
    let indent = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| line.len() - line.trim_start().len())
        .min()
        .unwrap_or(0);
    let mut block = Block::Text;
    let mut lines = Vec::new();
    let mut after_blank = true;
    for line in text.lines().map(|line| line.get(indent..).unwrap_or("").trim_end()) {
        block = block.next(line, after_blank, &mut lines);
        after_blank = line.is_empty();
    }
    if matches!(block, Block::Fenced(_) | Block::Indented) {
        lines.push(Line::Verbatim(block.fence().to_owned()));
    }
    escaped(lines)
}

/// A line of a description, as it was written.
enum Line {
    Text(String),
    /// In a block of code.
    Verbatim(String),
}

/// Escapes the text, a paragraph at a time, since a code span may extend over a line's end.
fn escaped(lines: Vec<Line>) -> Vec<String> {
    let mut out = Vec::new();
    let mut paragraph: Vec<String> = Vec::new();
    let flush = |paragraph: &mut Vec<String>, out: &mut Vec<String>| {
        if !paragraph.is_empty() {
            out.extend(escape(&paragraph.join("\n")).split('\n').map(str::to_owned));
            paragraph.clear();
        }
    };
    for line in lines {
        match line {
            Line::Text(text) if !text.is_empty() => paragraph.push(text),
            Line::Text(line) | Line::Verbatim(line) => {
                flush(&mut paragraph, &mut out);
                out.push(line);
            }
        }
    }
    flush(&mut paragraph, &mut out);
    out
}

/// The block that a line of a description belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Block {
    Text,
    /// A list, in which indented lines are no code.
    List,
    /// Between fences of this text.
    Fenced(&'static str),
    /// Indented by four blanks after an empty line; written between fences.
    Indented,
}

impl Block {
    /// Writes a line, and returns the block of the next one.
    fn next(self, line: &str, after_blank: bool, lines: &mut Vec<Line>) -> Self {
        let fence = ["```", "~~~"].into_iter().find(|fence| line.trim_start().starts_with(fence));
        match (self, fence) {
            (Block::Fenced(open), Some(fence)) if open == fence => {
                lines.push(Line::Verbatim(line.to_owned()));
                Block::Text
            }
            (Block::Fenced(_), _) => {
                lines.push(Line::Verbatim(line.to_owned()));
                self
            }
            (Block::Indented, _) if line.is_empty() || line.starts_with("    ") => {
                lines.push(Line::Verbatim(line.strip_prefix("    ").unwrap_or_default().to_owned()));
                self
            }
            (Block::Indented, _) => {
                lines.push(Line::Verbatim(self.fence().to_owned()));
                Block::Text.next(line, true, lines)
            }
            (_, Some(fence)) => {
                lines.push(Line::Verbatim(opening_fence(line)));
                Block::Fenced(fence)
            }
            (Block::Text, None) if after_blank && line.starts_with("    ") => {
                lines.push(Line::Verbatim("```text".to_owned()));
                Block::Indented.next(line, false, lines)
            }
            (_, None) => {
                lines.push(Line::Text(line.to_owned()));
                self.after_text(line)
            }
        }
    }

    fn after_text(self, line: &str) -> Self {
        let is_item =
            line.trim_start().starts_with(['-', '*', '+']) || line.starts_with(|c: char| c.is_ascii_digit());
        match is_item || (self == Block::List && (line.is_empty() || line.starts_with(' '))) {
            true => Block::List,
            false => Block::Text,
        }
    }

    /// Returns the fence that ends the block.
    fn fence(self) -> &'static str {
        match self {
            Block::Fenced(fence) => fence,
            Block::Indented => "```",
            Block::Text | Block::List => "",
        }
    }
}

fn opening_fence(line: &str) -> String {
    let fence: String = line.chars().take_while(|c| matches!(c, ' ' | '`' | '~')).collect();
    format!("{fence}text")
}

/// Brackets would be links and angle brackets HTML, and an address by itself is no link; in code spans they stay.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let taken = match c {
            '`' => code_span(rest),
            'h' if !out.ends_with(|before: char| before.is_alphanumeric()) => address(rest),
            _ => None,
        };
        match taken {
            Some(taken) if c == 'h' => out.extend(["<", &rest[..taken], ">"]),
            Some(taken) => out.push_str(&rest[..taken]),
            None => {
                if matches!(c, '[' | ']' | '<' | '>' | '`') {
                    out.push('\\');
                }
                out.push(c);
            }
        }
        rest = &rest[taken.unwrap_or(c.len_utf8())..];
    }
    out
}

/// The length of the code span at the start of a text; `None` if it is never closed.
fn code_span(text: &str) -> Option<usize> {
    let ticks = text.len() - text.trim_start_matches('`').len();
    let fence = &text[..ticks];
    let mut from = ticks;
    loop {
        let found = from + text[from..].find(fence)?;
        let length = text[found..].len() - text[found..].trim_start_matches('`').len();
        if length == ticks {
            return Some(found + ticks);
        }
        from = found + length;
    }
}

/// The length of the address at the start of a text; its last full stop or comma is the sentence's.
fn address(text: &str) -> Option<usize> {
    if !text.starts_with("http://") && !text.starts_with("https://") {
        return None;
    }
    let end = text.find(|c: char| c.is_whitespace() || "<>()[]`\"'".contains(c)).unwrap_or(text.len());
    Some(text[..end].trim_end_matches(['.', ',', ';', ':', '!', '?']).len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_become_sentences() {
        assert_eq!(sentence("element-wise addition"), "Element-wise addition.");
        assert_eq!(sentence("a tensor"), "A tensor.");
        assert_eq!(sentence("f64 math."), "f64 math.");
        assert_eq!(sentence("a list [1] of `vec<T>`"), "A list \\[1\\] of `vec<T>`.");
    }

    #[test]
    fn text_is_no_markup() {
        assert_eq!(escape("see https://a.b/c_d(1), or `x<y>`"), "see <https://a.b/c_d>(1), or `x<y>`");
        assert_eq!(escape("[a](http://b.c)."), "\\[a\\](<http://b.c>).");
        assert_eq!(escape("``a`b[]`` [c]"), "``a`b[]`` \\[c\\]");
        assert_eq!(escape("a ` b [c]"), "a \\` b \\[c\\]");
        assert_eq!(text_lines("a `b\n[c]` d"), ["a `b", "[c]` d"]);
    }

    #[test]
    fn code_blocks_are_no_tests() {
        let lines = text_lines("\n    Text:\n\n    ```mlir\n    %0 = a<b>\n    ```\n  ");
        assert_eq!(lines, ["Text:", "", "```text", "%0 = a<b>", "```"]);
        assert_eq!(text_lines("```\nx\n```"), ["```text", "x", "```"]);
        assert_eq!(text_lines("~~~\nx\n~~~"), ["~~~text", "x", "~~~"]);
        assert_eq!(text_lines("A:\n\n    x\n    y\n\nB"), ["A:", "", "```text", "x", "y", "", "```", "B"]);
        assert_eq!(text_lines("- a\n\n    b"), ["- a", "", "    b"]);
        assert_eq!(text_lines("```\nnever closed"), ["```text", "never closed", "```"]);
    }
}
