//! `--split-input-file`: parts of a source between lines `// -----`.

/// The parts, and the line in the whole source where each starts, from one.
pub(super) fn split_input(source: &str, marker: &str) -> Vec<(usize, String)> {
    let mut parts = vec![(1, String::new())];
    for (number, line) in source.split_inclusive('\n').enumerate() {
        if line.trim_end() == marker {
            parts.push((number + 2, String::new()));
        } else if let Some((_, part)) = parts.last_mut() {
            part.push_str(line);
        }
    }
    parts
}
