//! Files with one small mistake each, for both code generators: our messages and mlir-tblgen's.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use crate::Oracle;
use crate::mutate::Mutator;
use crate::random::Random;

/// A file, and how mlir-tblgen is run on it.
#[derive(Clone, Debug)]
pub struct Source {
    /// The file.
    pub path: PathBuf,
    /// The generator, as `gen-op-defs`.
    pub generator: &'static str,
    /// The folders of its includes.
    pub include_dirs: Vec<PathBuf>,
    /// Whether it is one of LLVM's, with C++ in it.
    pub is_stock: bool,
}

/// The first error of a file. `None` if there is none.
pub type Verdict = Option<Found>;

/// An error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The lines of the file that it names, its own first. None if it is in another file.
    pub lines: Vec<usize>,
    /// The message.
    pub message: String,
}

/// How the verdicts on a mutant differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difference {
    /// Both accept it.
    BothAccept,
    /// Both have the same message, in the same statement.
    Same,
    /// Both have different messages, in the same statement.
    Words,
    /// The errors are in different statements, and ours is not at the mistake; or mlir-tblgen names no line.
    Place,
    /// Our error is not in the file.
    NoLine,
    /// Only we refuse it.
    WeRefuse,
    /// Only mlir-tblgen refuses it.
    WeAccept,
}

/// A mutant and the verdicts on it.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The text.
    pub text: String,
    /// The line of the mistake.
    pub line: usize,
    /// The file, the line and the mistake, in words.
    pub description: String,
    /// Our verdict.
    pub ours: Verdict,
    /// The verdict of mlir-tblgen.
    pub theirs: Verdict,
}

impl Judged {
    /// How the verdicts differ.
    pub fn difference(&self) -> Difference {
        match (&self.ours, &self.theirs) {
            (None, None) => Difference::BothAccept,
            (Some(_), None) => Difference::WeRefuse,
            (None, Some(_)) => Difference::WeAccept,
            (Some(ours), Some(theirs)) if ours.lines.is_empty() && !theirs.lines.is_empty() => {
                Difference::NoLine
            }
            (Some(ours), Some(theirs)) => {
                let statement = |line: &usize| statement(&self.text, *line);
                let their_place = theirs.lines.first().map(statement);
                let is_there = ours.lines.iter().map(statement).any(|line| Some(line) == their_place);
                match is_there || ours.lines.first() == Some(&self.line) || ours.lines.is_empty() {
                    true if ours.message.trim() == theirs.message.trim() => Difference::Same,
                    true => Difference::Words,
                    false => Difference::Place,
                }
            }
        }
    }

    /// The verdicts without names and numbers.
    fn class(&self) -> String {
        let words =
            |verdict: &Verdict| verdict.as_ref().map(|found| skeleton(&found.message)).unwrap_or_default();
        match self.difference() {
            Difference::BothAccept | Difference::Same => String::new(),
            _ => format!("{} | {}", words(&self.ours), words(&self.theirs)),
        }
    }
}

impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let show = |verdict: &Verdict| match verdict {
            Some(Found { lines, message }) => format!("{lines:?} {message}"),
            None => "accepted".to_owned(),
        };
        let (ours, theirs) = (show(&self.ours), show(&self.theirs));
        write!(f, "{}\n      ours:   {ours}\n      theirs: {theirs}", self.description)
    }
}

/// Makes mutants of sources and has both judge them.
pub struct Judge<'a> {
    /// The oracle.
    pub oracle: &'a Oracle,
    /// A folder for temporary files.
    pub folder: PathBuf,
    /// Returns our verdict for a text. Its error, a panic for example, is the result for the mutant.
    pub ours: &'a dyn Fn(&Source, &Path, &str) -> Result<Verdict, String>,
}

impl Judge<'_> {
    /// Judges mutants of random sources, as many as `count`. Sources that are not accepted as they are, are left out.
    ///
    /// # Errors
    ///
    /// Returns the failures of our generator: panics and the like.
    ///
    /// # Panics
    ///
    /// If files cannot be read or written.
    pub fn judge(&self, sources: &[Source], count: usize, seed: u64) -> Result<Vec<Judged>, String> {
        std::fs::create_dir_all(&self.folder).expect("the folder for temporary files can be written");
        let mut mutators: BTreeMap<usize, Option<Mutator>> = BTreeMap::new();
        let (mut judged, mut number) = (Vec::new(), 0);
        while judged.len() < count && number < count * 20 {
            let mut random = Random::new(seed, number);
            number += 1;
            let chosen = random.below(sources.len());
            let source = &sources[chosen];
            let mutator = mutators.entry(chosen).or_insert_with(|| self.mutator(source));
            let Some(mutator) = mutator else { continue };
            let mutant = mutator.mutant(&mut random);
            let description =
                format!("{} {}:{}: {}", source.generator, source.path.display(), mutant.line, mutant.mistake);
            let file = self.folder.join("mutant.td");
            let ours = (self.ours)(source, &file, &mutant.text).map_err(|problem| {
                let kept = self.folder.join("wrong.td");
                std::fs::write(&kept, &mutant.text).expect("the folder can be written");
                format!("{problem}: {description}, in {}", kept.display())
            })?;
            let theirs = self.theirs(source, &file, &mutant.text);
            judged.push(Judged { text: mutant.text, line: mutant.line, description, ours, theirs });
        }
        Ok(judged)
    }

    /// The mutator of a source that both accept.
    fn mutator(&self, source: &Source) -> Option<Mutator> {
        let text = std::fs::read_to_string(&source.path).ok()?;
        let file = self.folder.join("mutant.td");
        let is_accepted =
            (self.ours)(source, &file, &text) == Ok(None) && self.theirs(source, &file, &text).is_none();
        let mutator = Mutator::new(&text);
        (is_accepted && !mutator.is_empty()).then_some(mutator)
    }

    fn theirs(&self, source: &Source, file: &Path, text: &str) -> Verdict {
        std::fs::write(file, text).expect("the folder for temporary files can be written");
        let mut command = self.oracle.tool("mlir-tblgen");
        command.arg(format!("--{}", source.generator));
        for folder in source.include_dirs.iter().chain([&self.oracle.include_dir()]) {
            command.arg("-I").arg(folder);
        }
        let output = command.arg(file).output().expect("mlir-tblgen runs");
        if output.status.success() {
            return None;
        }
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let name = format!("{}:", file.display());
        let line_of = |line: &str| line.strip_prefix(&name)?.split(':').next()?.parse().ok();
        let mut errors =
            text.lines().enumerate().filter_map(|(at, line)| Some((at, line.split_once("error: ")?.1)));
        let Some((at, message)) = errors.next() else {
            let message = format!("crash: {}", text.lines().next().unwrap_or_default());
            return Some(Found { lines: Vec::new(), message });
        };
        // The errors of formats, and those in included files, have their position in a note.
        let lines = text.lines().skip(at).find_map(line_of).into_iter().collect();
        Some(Found { lines, message: message.to_owned() })
    }
}

/// The line where the statement around a line begins: mlir-tblgen often has the place of a def only.
fn statement(text: &str, line: usize) -> usize {
    let lines: Vec<&str> = text.lines().take(line).collect();
    let is_start = |line: &&str| {
        ["def", "class", "let", "multiclass", "foreach"].iter().any(|word| line.starts_with(word))
    };
    lines.iter().rposition(is_start).map_or(line, |at| at + 1)
}

/// Returns a message without its quotations and without numbers.
pub fn skeleton(message: &str) -> String {
    let mut quote = None;
    let mut text = String::new();
    for c in message.chars() {
        match (quote, c) {
            (Some(open), _) if open == c => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '`' | '"') => {
                quote = Some(c);
                text.push_str("<>");
            }
            (None, c) if c.is_ascii_digit() => {
                if !text.ends_with('0') {
                    text.push('0');
                }
            }
            (None, c) => text.push(c),
        }
    }
    text.chars().take(90).collect()
}

/// The classes of differences, the most frequent first, each with two examples.
pub fn report(judged: &[Judged]) -> String {
    let mut classes: BTreeMap<(Difference, String), Vec<&Judged>> = BTreeMap::new();
    for one in judged {
        classes.entry((one.difference(), one.class())).or_default().push(one);
    }
    let mut sorted: Vec<_> = classes.into_iter().collect();
    sorted.sort_by_key(|(_, ones)| std::cmp::Reverse(ones.len()));
    let mut text = String::new();
    for ((difference, class), ones) in sorted {
        text += &format!("{:5} {difference:?} {class}\n", ones.len());
        if !matches!(difference, Difference::BothAccept | Difference::Same) {
            ones.iter().take(2).for_each(|one| text += &format!("    {one}\n"));
        }
    }
    text
}
