//! Formats the Rust in code blocks `[{ … }]`.
//!
//! A block is Rust if it parses as the body of a function, with `$name` for any name. prettyplease drops comments, so a block with
//! comments stays as it is; so do prose, formats, and everything else that is not Rust.

use std::panic::catch_unwind;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use tblgen_parser::lossless::{Piece, PieceKind};

/// Stands for `$` while the text is Rust: a letter that no snippet has.
const DOLLAR: char = 'ǂ';

/// The fields whose code blocks are text.
const TEXTS: &[&str] = &["description", "summary", "assemblyFormat", "documentation"];

/// Longer blocks stay as they are, and so do those with deeper brackets: syn and prettyplease recurse.
const MOST_BYTES: usize = 16 << 10;
const MOST_BRACKETS: usize = 200;
/// The stack for the longest block, such as one of `!` alone.
const STACK: usize = 128 << 20;

/// Formats the blocks that are Rust. `is_wanted` selects pieces by their numbers.
pub(crate) fn rewrite(text: &str, pieces: &[Piece], is_wanted: impl Fn(usize) -> bool) -> String {
    let mut output = String::new();
    let mut end = 0;
    for (number, piece) in pieces.iter().enumerate() {
        let wanted = piece.kind == PieceKind::Code && is_wanted(number) && !is_text(text, pieces, number);
        let line = text[..piece.range.start].rfind('\n').map_or(0, |at| at + 1);
        let Some(new) = wanted.then(|| block(&text[piece.range.clone()], &text[line..])).flatten() else {
            continue;
        };
        output.push_str(&text[end..piece.range.start]);
        output.push_str(&new);
        end = piece.range.end;
    }
    output + &text[end..]
}

/// Whether a block is the value of a field whose value is text.
fn is_text(text: &str, pieces: &[Piece], number: usize) -> bool {
    let before = pieces[..number].iter().rev().filter(|piece| {
        !matches!(piece.kind, PieceKind::LineComment | PieceKind::BlockComment | PieceKind::Directive)
    });
    let mut words = before.map(|piece| &text[piece.range.clone()]);
    words.next() == Some("=") && words.next().is_some_and(|name| TEXTS.contains(&name))
}

/// The formatted block, if it is Rust. `line` begins with the indentation of its line.
fn block(block: &str, line: &str) -> Option<String> {
    let inner = block.strip_prefix("[{")?.strip_suffix("}]")?;
    if inner.trim().is_empty() || inner.contains("//") || inner.contains("/*") || inner.contains(DOLLAR) {
        return None;
    }
    if inner.len() > MOST_BYTES || brackets(inner) > MOST_BRACKETS {
        return None;
    }
    let body = stacker::grow(STACK, || formatted(&inner.replace('$', &DOLLAR.to_string())))?;
    let body = body.replace(DOLLAR, "$");
    let line_end = if inner.contains("\r\n") { "\r\n" } else { "\n" };
    let new = match body.contains('\n') || inner.contains('\n') {
        false => format!("[{{ {body} }}]"),
        true => {
            let indent = &line[..line.len() - line.trim_start_matches(' ').len()];
            let lines = body.lines().map(|line| match line {
                "" => line_end.to_owned(),
                line => format!("{indent}  {line}{line_end}"),
            });
            format!("[{{{line_end}{}{indent}}}]", lines.collect::<String>())
        }
    };
    // Two brackets of Rust must not end the block.
    (new.matches("}]").count() == 1).then_some(new)
}

/// The greatest number of open brackets.
fn brackets(text: &str) -> usize {
    let (mut open, mut most) = (0usize, 0);
    for byte in text.bytes() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => open += 1,
            b')' | b']' | b'}' | b'>' => open = open.saturating_sub(1),
            _ => {}
        }
        most = most.max(open);
    }
    most
}

/// The formatted body of a function, if the text is one and keeps its tokens.
fn formatted(body: &str) -> Option<String> {
    let file: syn::File = syn::parse_str(&format!("fn f() {{\n{body}\n}}")).ok()?;
    let printed = catch_unwind(|| prettyplease::unparse(&file)).ok()?;
    let inner = printed.strip_prefix("fn f() {\n")?.trim_end().strip_suffix('}')?;
    if tokens(body.parse().ok()?) != tokens(inner.parse().ok()?) || has_long_literal(inner) {
        return None;
    }
    let lines: Vec<&str> = inner.lines().map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
    Some(lines.join("\n"))
}

/// Whether a literal has several lines, whose indentation is a part of it.
fn has_long_literal(text: &str) -> bool {
    let is_long = |token: &String| token.contains('\n');
    text.parse().is_ok_and(|stream| tokens(stream).iter().any(is_long))
}

/// The tokens without the commas before closing brackets, which the printer adds to broken lines.
fn tokens(stream: TokenStream) -> Vec<String> {
    let mut found = Vec::new();
    collect(stream, &mut found);
    found
}

fn collect(stream: TokenStream, found: &mut Vec<String>) {
    for tree in stream {
        let TokenTree::Group(group) = tree else {
            found.push(tree.to_string());
            continue;
        };
        let (open, close) = match group.delimiter() {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Brace => ("{", "}"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::None => ("", ""),
        };
        found.push(open.to_owned());
        collect(group.stream(), found);
        if found.last().is_some_and(|last| last == ",") {
            found.pop();
        }
        found.push(close.to_owned());
    }
}
