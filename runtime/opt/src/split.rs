//! `--split-input-file`: parts of a source between markers `// -----`.

/// A part of a source.
pub(super) struct Part {
    /// The part, with blanks and line breaks before it so that lines and columns are those of the whole source.
    pub text: String,
    /// The line and column where the part starts: the end of the marker before it, and zeros for the first part.
    pub start: (u32, u32),
}

/// The parts of a source.
#[derive(Default)]
pub(super) struct SplitInput {
    /// The parts in order.
    pub parts: Vec<Part>,
    /// Lines and columns after text that is almost a marker.
    pub near_misses: Vec<(u32, u32)>,
}

/// The number of characters that may be missing at the end of a near miss of a marker.
const CHECKED: usize = 2;

/// Splits a source as MLIR does: at each marker, but not at the very start. Text that begins like a marker
/// and is none is reported, and stays.
pub(super) fn split_input(source: &str, marker: &str) -> SplitInput {
    let prefix = match marker.char_indices().rev().nth(CHECKED - 1) {
        Some((end, _)) if end > 0 => &marker[..end],
        _ => marker,
    };
    let suffix = &marker[prefix.len()..];
    let mut split = SplitInput::default();
    let mut cursor = Cursor::default();
    // The part that is being read, which may continue after a near miss.
    let (mut start, mut end) = (0, 0);
    let mut offset = 0;
    for (index, piece) in source.split(prefix).enumerate() {
        let piece_start = if index == 0 { 0 } else { offset + prefix.len() };
        offset = piece_start + piece.len();
        if start == end {
            (start, end) = (piece_start, offset);
            continue;
        }
        let is_whole = piece.starts_with(suffix) && (piece.len() > suffix.len() || suffix.is_empty());
        if is_whole {
            split.parts.push(cursor.part(source, start, end));
            start = piece_start + suffix.len();
        } else {
            split.near_misses.push(Cursor::default().locate(source, piece_start));
        }
        end = offset;
    }
    if start != end {
        split.parts.push(cursor.part(source, start, end));
    }
    split
}

/// Lines and columns of offsets that grow.
#[derive(Clone, Copy, Default)]
struct Cursor {
    offset: usize,
    line: usize,
    line_start: usize,
}

impl Cursor {
    fn part(&mut self, source: &str, start: usize, end: usize) -> Part {
        let place = self.locate(source, start);
        let blanks = " ".repeat(start - self.line_start);
        let text = "\n".repeat(self.line) + &blanks + &source[start..end];
        Part { text, start: if start == 0 { (0, 0) } else { place } }
    }

    /// The line and the column, from one.
    fn locate(&mut self, source: &str, offset: usize) -> (u32, u32) {
        for (index, _) in source[self.offset..offset].match_indices('\n') {
            self.line += 1;
            self.line_start = self.offset + index + 1;
        }
        self.offset = offset;
        (self.line as u32 + 1, (offset - self.line_start) as u32 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::split_input;

    type Place = (u32, u32);

    fn texts(source: &str, marker: &str) -> (Vec<(String, Place)>, Vec<Place>) {
        let split = split_input(source, marker);
        (split.parts.into_iter().map(|part| (part.text, part.start)).collect(), split.near_misses)
    }

    #[test]
    fn markers_and_near_misses() {
        let part = |text: &str, start| (text.to_owned(), start);
        assert_eq!(texts("", "// -----"), (vec![], vec![]));
        assert_eq!(
            texts("a // ----- b\nc", "// -----"),
            (vec![part("a ", (0, 0)), part("           b\nc", (1, 11))], vec![])
        );
        assert_eq!(texts("a\n// ----\nb", "// -----"), (vec![part("a\n// ----\nb", (0, 0))], vec![(2, 7)]));
        // A marker at the very end is none.
        assert_eq!(texts("a\n// -----", "// -----"), (vec![part("a\n// -----", (0, 0))], vec![(2, 7)]));
        assert_eq!(texts("xABCy", "ABC"), (vec![part("x", (0, 0)), part("    y", (1, 5))], vec![]));
        assert_eq!(texts("x|y", "|"), (vec![part("x", (0, 0)), part("  y", (1, 3))], vec![]));
    }
}
