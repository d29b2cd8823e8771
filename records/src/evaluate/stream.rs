//! Evaluation of the first statements of a file while the last are parsed.
//!
//! To begin a thread takes longer than to do a file of a few lines, so that has none. Other files have it before anything else
//! is done. Until the first statements have come, and whenever it waits for more, this thread has the system give it the memory
//! that it will need.
//!
//! The evaluator needs of the tree no more than the piece in hand, as long as nothing is wrong. If anything is, the parser
//! gives it the text: so the error can be placed, and compared with a syntax error that may come before it.

use super::source::Source;
use super::{EvaluateOptions, Evaluator, Failure};
use crate::query::Records;
use crate::threads::{self, Helper};
use std::cell::OnceCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use tblgen_parser::parse::{NewTexts, Pieces, Rest};
use tblgen_parser::source::TooLarge;
use tblgen_parser::symbols::Symbols;
use tblgen_parser::syntax::{Piece, Tree, Value, ValueId};
use tblgen_parser::{Diagnostic, FileLoader, MainFile, Options, SourceMap};

/// A file of fewer bytes that includes no other is parsed and evaluated by one thread.
const SMALL: usize = 1 << 12;

/// How many values the first piece has at least: few, since the evaluator waits for it. Each that follows has twice as
/// many as the one before.
const FIRST_PIECE: usize = 32;

/// How many values a piece has at least when the parser is ahead.
const PIECE: usize = 512;

/// How many steps of [`Store::make_ready`] are taken while the evaluator waits.
///
/// [`Store::make_ready`]: crate::store::Store::make_ready
const READY: usize = 32;

/// How many texts a file usually has, when all is evaluated.
const TEXTS: usize = 1 << 12;

/// What the parser gives at a time.
enum Given {
    Piece(Piece, NewTexts),
    /// The last that it gives.
    Rest(Rest),
}

/// Evaluates here what a thread beside this one parses.
pub(super) fn evaluate<'env>(
    main: MainFile,
    options: &'env Options,
    loader: &'env dyn FileLoader,
    how: &EvaluateOptions,
    helper: &Helper<'_, 'env>,
) -> Result<Records, Failure> {
    let is_small = main.text.len() < SMALL && !main.text.contains("include");
    let mut sources = SourceMap::new();
    sources.add_file(main.name, main.text, None).map_err(|TooLarge| too_large())?;
    let failed = Arc::new(AtomicBool::new(false));
    let (sender, receiver) = channel();
    let (read, to_be_filled) = channel();
    let pass_on_panic = || helper.join();
    let stream = Stream::new(receiver, Arc::clone(&failed), &pass_on_panic);
    let begin = || begin_parser(helper, options, loader, sender.clone(), to_be_filled, Arc::clone(&failed));
    match (!is_small).then(begin).flatten() {
        Some(parser) => {
            let _ = parser.send(sources);
            drop(sender);
        }
        // All is parsed here, then evaluated.
        None => parse_pieces(Pieces::new(sources, options, loader), sender, channel().1, &failed),
    }
    evaluate_pieces(stream, &read, how)
}

/// Begins a thread that parses what it is sent, if there is one to be had.
fn begin_parser<'env>(
    helper: &Helper<'_, 'env>,
    options: &'env Options,
    loader: &'env dyn FileLoader,
    to_evaluator: Sender<Given>,
    to_be_filled: Receiver<NewTexts>,
    failed: Arc<AtomicBool>,
) -> Option<Sender<SourceMap>> {
    // If the evaluator's thread panics, the one end is dropped, and the other thread waits no longer.
    let (hand_over, handed_over) = channel();
    let begun = helper.begin(move || {
        if let Ok(sources) = handed_over.recv() {
            parse_pieces(Pieces::new(sources, options, loader), to_evaluator, to_be_filled, &failed);
        }
    });
    begun.is_ok().then_some(hand_over)
}

/// Parses all pieces that are left, or until the evaluator has failed.
fn parse_pieces(
    mut pieces: Pieces<'_>,
    sender: Sender<Given>,
    to_be_filled: Receiver<NewTexts>,
    failed: &AtomicBool,
) {
    let mut size = FIRST_PIECE;
    while let Some((piece, texts)) = pieces.next(size) {
        if failed.load(Ordering::Relaxed) {
            break;
        }
        // Nobody listens any more if the evaluator has panicked.
        if sender.send(Given::Piece(piece, texts)).is_err() {
            return;
        }
        to_be_filled.try_iter().for_each(|texts| pieces.take_back(texts));
        size = PIECE.min(2 * size);
    }
    let _ = sender.send(Given::Rest(pieces.finish()));
}

fn too_large() -> Failure {
    let diagnostics = vec![Diagnostic::error_without_span("the file is larger than 4 GiB")];
    Failure { sources: SourceMap::new(), diagnostics }
}

/// What has come from the parser, and what is still to come.
pub(super) struct Stream<'p> {
    receiver: Receiver<Given>,
    first: Chain,
    rest: OnceCell<Rest>,
    /// Tells the parser that no more pieces are wanted.
    failed: Arc<AtomicBool>,
    /// Passes on the panic with which the parser has ended.
    pass_on_panic: &'p dyn Fn(),
}

/// The pieces, each with room for the next, so that they stay where they are while others come.
struct Chain {
    piece: Piece,
    next: OnceCell<Box<Chain>>,
}

impl Chain {
    fn new(piece: Piece) -> Self {
        Self { piece, next: OnceCell::new() }
    }

    /// This piece and those behind it.
    fn pieces(&self) -> impl Iterator<Item = &Piece> {
        std::iter::successors(Some(self), |link| link.next.get().map(Box::as_ref)).map(|link| &link.piece)
    }

    /// The pieces behind this one.
    fn into_pieces(self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut next = self.next.into_inner();
        while let Some(link) = next {
            pieces.push(link.piece);
            next = link.next.into_inner();
        }
        pieces
    }
}

impl<'p> Stream<'p> {
    fn new(receiver: Receiver<Given>, failed: Arc<AtomicBool>, pass_on_panic: &'p dyn Fn()) -> Self {
        Self { receiver, first: Chain::new(Piece::EMPTY), rest: OnceCell::new(), failed, pass_on_panic }
    }

    /// The empty piece before all others.
    pub(super) fn first_piece(&self) -> &Piece {
        &self.first.piece
    }

    /// The next piece, if there is one.
    fn next(&self, meanwhile: impl FnMut() -> bool) -> Option<(Piece, NewTexts)> {
        assert!(!self.failed.load(Ordering::Relaxed), "an error with a place ends evaluation");
        self.receive(meanwhile)
    }

    fn receive(&self, meanwhile: impl FnMut() -> bool) -> Option<(Piece, NewTexts)> {
        let rest = match threads::receive(&self.receiver, meanwhile) {
            Ok(Given::Piece(piece, texts)) => return Some((piece, texts)),
            Ok(Given::Rest(rest)) => rest,
            Err(_) => {
                (self.pass_on_panic)();
                unreachable!("the parser gives the rest last")
            }
        };
        let _ = self.rest.set(rest);
        None
    }

    /// What is known at the end. An error asks for it: then the parser only looks at what stands behind the pieces that
    /// it has given, since that may be unreadable.
    pub(super) fn rest(&self) -> &Rest {
        if self.rest.get().is_none() {
            self.failed.store(true, Ordering::Relaxed);
            while self.receive(|| false).is_some() {}
        }
        self.rest.get_or_init(|| unreachable!("the rest is received last"))
    }

    /// A value of a piece that has come.
    ///
    /// # Panics
    ///
    /// If there is none with this number.
    pub(super) fn value(&self, id: ValueId) -> &Value {
        self.first
            .pieces()
            .find_map(|piece| piece.value(id))
            .expect("a value is read after its piece has come")
    }
}

/// Evaluates the pieces as they come.
fn evaluate_pieces(
    stream: Stream<'_>,
    read: &Sender<NewTexts>,
    how: &EvaluateOptions,
) -> Result<Records, Failure> {
    let mut names = Vec::new();
    let mut evaluator = Evaluator::new(Source::growing(&stream), Symbols::with_room(TEXTS), how.clone());
    evaluator.run(|this| {
        let mut last = &stream.first;
        let mut steps = 0..READY;
        while let Some((mut piece, texts)) =
            stream.next(|| steps.next().map(|step| this.store.make_ready(step)).is_some())
        {
            texts.intern(&mut this.store.symbols, &mut names);
            // If the parser has ended, nobody needs them.
            let _ = read.send(texts);
            piece.rename(&names);
            last = last.next.get_or_init(|| Box::new(Chain::new(piece)));
            this.piece(&last.piece)?;
        }
        Ok(())
    });
    let outcome = evaluator.outcome();
    stream.rest();
    let Stream { first, rest, .. } = stream;
    let Some(Rest { sources, error, warnings, symbols }) = rest.into_inner() else {
        unreachable!("the rest was waited for")
    };
    let tree = Tree { pieces: first.into_pieces(), error, symbols: Symbols::new() };
    let mut records = outcome.records(sources, tree, warnings)?;
    records._parser_names = Some(symbols);
    Ok(records)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::print_records;
    use std::thread;
    use tblgen_parser::{ErrorFormat, Memory, parse, render};

    /// What is printed for a file, with all that is said about it.
    fn shown(outcome: Result<Records, Failure>) -> String {
        let records = match outcome {
            Ok(records) => records,
            Err(failure) => return failure.render(ErrorFormat::Human, false),
        };
        let mut text = Vec::new();
        print_records(&records, &mut text).unwrap();
        let said = records
            .messages()
            .iter()
            .map(|message| render(message, records.sources(), ErrorFormat::Human, false));
        let places =
            records.defs().flat_map(|def| def.fields()).map(|field| format!("{:?}\n", field.value().span()));
        String::from_utf8(text).unwrap() + &said.chain(places).collect::<String>()
    }

    /// Checks that a file which is evaluated as it is parsed gives what it gives when it is parsed before.
    fn check(text: &str) -> String {
        let files =
            Memory::from([("inner.td", "class Inner<int n, int unused = 0> { int m = !mul(n, 2); }")]);
        let main = || MainFile { name: "main.td".to_owned(), text: text.to_owned() };
        let (options, how) = (Options::default(), EvaluateOptions::default());
        let streamed = shown(crate::parse_and_evaluate(main(), &options, &files, &how));
        let whole = shown(crate::evaluate_with(parse(main(), &options, &files), &how));
        assert_eq!(streamed, whole);
        whole
    }

    /// Some thousand statements of all kinds, which take many pieces.
    fn long_file() -> String {
        let mut text = "#define A\n#define A\ninclude \"inner.td\"\n".to_owned();
        for i in 0..1000 {
            text += &format!("class C{i}<int a> : Inner<!add(a, {i})> {{ list<int> l = [a, m]; }}\n");
            text += &format!(
                "def d{i} : C{i}<{i}> {{ string s = \"text \" # {i} # NAME; dag x = (d0 C{i}<1>:$n); }}\n"
            );
            text +=
                &format!("multiclass M{i} {{ def _x : C{i}<2>; }}\ndefm e{i} : M{i};\ndefvar v{i} = d{i};\n");
        }
        text + "def last { list<Inner> all = [v0, v999, C3<4>, e7_x]; }\ndump \"said \" # !repr(all_of);\n"
    }

    #[test]
    fn pieces_give_what_the_whole_gives() {
        let good = long_file().replace("all_of", "last.all");
        let text = check(&good);
        assert!(
            text.contains("def last {") && text.contains("said") && text.contains("duplicate definition")
        );
        // Files that are too small for another thread, with one piece and with more.
        check("");
        check("class A;");
        check(&"def : A<1>; assert true, \"\";\n".repeat(70).replacen(
            "def",
            "class A<int a> { int b = a; }\ndef",
            1,
        ));
    }

    #[test]
    fn a_panic_of_the_loader_does_not_hang() {
        struct Broken;
        impl FileLoader for Broken {
            fn load(&self, path: &std::path::Path) -> std::io::Result<Option<tblgen_parser::LoadedFile>> {
                panic!("no {}", path.display())
            }
        }
        // In the first piece, and in later ones.
        for before in [0, 10, 40, 300, 2000] {
            let values = |count| (0..count).map(|_| "assert true, \"\";\n").collect::<String>();
            let text = values(before) + "include \"x.td\"\n" + &values(1000);
            let main = MainFile { name: "main.td".to_owned(), text };
            let (ended, end) = channel();
            thread::spawn(move || {
                let options = Options::default();
                let outcome = std::panic::catch_unwind(|| {
                    crate::parse_and_evaluate(main, &options, &Broken, &EvaluateOptions::default()).is_ok()
                });
                let _ = ended.send(outcome.is_err());
            });
            assert_eq!(end.recv_timeout(std::time::Duration::from_secs(60)), Ok(true), "{before}");
        }
    }

    #[test]
    fn errors_are_those_of_the_whole() {
        let good = long_file().replace("all_of", "last.all");
        for wrong in [
            "def",
            "def w : C5<\"x\">;",
            "class C1;",
            "def w : C7<6> { int y = nothing; }",
            "\"",
            "$",
            // What is unreadable behind an error comes before it, wherever a piece ends.
            "def w : Missing;\n$",
            "defvar w = !head([]<int>)\n\"",
            "defvar w = !size(1);\n\"",
        ] {
            let (front, back) = good.split_at(good.find("class C500").unwrap());
            assert!(check(&format!("{good}{wrong}\n")).contains("error"), "{wrong}");
            assert!(check(&format!("{front}{wrong}\n{back}")).contains("error"), "{wrong}");
        }
        assert!(
            check(&format!("{good}def w {{ int x = 1; assert !eq(x, 2), \"no\"; }}"))
                .contains("assertion failed")
        );
        assert!(check(&format!("{good}include \"missing.td\"\n")).contains("could not find include file"));
    }
}
