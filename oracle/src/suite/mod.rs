//! Runs upstream's test suites with our tools.
//!
//! A test is a file with `RUN:` lines. Each line runs in a shell, as with lit, where `mlir-opt`, `mlir-tblgen`,
//! `mlir-pdll` and `llvm-tblgen` are our tools and `FileCheck`, `not`, `count` and `split-file` are LLVM's. Generated C++ is not compared:
//! our generators emit Rust. A test counts only if at least one of its lines concerns what we have.

mod command;
mod expected;
mod report;
mod shell;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

pub use expected::Expectations;
pub use report::Report;
pub use shell::Tools;

use command::{RunLine, run_lines};
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
}

/// What became of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All lines that concern us pass.
    Passed,
    /// A line fails, for this reason; of the file's pieces between `// -----`, some may pass.
    Failed {
        /// One line of text.
        reason: String,
        /// How many pieces pass alone, and how many there are.
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
        let shell = Shell::new(self.oracle, self.tools);
        let next = AtomicUsize::new(0);
        let verdicts = Mutex::new(vec![None; tests.len()]);
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while let Some(test) = tests.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let verdict = self.run_test(test, &shell);
                        let index = tests.iter().position(|other| other == test).expect("it is listed");
                        verdicts.lock().expect("no test panics")[index] = verdict;
                    }
                });
            }
        });
        let verdicts = verdicts.into_inner().expect("no test panics");
        let named = tests.iter().map(|test| self.name(test)).zip(verdicts);
        Report {
            folder: self.folder.to_owned(),
            tests: named.filter_map(|(name, verdict)| Some((name, verdict?))).collect(),
        }
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
    fn run_test(&self, test: &Path, shell: &Shell) -> Option<Verdict> {
        let bytes = std::fs::read(test).unwrap_or_else(|error| panic!("{}: {error}", test.display()));
        let source = String::from_utf8_lossy(&bytes);
        if let Some(feature) = command::missing_feature(&source) {
            return Some(Verdict::Outside(format!("requires {feature}")));
        }
        let lines = run_lines(&source);
        let (mut ours, mut outside) = (Vec::new(), None);
        let mut is_outside = false;
        for line in &lines {
            // A line without a tool of LLVM's reads what the line before it wrote.
            match line.outside(&self.tools.generators) {
                Some(reason) => (outside, is_outside) = (outside.or(Some(reason)), true),
                None if is_outside && line.tool().is_none() => {}
                None => {
                    ours.push(line);
                    is_outside = false;
                }
            }
        }
        if ours.is_empty() {
            return outside.map(Verdict::Outside);
        }
        Some(match self.run_lines(test, test, &ours, shell) {
            Ok(()) => Verdict::Passed,
            Err(reason) => Verdict::Failed { reason, pieces: self.run_pieces(test, &bytes, &ours, shell) },
        })
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

    /// How many of the pieces between `// -----` pass alone, and how many there are. A `FileCheck` without any directive
    /// in a piece does not count.
    fn run_pieces(&self, test: &Path, source: &[u8], lines: &[&RunLine], shell: &Shell) -> (usize, usize) {
        let Ok(source) = std::str::from_utf8(source) else { return (0, 1) };
        let splits = lines.iter().all(|line| line.splits_input());
        let pieces: Vec<(usize, String)> = match splits {
            true => command::pieces(source),
            false => return (0, 1),
        };
        let passing = pieces.iter().filter(|(index, text)| {
            let folder = shell.scratch(test);
            let name = test.file_name().expect("a test is a file").to_string_lossy();
            let file = folder.join(format!("{index}-{name}"));
            std::fs::write(&file, text).expect("the scratch folder is writable");
            let lines: Vec<RunLine> = lines.iter().map(|line| line.for_piece(text)).collect();
            self.run_lines(test, &file, &lines.iter().collect::<Vec<_>>(), shell).is_ok()
        });
        (passing.count(), pieces.len())
    }
}

fn is_test(path: &Path) -> bool {
    const SUFFIXES: [&str; 6] = ["td", "mlir", "pdll", "test", "toy", "ll"];
    path.extension().is_some_and(|suffix| SUFFIXES.iter().any(|known| suffix == *known))
}
