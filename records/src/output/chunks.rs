//! Text of many parts, made by several threads.

use crate::text::Text;
use crate::threads::{self, Helper};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// How many items are printed at a time.
const CHUNK: usize = 64;

/// The room that a new buffer has, in bytes: a chunk takes about as much.
pub(crate) const BUFFER: usize = 1 << 16;

/// How many buffers are used at a time, where there is one helper.
pub(crate) const BUFFERS: usize = AHEAD + 1;

/// How many chunks may be printed ahead of the one that is written next: the whole text is never in memory.
const AHEAD: usize = 3;

/// For fewer chunks than these it takes longer to make a thread than to print them.
const CHUNKS_FOR_ONE: usize = 4;

/// For fewer chunks than these it takes longer to ask how many processors there are than more threads would save.
const CHUNKS_FOR_MORE: usize = 64;

/// More threads than these would wait for the writer.
const MAX_HELPERS: usize = 3;

/// How many processors there are besides that of this thread: a question for which files are read.
fn other_cores() -> usize {
    std::thread::available_parallelism().map_or(0, |cores| cores.get() - 1)
}

/// Text of many parts: what `print` makes of each item, in their order.
pub(super) struct Parts<T, P> {
    items: Vec<T>,
    print: P,
    /// No character stands for a byte, see [`Text::write_to`].
    is_plain: bool,
    board: Board,
}

impl<T: Sync, P: Fn(&mut Text, &T) + Sync> Parts<T, P> {
    pub(super) fn new(items: Vec<T>, is_plain: bool, print: P) -> Self {
        let count = items.len().div_ceil(CHUNK);
        Self {
            items,
            print,
            is_plain,
            board: Board { count, state: Mutex::default(), changed: Condvar::new() },
        }
    }

    /// How many threads should help.
    fn helpers(&self) -> usize {
        match self.board.count {
            0..CHUNKS_FOR_ONE => 0,
            CHUNKS_FOR_ONE..CHUNKS_FOR_MORE => 1,
            _ => other_cores().min(MAX_HELPERS),
        }
    }

    /// Writes the text.
    ///
    /// Other threads print chunks ahead; whatever none of them has begun when its turn comes, this thread prints
    /// itself. While it would have to wait for another, it prints ahead, too.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        self.write_beside(self.helpers(), out)
    }

    fn write_beside(&self, helpers: usize, out: &mut impl Write) -> io::Result<()> {
        std::thread::scope(|scope| {
            let begin = |_| threads::spawn_helper(scope, || self.print_ahead());
            // Without a helper, all is printed here.
            let helpers: Vec<_> = (0..helpers).flat_map(begin).collect();
            let written = self.write_in_turn(out);
            // A scope waits for their work; then they may still be ending.
            for helper in helpers {
                helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            }
            written
        })
    }

    fn print_chunk(&self, index: usize, mut text: Text) -> Text {
        text.clear();
        let start = index * CHUNK;
        let end = self.items.len().min(start + CHUNK);
        self.items[start..end].iter().for_each(|item| (self.print)(&mut text, item));
        text
    }

    /// What a helper does.
    fn print_ahead(&self) {
        let _guard = EndOnPanic(&self.board);
        while let Some((index, text)) = self.board.begin_ahead() {
            self.board.deliver(index, self.print_chunk(index, text));
        }
    }

    /// What the writer does.
    fn write_in_turn(&self, out: &mut impl Write) -> io::Result<()> {
        let board = &self.board;
        let _guard = EndOnPanic(board);
        for index in 0..board.count {
            let text = loop {
                match board.take(index) {
                    Turn::Printed(text) => break text,
                    Turn::NotBegun(text) => break self.print_chunk(index, text),
                    Turn::Ahead(later, text) => board.deliver(later, self.print_chunk(later, text)),
                    Turn::Ended => panic!("a thread that helped to print has panicked"),
                }
            };
            if let Err(error) = text.write_to(out, self.is_plain) {
                board.end();
                return Err(error);
            }
            board.written(text);
        }
        Ok(())
    }
}

impl<T: Send + Sync, P: Fn(&mut Text, &T) + Send + Sync> Parts<T, P> {
    /// Writes the text, and lets this helper print for the last time.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub(super) fn write_with<'scope>(
        self,
        helper: &Helper<'scope, '_>,
        out: &mut impl Write,
    ) -> io::Result<()>
    where
        T: 'scope,
        P: 'scope,
    {
        let helpers = self.helpers();
        self.board.add_buffers(helper.buffers());
        let parts = Arc::new(self);
        let its = Arc::clone(&parts);
        let helps = helpers > 0 && helper.end_with(move || its.print_ahead());
        let written = parts.write_beside(helpers - usize::from(helps), out);
        if helps {
            helper.keep(parts);
        }
        written
    }
}

/// Who prints what, and what has been printed.
struct Board {
    count: usize,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The first chunk that nobody has begun.
    next: usize,
    written: usize,
    printed: BTreeMap<usize, Text>,
    /// Buffers to be used again.
    spare: Vec<Text>,
    ended: bool,
    /// How many threads wait for a change.
    waiting: usize,
}

/// What the writer finds when a chunk's turn has come.
enum Turn {
    Printed(Text),
    /// It is now the writer's, with a buffer for it.
    NotBegun(Text),
    /// Another thread is at it. Meanwhile this later one is the writer's.
    Ahead(usize, Text),
    Ended,
}

impl State {
    /// The next chunk that nobody has begun, and a buffer, if it may be begun now.
    fn begin(&mut self, count: usize) -> Option<(usize, Text)> {
        if self.next >= count || self.next > self.written + AHEAD {
            return None;
        }
        self.next += 1;
        Some((self.next - 1, self.spare.pop().unwrap_or_else(|| Text::with_capacity(BUFFER))))
    }
}

impl Board {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, mut state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        state.waiting += 1;
        let mut state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        state.waiting -= 1;
        state
    }

    /// Ends a change of the state, and wakes those that wait for one.
    fn wake(&self, state: MutexGuard<'_, State>) {
        // To wake nobody is a call of the system as well.
        let somebody_waits = state.waiting > 0;
        drop(state);
        if somebody_waits {
            self.changed.notify_all();
        }
    }

    /// Adds buffers that can be used.
    fn add_buffers(&self, buffers: impl IntoIterator<Item = Text>) {
        self.lock().spare.extend(buffers);
    }

    /// The next chunk for a helper, and a buffer; none when all chunks have been begun.
    fn begin_ahead(&self) -> Option<(usize, Text)> {
        let mut state = self.lock();
        while !state.ended && state.next < self.count {
            if let Some(begun) = state.begin(self.count) {
                return Some(begun);
            }
            state = self.wait(state);
        }
        None
    }

    fn deliver(&self, index: usize, text: Text) {
        let mut state = self.lock();
        state.printed.insert(index, text);
        self.wake(state);
    }

    fn take(&self, index: usize) -> Turn {
        let mut state = self.lock();
        loop {
            if let Some(text) = state.printed.remove(&index) {
                return Turn::Printed(text);
            }
            if state.ended {
                return Turn::Ended;
            }
            match state.begin(self.count) {
                Some((begun, text)) if begun == index => return Turn::NotBegun(text),
                Some((later, text)) => return Turn::Ahead(later, text),
                None => state = self.wait(state),
            }
        }
    }

    fn written(&self, text: Text) {
        let mut state = self.lock();
        state.written += 1;
        state.spare.push(text);
        self.wake(state);
    }

    fn end(&self) {
        let mut state = self.lock();
        state.ended = true;
        self.wake(state);
    }
}

/// Keeps the writer and the helpers from waiting for one of them that has panicked.
struct EndOnPanic<'a>(&'a Board);

impl Drop for EndOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.end();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::threads::with_helper;

    #[test]
    fn chunks_come_in_order() {
        for count in [0, 1, CHUNK, 10 * CHUNK + 7] {
            let items: Vec<usize> = (0..count).collect();
            let mut out = Vec::new();
            Parts::new(items.clone(), true, |text: &mut Text, item: &usize| {
                text.push_str(&format!("{item};"))
            })
            .write(&mut out)
            .unwrap();
            let expected: String = items.iter().map(|item| format!("{item};")).collect();
            assert_eq!(String::from_utf8(out).unwrap(), expected);
        }
    }

    #[test]
    #[should_panic(expected = "a thread that helped to print has panicked")]
    fn a_panic_does_not_hang() {
        // The writer's own thread must not be the one that panics.
        let writer = std::thread::current().id();
        let items = vec![0; 100 * CHUNK];
        let print = |_: &mut Text, _: &i32| {
            assert!(std::thread::current().id() == writer, "in a helper");
            std::thread::sleep(std::time::Duration::from_millis(1));
        };
        let _ = Parts::new(items, true, print).write(&mut io::sink());
        assert!(
            std::thread::available_parallelism().is_ok_and(|cores| cores.get() > 1),
            "a thread that helped to print has panicked"
        );
    }

    #[test]
    fn a_helper_prints_ahead() {
        for count in [0, 1, CHUNK, 10 * CHUNK + 7, 100 * CHUNK] {
            let items: Vec<usize> = (0..count).collect();
            let expected: String = items.iter().map(|item| format!("{item};")).collect();
            let print = |text: &mut Text, item: &usize| text.push_str(&format!("{item};"));
            for begun in [false, true] {
                let mut out = Vec::new();
                let written = with_helper(|helper| {
                    let has_begun = begun && helper.begin(|| ()).is_ok();
                    assert_eq!(has_begun, begun);
                    Parts::new(items.clone(), true, print).write_with(helper, &mut out)
                });
                written.unwrap();
                assert_eq!(String::from_utf8(out).unwrap(), expected);
            }
        }
    }

    #[test]
    #[should_panic(expected = "panicked")]
    fn a_panic_of_a_helper_does_not_hang() {
        let writer = std::thread::current().id();
        let print = move |_: &mut Text, _: &i32| {
            assert!(std::thread::current().id() == writer, "in a helper");
            std::thread::sleep(std::time::Duration::from_millis(1));
        };
        with_helper(|helper| {
            helper.begin(|| ()).unwrap();
            let _ = Parts::new(vec![0; 10 * CHUNK], true, print).write_with(helper, &mut io::sink());
        });
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
        let _ = Parts::new(items, true, |text: &mut Text, _: &i32| text.push('x')).write(&mut Broken);
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
        let result = Parts::new(items, true, |text: &mut Text, _: &i32| text.push('x')).write(&mut Full);
        assert_eq!(result.unwrap_err().kind(), io::ErrorKind::StorageFull);
    }
}
