//! Programs with one small mistake each, for both drivers: our messages and mlir-opt's.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use crate::mutants::skeleton;
use crate::mutate::{Mutant, Mutator};
use crate::random::Random;

/// The number of programs in one run of a driver.
const BATCH: usize = 100;

/// The line between the parts of a source.
const MARKER: &str = "// -----";

/// The text before the names of the dialects of a driver: mlir-opt has more.
const DIALECTS: &str = "Available dialects: ";

/// Makes mutants of programs and has both drivers read them.
pub struct Drivers<'a> {
    /// Returns our driver's standard error for a file.
    pub ours: &'a dyn Fn(&Path) -> Option<String>,
    /// The same of mlir-opt; `None` if it crashes.
    pub theirs: &'a dyn Fn(&Path) -> Option<String>,
    /// A file for the programs.
    pub file: PathBuf,
}

/// The differences that were found.
#[derive(Clone, Debug, Default)]
pub struct Differences {
    /// The number of programs.
    pub total: usize,
    /// By the first messages that differ, without names and numbers.
    pub classes: BTreeMap<String, Vec<Difference>>,
}

/// A program for which the messages of the drivers differ.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The name of the source, the mistake and its line.
    pub description: String,
    /// Our text, from the first line that differs.
    pub ours: String,
    /// mlir-opt's text.
    pub theirs: String,
}

/// The parts of a source that holds several programs.
pub fn parts(source: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for line in source.split_inclusive('\n') {
        match line.starts_with(MARKER) {
            true => parts.push(String::new()),
            false => parts.last_mut().expect("there is a first part").push_str(line),
        }
    }
    parts
}

impl Drivers<'_> {
    /// Compares the messages of both for mutants of these programs, which have names.
    ///
    /// # Panics
    ///
    /// If the file cannot be written, or our driver fails in another way than with an error.
    pub fn compare(&self, programs: &[(String, String)], count: usize, seed: u64) -> Differences {
        let programs = self.read_alike(programs);
        let mutators: Vec<_> = programs
            .iter()
            .map(|(name, text)| (name, Mutator::new(text)))
            .filter(|(_, mutator)| !mutator.is_empty())
            .collect();
        let mutant = |number| {
            let mut random = Random::new(seed, number);
            let (name, mutator) = random.pick(&mutators);
            (name.as_str(), mutator.mutant(&mut random))
        };
        let mutants: Vec<(&str, Mutant)> = match mutators.is_empty() {
            true => Vec::new(),
            false => (0..count).map(mutant).filter(|(_, mutant)| !mutant.text.contains(MARKER)).collect(),
        };
        let mut differences = Differences { total: mutants.len(), classes: BTreeMap::new() };
        for batch in mutants.chunks(BATCH) {
            self.judge(batch, &mut differences);
        }
        differences
    }

    /// Returns the programs for which both have the same output: mlir-opt does not read all texts that it
    /// prints.
    fn read_alike<'p>(&self, programs: &'p [(String, String)]) -> Vec<&'p (String, String)> {
        let texts: Vec<&str> = programs.iter().map(|(_, text)| text.as_str()).collect();
        let text = texts.join(&format!("\n{MARKER}\n"));
        std::fs::write(&self.file, &text).expect("the folder for temporary files can be written");
        let (Some(ours), Some(theirs)) = ((self.ours)(&self.file), (self.theirs)(&self.file)) else {
            return programs.iter().collect();
        };
        let (ours, theirs) = (by_part(&text, &ours), by_part(&text, &theirs));
        programs
            .iter()
            .zip(ours.iter().zip(&theirs))
            .filter(|(_, (ours, theirs))| ours == theirs)
            .map(|(program, _)| program)
            .collect()
    }

    /// Programs that crash mlir-opt are left out.
    fn judge(&self, mutants: &[(&str, Mutant)], differences: &mut Differences) {
        let texts: Vec<&str> = mutants.iter().map(|(_, mutant)| mutant.text.as_str()).collect();
        let text = texts.join(&format!("\n{MARKER}\n"));
        std::fs::write(&self.file, &text).expect("the folder for temporary files can be written");
        let Some(theirs) = (self.theirs)(&self.file) else {
            if mutants.len() > 1 {
                let (left, right) = mutants.split_at(mutants.len() / 2);
                self.judge(left, differences);
                self.judge(right, differences);
            }
            return;
        };
        let ours = (self.ours)(&self.file).unwrap_or_else(|| panic!("we fail on {}", self.file.display()));
        let (ours, theirs) = (by_part(&text, &ours), by_part(&text, &theirs));
        for ((name, mutant), (ours, theirs)) in mutants.iter().zip(ours.iter().zip(&theirs)) {
            if ours != theirs {
                let (ours, theirs) = differing(ours, theirs);
                let line = mutant.text.lines().nth(mutant.line - 1).unwrap_or_default().trim();
                let description = format!("{name}:{}: {}\n      {line}", mutant.line, mutant.mistake);
                let class = format!("{} | {}", skeleton(words(&ours)), skeleton(words(&theirs)));
                differences.classes.entry(class).or_default().push(Difference { description, ours, theirs });
            }
        }
    }
}

impl Differences {
    /// Returns the number of programs for which the messages of the drivers differ.
    pub fn count(&self) -> usize {
        self.classes.values().map(Vec::len).sum()
    }
}

impl fmt::Display for Differences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "programs with a mistake: identical: {} of {}", self.total - self.count(), self.total)?;
        let mut classes: Vec<_> = self.classes.iter().collect();
        classes.sort_by_key(|(_, examples)| std::cmp::Reverse(examples.len()));
        for (class, examples) in classes {
            writeln!(f, "{:5} {class}", examples.len())?;
            for Difference { description, ours, theirs } in examples.iter().take(2) {
                let first = |text: &str| text.lines().next().unwrap_or("nothing").to_owned();
                writeln!(
                    f,
                    "    {description}\n      ours:   {}\n      theirs: {}",
                    first(ours),
                    first(theirs)
                )?;
            }
        }
        Ok(())
    }
}

/// The messages about each part of a source, `line:column: severity: message` each, with lines counted in the part.
fn by_part(source: &str, errors: &str) -> Vec<String> {
    let markers = source.lines().enumerate().filter(|(_, line)| *line == MARKER);
    let starts: Vec<usize> = std::iter::once(0).chain(markers.map(|(at, _)| at + 1)).collect();
    let mut found = vec![String::new(); starts.len()];
    for line in errors.lines() {
        let kinds = [": error: ", ": note: ", ": warning: ", ": remark: "];
        let Some(at) = kinds.iter().filter_map(|kind| line.find(kind)).min() else { continue };
        let line = line.split_once(DIALECTS).map_or(line, |(before, _)| before);
        let (place, message) = line.split_at(at);
        let mut numbers = place.rsplitn(3, ':');
        let column = numbers.next().unwrap_or_default();
        let line: usize = numbers.next().and_then(|line| line.parse().ok()).unwrap_or_default();
        let part = starts.partition_point(|start| *start < line).max(1) - 1;
        found[part] += &format!("{}:{column}{message}\n", line.saturating_sub(starts[part]));
    }
    found
}

/// Both from the first line on that differs.
fn differing(ours: &str, theirs: &str) -> (String, String) {
    let same = ours.lines().zip(theirs.lines()).take_while(|(ours, theirs)| ours == theirs).count();
    let rest = |text: &str| text.lines().skip(same).collect::<Vec<_>>().join("\n");
    (rest(ours), rest(theirs))
}

/// The message of the first line, without its place.
fn words(text: &str) -> &str {
    let line = text.lines().next().unwrap_or_default();
    line.split_once(' ').map_or("", |(_, words)| words)
}
