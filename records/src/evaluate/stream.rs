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
use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use tblgen_parser::parse::{NewTexts, Pieces, Rest};
use tblgen_parser::symbols::{Symbol, Symbols};
use tblgen_parser::syntax::{Piece, Tree};
use tblgen_parser::{Diagnostic, FileLoader, MainFile, Options, SourceMap, parse};

/// How many values the first piece has at least. A file of no more is parsed before a thread would have begun.
const FIRST_PIECE: usize = 256;

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
    let mut pieces = match Pieces::new(main, options, loader) {
        Ok(pieces) => pieces,
        Err(too_large) => return evaluate_here(*too_large, how.clone()),
    };
    let first = pieces.next(FIRST_PIECE);
    let (evaluated, rest) = match pieces.is_done() {
        true => (evaluate_pieces(first, None, how), pieces.finish()),
        false => thread::scope(|scope| {
            let (sender, receiver) = channel();
            let parse = move || {
                while let Some(piece) = pieces.next(PIECE) {
                    // After an error, nobody listens any more.
                    if sender.send(piece).is_err() {
                        break;
                    }
                }
                pieces.finish()
            };
            let parser = thread::Builder::new().stack_size(PARSER_STACK).spawn_scoped(scope, parse);
            let parser = parser.map_err(no_thread)?;
            let evaluated = evaluate_pieces(first, Some(receiver), how);
            match parser.join() {
                Ok(rest) => Ok((evaluated, rest)),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        })?,
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

fn no_thread(error: io::Error) -> Failure {
    let message = format!("no thread to parse in: {error}");
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
    fn into_pieces(self) -> Vec<Piece> {
        let mut pieces = vec![self.piece];
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
fn evaluate_pieces(
    first: Option<Given>,
    others: Option<Receiver<Given>>,
    how: &EvaluateOptions,
) -> Option<Evaluated> {
    let (mut symbols, mut names) = (Symbols::with_room(), Vec::new());
    let chain = adopt(first?, &mut symbols, &mut names);
    let mut evaluator = Evaluator::new(Source::beginning(&chain.piece), symbols, how.clone());
    let result: Step<()> = evaluator.scoped(ScopeKind::Block, |this| {
        this.piece(&chain.piece)?;
        let mut last = &chain;
        for given in others.into_iter().flatten() {
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
    Some(Evaluated { pieces: chain.into_pieces(), store, globals, origins, warnings })
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
