//! Evaluation of the first statements of a file while the last are parsed.
//!
//! The evaluator needs of the tree no more than the piece in hand, as long as nothing is wrong. If anything is, all is
//! parsed once more and then evaluated: so the error can be placed, and compared with a syntax error that may come
//! before it.

use super::scope::ScopeKind;
use super::source::Source;
use super::{EvaluateOptions, Evaluator, Failure, evaluate_here};
use crate::query::{Origins, Records};
use crate::store::{Step, Store};
use crate::value::ValueId;
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use tblgen_parser::parse::{NewTexts, Pieces, Rest};
use tblgen_parser::source::TooLarge;
use tblgen_parser::symbols::{Symbol, Symbols};
use tblgen_parser::syntax::{Piece, Tree};
use tblgen_parser::{Diagnostic, FileLoader, MainFile, Options, SourceMap, parse};

/// A file of so many bytes that includes no other is parsed before a thread would have begun.
const SMALL: usize = 4096;

/// How many values the first pieces have at least. They are small, so that evaluation begins early.
const FIRST_PIECE: usize = 64;

/// How many values a later piece has at least.
const PIECE: usize = 512;

/// The stack of the parser, which nests no deeper than [`tblgen_parser::parse::MAX_NESTING`].
const PARSER_STACK: usize = 16 << 20;

/// What the parser gives at a time.
type Given = (Piece, NewTexts);

pub(super) fn evaluate(
    main: MainFile,
    options: &Options,
    loader: &dyn FileLoader,
    how: &EvaluateOptions,
) -> Result<Records, Failure> {
    let (evaluated, rest) = match main.text.len() < SMALL && !main.text.contains("include") {
        true => {
            let mut pieces = Pieces::new(main, options, loader).map_err(too_large)?;
            (evaluate_pieces(pieces.next(usize::MAX), how), pieces.finish())
        }
        false => in_two_threads(main, options, loader, how)?,
    };
    let Rest { sources, error, warnings } = rest;
    let Some(Evaluated { pieces, store, globals, origins, warnings: own }) =
        evaluated.filter(|_| error.is_none())
    else {
        let file = sources.main_file();
        let main = MainFile { name: sources.name(file).to_owned(), text: sources.file_text(file).to_owned() };
        drop(sources);
        return evaluate_here(parse(main, options, loader), how.clone());
    };
    let tree = Tree { pieces, error, symbols: Symbols::new() };
    let warnings = warnings.into_iter().chain(own).collect();
    Ok(Records::new(sources, tree, store, globals, origins, warnings))
}

fn in_two_threads(
    main: MainFile,
    options: &Options,
    loader: &dyn FileLoader,
    how: &EvaluateOptions,
) -> Result<(Option<Evaluated>, Rest), Failure> {
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        let parse = || Ok(parse_pieces(Pieces::new(main, options, loader)?, sender));
        let parser = thread::Builder::new().stack_size(PARSER_STACK).spawn_scoped(scope, parse);
        let parser = parser.map_err(|error| failure(format!("no thread to parse in: {error}")))?;
        let evaluated = evaluate_pieces(receiver, how);
        match parser.join() {
            Ok(rest) => Ok((evaluated, rest.map_err(too_large)?)),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

/// Parses all pieces, until nobody listens any more: that is after an error.
fn parse_pieces(mut pieces: Pieces<'_>, sender: Sender<Given>) -> Rest {
    let mut size = FIRST_PIECE;
    while let Some(piece) = pieces.next(size) {
        if sender.send(piece).is_err() {
            break;
        }
        size = PIECE.min(2 * size);
    }
    pieces.finish()
}

fn too_large(_: TooLarge) -> Failure {
    failure("the file is larger than 4 GiB".to_owned())
}

/// A failure without a place.
fn failure(message: String) -> Failure {
    Failure { sources: SourceMap::new(), diagnostics: vec![Diagnostic::error_without_span(message)] }
}

/// What came of all pieces.
struct Evaluated {
    pieces: Vec<Piece>,
    store: Store,
    globals: FxHashMap<Symbol, ValueId>,
    origins: Origins,
    warnings: Vec<Diagnostic>,
}

/// The pieces, each with room for the next, so that they stay where they are while others come.
struct Chain {
    piece: Piece,
    next: OnceCell<Box<Chain>>,
}

impl Chain {
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

/// Makes the symbols of a piece those of the evaluator's table.
fn adopt((mut piece, texts): Given, symbols: &mut Symbols, names: &mut Vec<Symbol>) -> Chain {
    texts.intern(symbols, names);
    piece.rename(names);
    Chain { piece, next: OnceCell::new() }
}

/// Evaluates the pieces as they come; nothing if there is an error.
fn evaluate_pieces(pieces: impl IntoIterator<Item = Given>, how: &EvaluateOptions) -> Option<Evaluated> {
    let first = Chain { piece: Piece::EMPTY, next: OnceCell::new() };
    let mut names = Vec::new();
    let mut evaluator = Evaluator::new(Source::beginning(&first.piece), Symbols::with_room(), how.clone());
    let result: Step<()> = evaluator.scoped(ScopeKind::Block, |this| {
        let mut last = &first;
        for given in pieces {
            let link = adopt(given, &mut this.store.symbols, &mut names);
            last = last.next.get_or_init(|| Box::new(link));
            this.piece(&last.piece)?;
        }
        Ok(())
    });
    let Evaluator { mut store, globals, warnings, local_origins, meanings, .. } = evaluator;
    if result.is_err() || store.diagnostics.iter().any(Diagnostic::is_error) {
        return None;
    }
    store.seal();
    let origins = Origins { local: local_origins, meanings };
    Some(Evaluated { pieces: first.into_pieces(), store, globals, origins, warnings })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::print_records;
    use tblgen_parser::{ErrorFormat, Memory, render};

    /// What is printed for a file, with all that is said about it.
    fn shown(outcome: Result<Records, Failure>) -> String {
        let records = match outcome {
            Ok(records) => records,
            Err(failure) => return failure.render(ErrorFormat::Human, false),
        };
        let mut text = Vec::new();
        print_records(&records, &mut text).unwrap();
        let said = records.warnings().iter().chain(records.dumps());
        let said = said.map(|message| render(message, records.sources(), ErrorFormat::Human, false));
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
        check("");
        check("class A;");
    }

    #[test]
    fn errors_are_those_of_the_whole() {
        let good = long_file().replace("all_of", "last.all");
        for wrong in
            ["def", "def w : C5<\"x\">;", "class C1;", "def w : C7<6> { int y = nothing; }", "\"", "$"]
        {
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
