//! The comment above a declaration.

use tblgen_parser::{SourceMap, Span};

/// The text of the comment lines directly above the line of a place. The marks of the comment are removed. An
/// entity after a bracket on its line, such as a template argument, has no comment.
pub fn above(sources: &SourceMap, span: Span) -> Option<String> {
    let file = sources.file_of(span);
    let text = sources.file_text(file);
    let offset = (span.start - sources.file_start(file)) as usize;
    let before = text.get(..offset)?;
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    if before[line_start..].contains(['<', '{', '(']) {
        return None;
    }
    let mut lines = Vec::new();
    for line in text[..line_start].lines().rev() {
        let Some(comment) = line.trim_start().strip_prefix("//") else { break };
        lines.push(comment.trim_start_matches(['/', '!']));
    }
    lines.reverse();
    // Lines like `//===----===//` only separate.
    let is_rule = |line: &&str| line.chars().filter(|c| matches!(c, '-' | '=' | '*')).count() > 20;
    lines.retain(|line| !is_rule(line));
    (!lines.is_empty()).then(|| lines.join("\n"))
}
