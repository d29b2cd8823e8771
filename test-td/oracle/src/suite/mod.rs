//! Runs upstream's test suites with our tools.
//!
//! A test is a file with `RUN:` lines. Each line runs in a shell, as with lit, where `mlir-opt`,
//! `mlir-tblgen`, `mlir-pdll` and `llvm-tblgen` are our tools and `FileCheck`, `not`, `count` and
//! `split-file` are LLVM's. Generated C++ is not compared: our generators emit Rust. A test counts only if at
//! least one of its lines concerns our tools.

mod command;
mod differences;
mod expected;
mod figures;
mod identity;
mod pieces;
mod report;
mod shell;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

pub use differences::Differences;
pub use expected::Expectations;
pub use figures::{Figure, Figures};
pub use report::{Report, Test};
pub use shell::Tools;

use command::{RunLine, run_lines};
use identity::Both;
use pieces::Piece;
use shell::Shell;

use crate::Oracle;

/// A folder of upstream's tests, and the tools to run it with.
#[derive(Debug)]
pub struct Suite<'a> {
    /// LLVM's own tools.
    pub oracle: &'a Oracle,
    /// The folder of upstream's sources.
    pub upstream: &'a Path,
    /// The folder of the tests, relative to `upstream`.
    pub folder: &'a str,
    /// Our tools.
    pub tools: &'a Tools,
    /// Whether files below the folder's own folders count.
    pub recursive: bool,
    /// Whether the pieces of each test are counted.
    pub pieces: Count<'a>,
    /// The pieces that differ from LLVM's on purpose. They are counted as the others, and a listed piece that passes and is the
    /// same is a mistake of the list.
    pub differences: &'a Differences,
}

/// Whether the pieces of tests are counted: those that pass, and those for which both tools write the same.
#[derive(Clone, Copy, Debug)]
pub enum Count<'a> {
    /// Pieces that pass, of files that do not.
    Failures,
    /// Everything. This takes minutes.
    All,
    /// The part that determines whether the figures of each test are still at least these.
    Listed(&'a BTreeMap<String, Figure>),
}

/// The result of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All lines that concern us pass.
    Passed,
    /// A line fails, for this reason; of the file's pieces between `// -----`, some may pass.
    Failed {
        /// One line of text.
        reason: String,
        /// The number of pieces that pass alone, and the number of all.
        pieces: (usize, usize),
    },
    /// No line concerns us, for this reason.
    Outside(String),
}

impl Suite<'_> {
    /// Runs all tests of the folder, on all cores.
    ///
    /// # Panics
    ///
    /// If the folder or a file in it cannot be read.
    pub fn run(&self) -> Report {
        let tests = self.tests();
        let both = Both {
            ours: Shell::new(self.oracle, self.tools),
            theirs: Shell::new(self.oracle, &Tools::of_oracle(self.oracle)),
        };
        let next = AtomicUsize::new(0);
        let results = Mutex::new(vec![None; tests.len()]);
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let Some(test) = tests.get(index) else { break };
                        let result = self.run_test(test, &both);
                        results.lock().expect("no test panics")[index] = result;
                    }
                });
            }
        });
        let results = results.into_inner().expect("no test panics");
        Report { folder: self.folder.to_owned(), tests: results.into_iter().flatten().collect() }
    }

    fn name(&self, test: &Path) -> String {
        let name = test.strip_prefix(self.upstream.join(self.folder)).expect("the test is in the folder");
        name.to_string_lossy().into_owned()
    }

    /// The files of the folder, sorted. `Inputs` folders hold no tests.
    fn tests(&self) -> Vec<PathBuf> {
        let mut folders = vec![self.upstream.join(self.folder)];
        let mut tests = Vec::new();
        while let Some(folder) = folders.pop() {
            let entries =
                std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
            for path in entries.map(|entry| entry.expect("the folder is readable").path()) {
                match path.is_dir() {
                    true if self.recursive && !path.ends_with("Inputs") => folders.push(path),
                    false if is_test(&path) => tests.push(path),
                    _ => {}
                }
            }
        }
        tests.sort();
        tests
    }

    /// `None` for a file without `RUN:` lines.
    fn run_test(&self, test: &Path, both: &Both) -> Option<Test> {
        let name = self.name(test);
        let bytes = std::fs::read(test).unwrap_or_else(|error| panic!("{}: {error}", test.display()));
        let source = String::from_utf8_lossy(&bytes);
        let outside = |name, reason| Test::new(name, Verdict::Outside(reason));
        if let Some(feature) = command::missing_feature(&source) {
            return Some(outside(name, format!("requires {feature}")));
        }
        let lines = run_lines(&source);
        let (ours, reason) = self.concerning(&lines);
        if ours.is_empty() {
            return reason.map(|reason| outside(name, reason));
        }
        let source = std::str::from_utf8(&bytes).ok();
        let content = Content { test, source, lines: &ours };
        let lines = self.differences.lines(&format!("{}/{name}", self.folder));
        let mut result = match self.run_lines(test, test, &ours, &both.ours) {
            Ok(()) => Test::new(name, Verdict::Passed),
            Err(reason) => {
                let mut pieces = (0, 1);
                if let (Count::Failures, true) = (self.pieces, content.splits() || !lines.is_empty()) {
                    let found = content.pieces();
                    let passing =
                        found.iter().filter(|piece| self.run_piece(&content, piece, &both.ours).is_ok());
                    pieces = (passing.count(), found.len());
                }
                Test::new(name, Verdict::Failed { reason, pieces })
            }
        };
        let listed = self.listed(&mut result, &content, &lines, both);
        self.count(&mut result, &content, &listed, both);
        Some(result)
    }

    /// The pieces that are listed as different on purpose. Other pieces are added to the result.
    fn listed(
        &self,
        result: &mut Test,
        content: &Content<'_>,
        lines: &BTreeSet<usize>,
        both: &Both,
    ) -> Listed {
        let mut listed = Listed::default();
        if lines.is_empty() {
            return listed;
        }
        listed.pieces = content.pieces();
        listed.pieces.retain(|piece| lines.contains(&piece.line));
        let is_missing = |line: &&usize| listed.pieces.iter().all(|piece| piece.line != **line);
        let missing = lines.iter().filter(is_missing);
        result.stale.extend(missing.map(|line| format!("{}:{line}: no such piece", result.name)));
        for piece in &listed.pieces {
            let passes = self.run_piece(content, piece, &both.ours).is_ok();
            let is_same = both.difference(content.test, &piece.text, content.lines).is_none();
            listed.passing += usize::from(passes);
            listed.identical += usize::from(is_same);
            if passes && is_same {
                result.stale.push(format!("{}:{}: passes and is the same", result.name, piece.line));
            }
        }
        listed
    }

    /// The lines that concern us, and why another one does not.
    fn concerning<'l>(&self, lines: &'l [RunLine]) -> (Vec<&'l RunLine>, Option<String>) {
        let (mut ours, mut outside) = (Vec::new(), None);
        let mut is_outside = false;
        for line in lines {
            // A line without a tool of LLVM's reads the output of the line before it.
            match line.outside(self.tools) {
                Some(reason) => (outside, is_outside) = (outside.or(Some(reason)), true),
                None if is_outside && line.tool().is_none() => {}
                None => {
                    ours.push(line);
                    is_outside = false;
                }
            }
        }
        (ours, outside)
    }

    /// Runs the lines on `file`, which is the test or a piece of it.
    fn run_lines(&self, test: &Path, file: &Path, lines: &[&RunLine], shell: &Shell) -> Result<(), String> {
        let place = shell.place(test, file);
        for line in lines {
            shell.run(&line.ours(), &place).map_err(|reason| match lines.len() {
                1 => reason,
                _ => format!("line {}: {reason}", line.number),
            })?;
        }
        Ok(())
    }

    /// Runs the lines on a piece. A `FileCheck` without any directive in the piece does not count.
    fn run_piece(&self, content: &Content<'_>, piece: &Piece, shell: &Shell) -> Result<(), String> {
        let file = content.write(piece, shell);
        let lines: Vec<RunLine> = content.lines.iter().map(|line| line.for_piece(&piece.text)).collect();
        self.run_lines(content.test, &file, &lines.iter().collect::<Vec<_>>(), shell)
    }
}

/// The pieces of a test that differ on purpose.
#[derive(Debug, Default)]
struct Listed {
    pieces: Vec<Piece>,
    /// The number of them that pass nevertheless.
    passing: usize,
    /// The number of them that are the same nevertheless.
    identical: usize,
}

/// A test and the lines that concern us.
struct Content<'a> {
    test: &'a Path,
    /// The text, if it is UTF-8.
    source: Option<&'a str>,
    lines: &'a [&'a RunLine],
}

impl Content<'_> {
    /// Whether the tools split the file themselves.
    fn splits(&self) -> bool {
        self.source.is_some() && self.lines.iter().all(|line| line.splits_input())
    }

    fn pieces(&self) -> Vec<Piece> {
        match self.source {
            Some(source) if self.splits() => pieces::split(source),
            Some(source) => pieces::functions(source),
            None => Vec::new(),
        }
    }

    /// The file of a piece.
    fn write(&self, piece: &Piece, shell: &Shell) -> PathBuf {
        let name = self.test.file_name().expect("a test is a file").to_string_lossy();
        let file = shell.scratch(self.test).join(format!("{}-{name}", piece.number));
        std::fs::write(&file, &piece.text).expect("the scratch folder is writable");
        file
    }
}

fn is_test(path: &Path) -> bool {
    const SUFFIXES: [&str; 6] = ["td", "mlir", "pdll", "test", "toy", "ll"];
    path.extension().is_some_and(|suffix| SUFFIXES.iter().any(|known| suffix == *known))
}
