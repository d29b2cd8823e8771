//! Prints the items of a long text on several threads, and writes them in order.

use rtblgen_bytes::bytes_of;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// Items per chunk.
const CHUNK: usize = 64;

/// The printed chunks that a thread holds before it waits for the writer.
const AHEAD: usize = 2;

/// Texts of fewer chunks are printed by the calling thread: starting threads would take longer.
const CHUNKS_FOR_THREADS: usize = 16;

/// More threads would wait for the writer.
const MAX_THREADS: usize = 4;

/// Prints items into text, in chunks, and writes the chunks in the order of the items.
pub(super) struct OrderedPrinter<T, P> {
    items: Vec<T>,
    print: P,
}

impl<T: Sync, P: Fn(&mut String, &T) + Sync> OrderedPrinter<T, P> {
    pub(super) fn new(items: Vec<T>, print: P) -> Self {
        Self { items, print }
    }

    /// Writes the text.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let threads = match self.items.len().div_ceil(CHUNK) {
            0..CHUNKS_FOR_THREADS => 1,
            _ => std::thread::available_parallelism().map_or(1, usize::from).min(MAX_THREADS),
        };
        if threads == 1 { self.write_alone(out) } else { self.write_with(threads, out) }
    }

    fn write_alone(&self, out: &mut impl Write) -> io::Result<()> {
        let mut text = String::new();
        for chunk in self.items.chunks(CHUNK) {
            text.clear();
            self.print_chunk(chunk, &mut text);
            out.write_all(&bytes_of(&text))?;
        }
        Ok(())
    }

    /// Each of `threads` threads prints every `threads`-th chunk; this one takes the chunks in turn and writes them.
    fn write_with(&self, threads: usize, out: &mut impl Write) -> io::Result<()> {
        std::thread::scope(|scope| {
            let printers: Vec<Receiver<String>> = (0..threads)
                .map(|first| {
                    let (sender, receiver) = sync_channel(AHEAD);
                    scope.spawn(move || self.print_every(first, threads, &sender));
                    receiver
                })
                .collect();
            // A printer that panics ends its chunks early; the scope then passes the panic on.
            for text in printers.iter().cycle().map_while(|printer| printer.recv().ok()) {
                out.write_all(&bytes_of(&text))?;
            }
            Ok(())
        })
    }

    /// Prints every `step`-th chunk, until the writer has ended.
    fn print_every(&self, first: usize, step: usize, sender: &SyncSender<String>) {
        for chunk in self.items.chunks(CHUNK).skip(first).step_by(step) {
            let mut text = String::new();
            self.print_chunk(chunk, &mut text);
            if sender.send(text).is_err() {
                return;
            }
        }
    }

    fn print_chunk(&self, chunk: &[T], text: &mut String) {
        chunk.iter().for_each(|item| (self.print)(text, item));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREADS: [usize; 3] = [1, 2, 3];

    #[test]
    fn chunks_come_in_order() {
        for count in [0, 1, CHUNK, 10 * CHUNK + 7, 100 * CHUNK] {
            let items: Vec<usize> = (0..count).collect();
            let expected: String = items.iter().map(|item| format!("{item};")).collect();
            let printer = OrderedPrinter::new(items, |text: &mut String, item: &usize| {
                text.push_str(&format!("{item};"));
            });
            for threads in THREADS {
                let mut out = Vec::new();
                printer.write_with(threads, &mut out).unwrap();
                assert_eq!(String::from_utf8(out).unwrap(), expected);
            }
            let mut out = Vec::new();
            printer.write(&mut out).unwrap();
            assert_eq!(String::from_utf8(out).unwrap(), expected);
        }
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_panic_of_a_printer_does_not_hang() {
        let print = |_: &mut String, item: &usize| assert!(*item < 5 * CHUNK, "in a printer");
        let _ = OrderedPrinter::new((0..100 * CHUNK).collect(), print).write_with(2, &mut io::sink());
    }

    #[test]
    #[should_panic(expected = "in the writer")]
    fn a_panic_of_the_writer_does_not_hang() {
        struct Broken;
        impl Write for Broken {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                panic!("in the writer")
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let items = vec![0; 100 * CHUNK];
        let _ = OrderedPrinter::new(items, |text: &mut String, _: &i32| text.push('x'))
            .write_with(2, &mut Broken);
    }

    #[test]
    fn an_error_of_the_writer_ends_all_threads() {
        struct Full;
        impl Write for Full {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::StorageFull.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let items = vec![0; 100 * CHUNK];
        let result =
            OrderedPrinter::new(items, |text: &mut String, _: &i32| text.push('x')).write_with(2, &mut Full);
        assert_eq!(result.unwrap_err().kind(), io::ErrorKind::StorageFull);
    }
}
