//! From offsets to lines and columns.

/// Finds the line and column of offsets that mostly grow, as they do in a parser.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LineCursor {
    offset: usize,
    line: u32,
    line_start: usize,
}

impl LineCursor {
    /// The line and the column of an offset, both from one.
    pub(crate) fn locate(&mut self, source: &[u8], offset: usize) -> (u32, u32) {
        let offset = offset.min(source.len());
        if offset < self.line_start {
            *self = LineCursor::default();
        }
        if offset > self.offset {
            let passed = &source[self.offset..offset];
            let breaks = passed.iter().filter(|byte| **byte == b'\n').count();
            self.line += breaks as u32;
            if breaks > 0 {
                let last = passed.iter().rposition(|byte| *byte == b'\n').unwrap_or(0);
                self.line_start = self.offset + last + 1;
            }
            self.offset = offset;
        }
        (self.line + 1, (offset - self.line_start) as u32 + 1)
    }
}
