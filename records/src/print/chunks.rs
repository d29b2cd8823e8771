//! Prints the items of a long text on several threads, and writes them in order.

use rayon::prelude::*;
use rtblgen_bytes::bytes_of;
use std::io::{self, Write};

/// Items that one thread prints at a time.
const CHUNK: usize = 64;

/// Chunks that are printed before they are written. They bound the memory.
const BATCH: usize = 32;

/// Writes the texts of the items that `print` produces, in their order. Texts of few items are printed by the
/// calling thread: starting threads would take longer.
///
/// # Errors
///
/// Returns the errors of the writer.
pub(super) fn write_in_order<T: Sync>(
    items: &[T],
    print: impl Fn(&mut String, &T) + Sync,
    out: &mut impl Write,
) -> io::Result<()> {
    let append = |text: &mut String, chunk: &[T]| chunk.iter().for_each(|item| print(text, item));
    if items.len() < CHUNK * BATCH {
        let mut text = String::new();
        return items.chunks(CHUNK).try_for_each(|chunk| {
            text.clear();
            append(&mut text, chunk);
            out.write_all(&bytes_of(&text))
        });
    }
    for batch in items.chunks(CHUNK * BATCH) {
        let printed = |chunk| {
            let mut text = String::new();
            append(&mut text, chunk);
            text
        };
        let texts: Vec<String> = batch.par_chunks(CHUNK).map(printed).collect();
        texts.iter().try_for_each(|text| out.write_all(&bytes_of(text)))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_in_order() {
        for count in [0, 1, CHUNK, 10 * CHUNK + 7, 3 * CHUNK * BATCH + 5] {
            let items: Vec<usize> = (0..count).collect();
            let expected: String = items.iter().map(|item| format!("{item};")).collect();
            let mut out = Vec::new();
            write_in_order(&items, |text, item| text.push_str(&format!("{item};")), &mut out).unwrap();
            assert_eq!(String::from_utf8(out).unwrap(), expected);
        }
    }

    #[test]
    fn an_error_of_the_writer_is_returned() {
        let mut full: &mut [u8] = &mut [0; 100];
        let result = write_in_order(&vec![0; 3 * CHUNK * BATCH], |text, _| text.push('x'), &mut full);
        assert_eq!(result.unwrap_err().kind(), io::ErrorKind::WriteZero);
    }
}
