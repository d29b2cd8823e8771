//! `--split-input-file`: parts of a source between lines `// -----`.

/// A part of a source.
pub(super) struct Part {
    /// The part, with blanks and line breaks before it so that lines and columns are those of the whole source.
    pub text: String,
    /// The line and column where the part starts: the end of the marker before it, and zeros for the first part.
    pub start: (u32, u32),
}

/// The parts of a source.
pub(super) fn split_input(source: &str, marker: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut part = Part { text: String::new(), start: (0, 0) };
    for (number, line) in source.split_inclusive('\n').enumerate() {
        if line.trim_end() != marker {
            part.text.push_str(line);
            continue;
        }
        let blanks = " ".repeat(marker.len());
        let text = "\n".repeat(number) + &blanks + "\n";
        let start = (number as u32 + 1, marker.len() as u32 + 1);
        parts.push(std::mem::replace(&mut part, Part { text, start }));
    }
    parts.push(part);
    parts
}
