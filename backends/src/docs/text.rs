//! Pieces of text that all documents have.

/// A description with the indentation of its lines taken away, as MLIR's `printReindented` does it.
/// The last line ends like the others.
pub(super) fn description(out: &mut String, text: &str) {
    let text = text.trim_end_matches([' ', '\t']);
    let mut rest = text;
    while let Some((line, after)) = rest.split_once('\n') {
        if !line.trim_matches([' ', '\t']).is_empty() {
            break;
        }
        rest = after;
    }
    if rest.trim_matches([' ', '\t']).is_empty() {
        return;
    }
    let indent_of = |line: &str| line.find(|c| c != ' ' && c != '\t');
    let indent = rest.split('\n').filter_map(indent_of).min().unwrap_or(0);
    for line in rest.strip_suffix('\n').unwrap_or(rest).split('\n') {
        if !line.trim_matches([' ', '\t']).is_empty() {
            out.push_str(&line[indent..]);
        }
        out.push('\n');
    }
}

/// A summary in italics.
pub(super) fn summary(out: &mut String, text: &str) {
    let text = text.trim();
    if text.is_empty() {
        return;
    }
    out.push_str("\n_");
    let mut chars = text.chars();
    out.extend(chars.next().map(|first| first.to_ascii_uppercase()));
    out.push_str(chars.as_str());
    out.push_str("_\n");
}
