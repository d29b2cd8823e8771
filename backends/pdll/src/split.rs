//! Several inputs in one file, as `--split-input-file` takes them.

/// The line between inputs.
pub const DEFAULT_MARKER: &str = "// -----";

/// One of the inputs in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chunk<'t> {
    /// The line in which it starts, from one.
    pub line: usize,
    /// Its text.
    pub text: &'t str,
}

impl Chunk<'_> {
    /// The name that messages have for a chunk of `file`.
    pub fn name(&self, file: &str) -> String {
        format!("within split at {file}:{} offset ", self.line)
    }
}

/// Returns the inputs in `text`, which `marker` separates.
///
/// ```
/// use rtblgen_pdll::{DEFAULT_MARKER, split};
///
/// let texts: Vec<&str> = split("a\n// -----\nb\n", DEFAULT_MARKER).iter().map(|chunk| chunk.text).collect();
/// assert_eq!(texts, ["a\n", "\nb\n"]);
/// ```
pub fn split<'t>(text: &'t str, marker: &str) -> Vec<Chunk<'t>> {
    let mut chunks = Vec::new();
    let mut start = 0;
    // A marker that ends the file is text.
    let markers =
        text.match_indices(marker).filter(|(at, _)| !marker.is_empty() && at + marker.len() < text.len());
    for (at, _) in markers {
        push(&mut chunks, text, start, at);
        start = at + marker.len();
    }
    push(&mut chunks, text, start, text.len());
    chunks
}

fn push<'t>(chunks: &mut Vec<Chunk<'t>>, text: &'t str, start: usize, end: usize) {
    if start < end {
        let line = text[..start].matches('\n').count() + 1;
        chunks.push(Chunk { line, text: &text[start..end] });
    }
}
