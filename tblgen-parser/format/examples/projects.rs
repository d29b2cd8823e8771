//! Formats the `.td` and `.pdll` files of projects in memory, and checks what the formatter promises.
//!
//! ```text
//! cargo run --release -p rtblgen-format --example projects -- [-I DIR]... FOLDER...
//! ```
//!
//! Each folder becomes a row of a table: its files; those that parse, all of which are formatted; those that change when they are
//! formatted twice; those whose records are compared (by `-print-records`, with the folders of `-I` for includes), and those that have
//! other records then; the share of lines that stay as they are. The status is 1 if a promise is broken.

use rtblgen_format::{Language, Options, format};
use rtblgen_records::{TableGen, print_records};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The figures of a folder.
#[derive(Default)]
struct Row {
    files: usize,
    formatted: usize,
    unsettled: usize,
    evaluated: usize,
    different: usize,
    lines: usize,
    same: usize,
}

fn main() -> ExitCode {
    let (mut includes, mut folders) = (Vec::new(), Vec::new());
    let mut arguments = std::env::args_os().skip(1);
    while let Some(argument) = arguments.next() {
        match argument == "-I" {
            true => includes.extend(arguments.next().map(PathBuf::from)),
            false => folders.push(PathBuf::from(argument)),
        }
    }
    println!(
        "| folder | files | formatted | changed again | records compared | of these different | lines | unchanged |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    let mut is_good = true;
    for folder in folders {
        let mut row = Row::default();
        walk(&folder, &mut |path| row.add(path, &includes));
        is_good &= row.unsettled + row.different == 0;
        let share = 100.0 * row.same as f64 / row.lines.max(1) as f64;
        println!(
            "| {} | {} | {} | {} | {} | {} | {} | {share:.1} % |",
            folder.display(),
            row.files,
            row.formatted,
            row.unsettled,
            row.evaluated,
            row.different,
            row.lines
        );
    }
    if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn walk(path: &Path, action: &mut impl FnMut(&Path)) {
    let Ok(entries) = std::fs::read_dir(path) else { return action(path) };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().for_each(|path| walk(path, action));
}

impl Row {
    fn add(&mut self, path: &Path, includes: &[PathBuf]) {
        let (Some(language), Ok(bytes)) = (Language::of_path(path), std::fs::read(path)) else { return };
        let name = path.display().to_string();
        let text = tblgen_parser::loader::text_of(bytes);
        self.files += 1;
        let once = match format(&name, &text, language, &Options::default()) {
            Ok(once) => once,
            Err(failure) => return eprintln!("{failure}"),
        };
        self.formatted += 1;
        self.unsettled += usize::from(
            format(&name, &once, language, &Options::default()).ok().as_deref() != Some(once.as_str()),
        );
        if language == Language::TableGen
            && let Some(before) = records(path, &text, includes)
        {
            self.evaluated += 1;
            self.different += usize::from(records(path, &once, includes) != Some(before));
        }
        let mut config = similar::TextDiff::configure();
        let diff = config.algorithm(similar::Algorithm::Patience).diff_lines(&text, &once);
        let same = diff.iter_all_changes().filter(|change| change.tag() == similar::ChangeTag::Equal);
        self.lines += text.lines().count();
        self.same += same.count();
    }
}

/// The printed records of a text, if it has no error.
fn records(path: &Path, text: &str, includes: &[PathBuf]) -> Option<Vec<u8>> {
    let own = path.parent()?.to_owned();
    let source = TableGen::new().include_dir(own).include_dirs(includes.iter().cloned());
    let records = source.evaluate_str(path.display().to_string(), text).ok()?;
    let mut printed = Vec::new();
    print_records(&records, &mut printed).ok()?;
    Some(printed)
}
