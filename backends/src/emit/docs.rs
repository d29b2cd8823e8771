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
    let mut inside = false;
    text.lines()
        .map(|line| {
            let line = line.get(indent..).unwrap_or("").trim_end();
            if line.trim_start().starts_with("```") {
                inside = !inside;
                return if inside { opening_fence(line) } else { line.to_owned() };
            }
            if inside { line.to_owned() } else { escape(line) }
        })
        .collect()
}

fn opening_fence(line: &str) -> String {
    let fence: String = line.chars().take_while(|c| *c == ' ' || *c == '`').collect();
    format!("{fence}text")
}

/// Brackets would be links and angle brackets HTML; in code spans they stay.
pub(crate) fn escape(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut in_code = false;
    for c in line.chars() {
        match c {
            '`' => in_code = !in_code,
            '[' | ']' | '<' | '>' if !in_code => out.push('\\'),
            _ => {}
        }
        out.push(c);
    }
    out
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
    fn code_blocks_are_no_tests() {
        let lines = text_lines("\n    Text:\n\n    ```mlir\n    %0 = a<b>\n    ```\n  ");
        assert_eq!(lines, ["Text:", "", "```text", "%0 = a<b>", "```"]);
        assert_eq!(text_lines("```\nx\n```"), ["```text", "x", "```"]);
    }
}
