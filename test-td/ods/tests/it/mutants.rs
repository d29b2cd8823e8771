//! Files with one small mistake each: rtblgen and mlir-tblgen find the same mistakes, in the same definition.
//!
//! `RTBLGEN_MUTANTS=5000 cargo test -p ods-conformance --test it mutants -- --nocapture` makes more of them and prints the
//! classes of differences; `RTBLGEN_RANDOM_SEED` makes others.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

use oracle::mutants::{Difference, Found, Judge, Judged, Source, Verdict, report};
use oracle::{Oracle, find_upstream, random};
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::{Diagnostic, Disk, SourceMap, Span};

use crate::support::{folder, read};

/// The generators, and the text by which a file has input for one.
const GENERATORS: [(Generator, &str); 6] = [
    (Generator::OpDefs, "Op<"),
    (Generator::AttrDefDefs, "AttrDef<"),
    (Generator::TypeDefDefs, "TypeDef<"),
    (Generator::EnumDefs, "Enum"),
    (Generator::OpInterfaceDefs, "OpInterface<"),
    (Generator::Rewriters, "Pat"),
];

/// Messages of mistakes that only rtblgen refuses.
const REFUSED: &[&str] = &[
    // Rust that would not compile, as the C++ of mlir-tblgen would not.
    "the snippet is not Rust",
    "is C++: a snippet is Rust",
    "there is no placeholder",
    " stands for nothing",
    "the constant ",
    "is no number that we understand",
    "a property needs a `storageType`",
    "is not an attribute, and one is expected",
    "is not a property, and one is expected",
    "is an attribute, and a value is expected",
    "is a property, and ",
    "an op is expected here, and ",
    "should be an attribute",
    "should be an operand",
    "the result types of ",
    "has no value number",
    // Definitions that take the place of others.
    "two ops have the name",
    "two cases of ",
    "two definitions become the Rust type",
    // Names that the text of MLIR cannot have.
    "is no name of an op",
    // Text that does not parse back.
    "format ambiguity",
    "the brackets of the format are not balanced",
    "the format writes two words with nothing between them",
    "would be neither parsed nor printed",
    // Texts without a meaning.
    "must have 'ins' directive",
    "referencing unbound symbol",
    "operands to additional constraints can only be symbol references",
    "is not a benefit",
];

#[test]
fn mistakes_are_found_where_mlir_tblgen_finds_them() {
    let Some(oracle) = Oracle::find() else { return };
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutants");
    let judge = Judge { oracle: &oracle, folder: temporary, ours: &ours };
    let seed = random::count("RTBLGEN_RANDOM_SEED", 1) as u64;
    let count = random::count("RTBLGEN_MUTANTS", 60);
    let mut judged = judge.judge(&own_sources(), count, seed).unwrap_or_else(|problem| panic!("{problem}"));
    let upstream = upstream_sources();
    if !upstream.is_empty() {
        judged.extend(judge.judge(&upstream, count, seed).unwrap_or_else(|problem| panic!("{problem}")));
    }
    print!("{}", report(&judged));
    let wrong: Vec<_> = judged.iter().filter(|one| is_wrong(one)).map(Judged::to_string).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn is_wrong(judged: &Judged) -> bool {
    let message = judged.ours.as_ref().map(|found| found.message.as_str()).unwrap_or_default();
    match judged.difference() {
        Difference::BothAccept | Difference::Same | Difference::Words => false,
        Difference::WeRefuse => !REFUSED.iter().any(|known| message.contains(known)),
        // mlir-tblgen may crash, or name no line.
        Difference::Place => judged.theirs.as_ref().is_some_and(|found| !found.lines.is_empty()),
        Difference::NoLine | Difference::WeAccept => true,
    }
}

fn ours(source: &Source, file: &Path, text: &str) -> Result<Verdict, String> {
    let main = MainFile::Text { name: file.display().to_string(), text: text.to_owned() };
    let mut request = Request { main, include_dirs: source.include_dirs.clone(), ..Request::default() };
    if source.is_stock {
        let own = file.parent().map(Path::to_owned);
        request.upstream_includes = source.include_dirs.iter().cloned().chain(own).collect();
    }
    let generator = *Generator::ALL.iter().find(|own| own.flag() == source.generator).expect("a generator");
    let (send, receive) = mpsc::channel();
    std::thread::spawn(move || {
        let outcome = catch_unwind(AssertUnwindSafe(|| generate(generator, request, &Disk)));
        let _received = send.send(outcome);
    });
    match receive.recv_timeout(Duration::from_secs(120)) {
        Err(_) => Err("does not end".to_owned()),
        Ok(Err(panic)) => Err(format!("panics: {:?}", panic.downcast_ref::<String>())),
        Ok(Ok(Ok(_))) => Ok(None),
        Ok(Ok(Err(failure))) => {
            let error = failure.errors().next().ok_or("is refused without an error")?;
            Ok(Some(Found { lines: lines_in_main(error, &failure.sources), message: error.message.clone() }))
        }
    }
}

/// The lines of the main file that an error names. None if it is in another file.
fn lines_in_main(error: &Diagnostic, sources: &SourceMap) -> Vec<usize> {
    let others = error.labels.iter().map(|(span, _)| *span);
    let notes = error.notes.iter().filter_map(|note| note.span);
    let line = |span: Span| {
        (sources.file_of(span) == sources.main_file()).then(|| sources.line_column(span.start).0 as usize)
    };
    match error.span.and_then(line) {
        Some(own) => std::iter::once(own).chain(others.chain(notes).filter_map(line)).collect(),
        None => Vec::new(),
    }
}

fn own_sources() -> Vec<Source> {
    let include_dirs = vec![folder("../drr/td"), folder("../td/toy")];
    let folders = ["cases", "../drr/cases", "../td/toy"].map(folder);
    let files = folders.iter().flat_map(|folder| td_files(folder));
    files.flat_map(|file| sources_of(&file, &include_dirs, false)).collect()
}

fn upstream_sources() -> Vec<Source> {
    let Some(upstream) = find_upstream() else { return Vec::new() };
    let folders =
        ["mlir/include", "mlir/test/lib/Dialect/Test", "mlir/test/include", "mlir/test/mlir-tblgen"];
    let shared = folders.map(|name| upstream.join(name));
    let folders = ["mlir/test/mlir-tblgen", "mlir/test/lib/Dialect/Test", "mlir/examples"];
    let mut found = Vec::new();
    for file in folders.iter().flat_map(|name| td_files(&upstream.join(name))) {
        let mut include_dirs = shared.to_vec();
        include_dirs.extend(file.ancestors().find(|folder| folder.ends_with("include")).map(Path::to_owned));
        found.extend(sources_of(&file, &include_dirs, true));
    }
    found
}

/// The `.td` files of a folder and of those in it.
fn td_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            files.extend(td_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "td") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// A source for each generator that a file has something for.
fn sources_of(path: &Path, include_dirs: &[PathBuf], is_stock: bool) -> Vec<Source> {
    let text = read(path);
    let wanted = GENERATORS.iter().filter(|(_, word)| text.contains(word));
    let source = |(generator, _): &(Generator, &str)| Source {
        path: path.to_owned(),
        generator: generator.flag(),
        include_dirs: include_dirs.to_vec(),
        is_stock,
    };
    wanted.map(source).collect()
}
