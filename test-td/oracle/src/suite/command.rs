//! `RUN:` lines, and their form for our tools.

use super::Tools;

/// A `RUN:` line, its continuations joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RunLine {
    /// The number of its first line in the file.
    pub(super) number: usize,
    /// The text after `RUN:`.
    pub(super) text: String,
}

/// All `RUN:` lines of a test.
pub(super) fn run_lines(source: &str) -> Vec<RunLine> {
    let mut lines: Vec<RunLine> = Vec::new();
    let mut continues = false;
    for (index, line) in source.lines().enumerate() {
        let Some((_, text)) = line.split_once("RUN:") else { continue };
        let (text, goes_on) = match text.trim().strip_suffix('\\') {
            Some(text) => (text, true),
            None => (text.trim(), false),
        };
        match lines.last_mut().filter(|_| continues) {
            Some(line) => line.text = format!("{} {}", line.text.trim_end(), text.trim()),
            None => lines.push(RunLine { number: index + 1, text: text.to_owned() }),
        }
        continues = goes_on;
    }
    lines
}

/// A feature of lit's `REQUIRES:` lines that this machine's build of LLVM does not have.
pub(super) fn missing_feature(source: &str) -> Option<&str> {
    let mut requires = source.lines().filter_map(|line| Some(line.split_once("REQUIRES:")?.1.trim()));
    requires.find(|feature| !matches!(*feature, "" | "default_triple"))
}

/// The generators of `mlir-tblgen` whose text is Markdown, which is compared.
fn is_text(generator: &str) -> bool {
    generator.ends_with("-doc") || generator.ends_with("-docs")
}

impl RunLine {
    /// Why the line is not about anything that we have: a generator of another language or of LLVM's back ends.
    pub(super) fn outside(&self, tools: &Tools) -> Option<String> {
        let words = self.text.split_whitespace();
        let flags = words.filter_map(|word| {
            Some(word.trim_matches(['"', '\'']).strip_prefix('-')?.trim_start_matches('-'))
        });
        let mut named = flags.filter(|flag| flag.starts_with("gen-"));
        let is_tblgen = self.text.contains("-tblgen");
        let unknown = named.find(|flag| !tools.generators.iter().any(|known| known == flag));
        if let Some(generator) = unknown.filter(|_| is_tblgen) {
            return Some(format!("-{generator}: no such generator for Rust"));
        }
        let tool = self.tool()?;
        let is_known = tools.scripts.iter().any(|(known, _)| *known == tool);
        (!is_known).then(|| format!("{tool}: no such tool"))
    }

    /// The first tool of LLVM's in the line that is not one of the test utilities.
    pub(super) fn tool(&self) -> Option<&str> {
        let mut words = self.text.split(|c: char| c.is_whitespace() || c == '|' || c == ';');
        words.find(|word| {
            let is_tool = ["llvm-", "mlir-", "toyc-"].iter().any(|prefix| word.starts_with(prefix));
            is_tool || matches!(*word, "opt" | "llc" | "%python")
        })
    }

    /// Whether the tools split the file themselves.
    pub(super) fn splits_input(&self) -> bool {
        self.text.contains("-split-input-file")
    }

    /// Returns the line as we run it: a command that would check generated C++ only reads it.
    pub(super) fn ours(&self) -> String {
        let mut commands = split_pipe(&self.text);
        for index in 1..commands.len() {
            if is_checker(&commands[index]) && emits_cpp(&commands[index - 1]) {
                commands[index] = " cat > /dev/null".to_owned();
            }
        }
        commands.join("|")
    }

    /// Returns the line as both tools run it to compare their output: nothing is checked, and diagnostics are
    /// written, not expected. `None` if it does not run `mlir-opt`.
    pub(super) fn compared(&self) -> Option<String> {
        let mut commands = split_pipe(&self.text);
        let checker = commands.iter().position(|command| is_checker(command)).unwrap_or(commands.len());
        commands.truncate(checker);
        let words = commands.iter().map(|command| {
            let words = command
                .split_whitespace()
                .filter(|word| !word.trim_start_matches('-').starts_with("verify-diagnostics"));
            words.collect::<Vec<_>>().join(" ")
        });
        let line = words.collect::<Vec<_>>().join(" | ");
        (self.tool() == Some("mlir-opt") && !line.contains("%t")).then_some(line)
    }

    /// The line for a piece: a `FileCheck` none of whose prefixes occurs in the piece is left out.
    pub(super) fn for_piece(&self, piece: &str) -> RunLine {
        let mut commands = split_pipe(&self.text);
        for command in &mut commands {
            if is_checker(command) && !prefixes(command).iter().any(|prefix| has_directive(piece, prefix)) {
                *command = " cat > /dev/null".to_owned();
            } else if is_checker(command) {
                command.push_str(" --allow-unused-prefixes ");
            }
        }
        RunLine { number: self.number, text: commands.join("|") }
    }
}

fn is_checker(command: &str) -> bool {
    command.trim_start().starts_with("FileCheck")
}

fn has_directive(piece: &str, prefix: &str) -> bool {
    piece.match_indices(prefix).any(|(at, _)| piece[at + prefix.len()..].starts_with([':', '-']))
}

fn prefixes(command: &str) -> Vec<String> {
    let mut words = command.split_whitespace();
    let mut prefixes = Vec::new();
    while let Some(word) = words.next() {
        let Some(flag) = word.strip_prefix('-') else { continue };
        let (name, value) =
            flag.trim_start_matches('-').split_once('=').unwrap_or((flag.trim_start_matches('-'), ""));
        if name == "check-prefix" || name == "check-prefixes" {
            let value = if value.is_empty() { words.next().unwrap_or_default() } else { value };
            prefixes.extend(value.split(',').map(str::to_owned));
        }
    }
    if prefixes.is_empty() {
        prefixes.push("CHECK".to_owned());
    }
    prefixes
}

/// Whether the command is one that succeeds and writes C++ in mlir-tblgen or mlir-pdll, and nothing else.
fn emits_cpp(command: &str) -> bool {
    let mut words = command.split_whitespace();
    if words.next() == Some("mlir-pdll") {
        return command.contains("-x cpp") || command.contains("-x=cpp");
    }
    let mut words = command.split_whitespace();
    if !words.clone().any(|word| word.ends_with("-tblgen"))
        || command.contains("2>&1")
        || command.starts_with("not ")
    {
        return false;
    }
    words.any(|word| {
        let flag = word.trim_start_matches('-');
        flag.starts_with("gen-") && !is_text(flag)
    })
}

/// Splits at `|` outside of quotes; `||` does not count.
fn split_pipe(text: &str) -> Vec<String> {
    let mut commands = vec![String::new()];
    let mut quote = None;
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        let command = commands.last_mut().expect("there is a first command");
        match (quote, c) {
            (None, '|') if characters.peek() == Some(&'|') => {
                command.extend([c, characters.next().unwrap_or(c)])
            }
            (None, '|') => commands.push(String::new()),
            _ => {
                match quote {
                    None if matches!(c, '"' | '\'') => quote = Some(c),
                    Some(open) if open == c => quote = None,
                    _ => {}
                }
                command.push(c);
            }
        }
    }
    commands
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> RunLine {
        RunLine { number: 1, text: text.to_owned() }
    }

    #[test]
    fn continued_lines_are_one() {
        let lines = run_lines("// RUN: mlir-opt %s \\\n// RUN:   | FileCheck %s\n// RUN: true\n");
        let texts: Vec<_> = lines.iter().map(|line| (line.number, line.text.as_str())).collect();
        assert_eq!(texts, [(1, "mlir-opt %s | FileCheck %s"), (3, "true")]);
    }

    #[test]
    fn cpp_is_not_compared() {
        let cpp = line("mlir-tblgen -gen-op-defs %s | FileCheck %s");
        assert_eq!(cpp.ours(), "mlir-tblgen -gen-op-defs %s | cat > /dev/null");
        assert_eq!(
            line("mlir-pdll %s -x cpp | FileCheck %s").ours(),
            "mlir-pdll %s -x cpp | cat > /dev/null"
        );
        for kept in [
            "mlir-tblgen -gen-op-doc %s | FileCheck %s",
            "mlir-tblgen -print-records %s | FileCheck %s",
            "not mlir-tblgen -gen-op-defs %s 2>&1 | FileCheck %s",
            "mlir-pdll %s -x mlir | FileCheck %s",
            "mlir-opt '-x=a|b' %s || true",
        ] {
            assert_eq!(line(kept).ours(), kept);
        }
    }

    #[test]
    fn other_languages_are_outside() {
        let scripts = ["mlir-tblgen", "llvm-tblgen", "mlir-opt"].map(|name| (name, String::new()));
        let tools = Tools { scripts: scripts.to_vec(), generators: vec!["gen-op-defs".to_owned()] };
        let outside = |text: &str| line(text).outside(&tools);
        assert_eq!(outside("mlir-tblgen -gen-op-defs %s"), None);
        assert_eq!(outside("not mlir-opt %s"), None);
        assert_eq!(
            outside("llvm-tblgen -gen-global-isel %s").as_deref(),
            Some("-gen-global-isel: no such generator for Rust")
        );
        assert_eq!(outside("mlir-runner %s").as_deref(), Some("mlir-runner: no such tool"));
    }

    #[test]
    fn what_is_compared_is_not_checked() {
        let check = line("mlir-opt %s -split-input-file --verify-diagnostics -a='b | c' | FileCheck %s");
        assert_eq!(check.compared().as_deref(), Some("mlir-opt %s -split-input-file -a='b | c'"));
        assert_eq!(line("mlir-pdll %s").compared(), None);
    }

    #[test]
    fn a_piece_without_directives_is_not_checked() {
        let check = line("mlir-opt %s | FileCheck %s --check-prefix=A");
        assert_eq!(check.for_piece("// B: x").text, "mlir-opt %s | cat > /dev/null");
        assert_eq!(
            check.for_piece("// A-NEXT: x").text,
            "mlir-opt %s | FileCheck %s --check-prefix=A --allow-unused-prefixes "
        );
    }
}
