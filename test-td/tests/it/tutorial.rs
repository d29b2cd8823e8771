//! The README's tutorial and those of the guides, followed to the letter in an empty folder, and mistakes made on the way.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tool::run_on;

/// A folder with the crate of a page, and a link `rtblgen` to this checkout beside it.
struct Tutorial<'f> {
    folder: &'f Path,
    page: String,
    /// The name of the crate.
    name: &'static str,
}

/// This checkout.
fn checkout() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

impl<'f> Tutorial<'f> {
    fn new(folder: &'f Path, page: &str, name: &'static str) -> Self {
        let page = std::fs::read_to_string(checkout().join(page)).unwrap();
        Self { folder, page, name }
    }

    fn path(&self, file: &str) -> PathBuf {
        self.folder.join(self.name).join(file)
    }

    fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.path(file)).unwrap()
    }

    fn write(&self, file: &str, text: &str) {
        std::fs::create_dir_all(self.path(file).parent().unwrap()).unwrap();
        std::fs::write(self.path(file), text).unwrap();
    }

    /// Runs one line of the page in a folder. Returns its output, its errors, and whether it succeeded.
    fn run(&self, folder: &Path, line: &str) -> (String, String, bool) {
        let mut words = line.split_whitespace();
        let mut command = Command::new(words.next().unwrap());
        command.args(words).current_dir(folder);
        // The dependencies are built once for all runs, from the packages that this build has fetched.
        command.env("CARGO_TARGET_DIR", concat!(env!("CARGO_TARGET_TMPDIR"), "/tutorial"));
        command.env("CARGO_NET_OFFLINE", "true").env("CARGO_TERM_COLOR", "never").env_remove("RUSTFLAGS");
        let output = run_on(&mut command, "");
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (text(output.stdout), text(output.stderr), output.status.success())
    }

    /// The commands that make the crate.
    fn set_up(&self) {
        let commands = fenced_after(&self.page, "in the same folder:");
        let mut folder = self.folder.to_owned();
        for line in commands.lines().map(|line| line.strip_prefix("$ ").unwrap()) {
            if let Some(inner) = line.strip_prefix("cd ") {
                folder.push(inner);
                // The versions that this checkout has been built with.
                std::fs::copy(self.folder.join("rtblgen/Cargo.lock"), folder.join("Cargo.lock")).unwrap();
                continue;
            }
            let (_, errors, success) = self.run(&folder, line);
            assert!(success, "{line}\n{errors}");
        }
    }

    /// The files that the page shows.
    fn write_files(&self) {
        for part in self.page.split("<!-- file: ").skip(1) {
            let (file, rest) = part.split_once(" -->").unwrap();
            self.write(file, &fenced_after(rest, ""));
        }
    }

    fn build(&self) -> (String, String, bool) {
        self.run(&self.path(""), "cargo build")
    }

    /// Returns a build's errors after a file was changed; the change is undone.
    fn errors_with(&self, file: &str, from: &str, to: &str) -> String {
        let text = self.read(file);
        assert!(text.contains(from), "{file} has no {from:?}");
        self.write(file, &text.replacen(from, to, 1));
        let (_, errors, success) = self.build();
        self.write(file, &text);
        assert!(!success, "{to:?} in {file} was accepted");
        errors
    }
}

/// The first fenced block after some words.
fn fenced_after(text: &str, words: &str) -> String {
    let (_, rest) = text.split_once(words).unwrap();
    let (_, rest) = rest.split_once("```").unwrap();
    let (_, rest) = rest.split_once('\n').unwrap();
    rest.split_once("```").unwrap().0.to_owned()
}

/// Returns the diagnostics in the output of a failed build, without cargo's lines around them.
fn diagnostics(output: &str) -> String {
    match output.split_once("Error: rtblgen\n\n") {
        Some((_, report)) => {
            let lines = report.lines().map(|line| line.strip_prefix("  ").unwrap_or(line));
            let lines: Vec<_> = lines.take_while(|line| !line.starts_with("warning: build failed")).collect();
            lines.join("\n").trim_end().to_owned()
        }
        None => panic!("no report of rtblgen in:\n{output}"),
    }
}

/// Follows a page, runs its last command and checks the output.
fn follow<'f>(folder: &'f Path, page: &str, name: &'static str) -> Tutorial<'f> {
    let tutorial = Tutorial::new(folder, page, name);
    tutorial.set_up();
    tutorial.write_files();
    let session = fenced_after(&tutorial.page, "<!-- run -->");
    let (command, expected) = session.split_once('\n').unwrap();
    let (printed, errors, success) = tutorial.run(&tutorial.path(""), command.strip_prefix("$ ").unwrap());
    assert!(success, "{errors}");
    assert_eq!(printed.trim_end(), expected.trim_end());
    tutorial
}

/// One folder for all pages, so that the dependencies are built once.
#[test]
fn the_tutorials_work_to_the_letter() {
    let folder = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(checkout(), folder.path().join("rtblgen")).unwrap();
    let tutorial = follow(folder.path(), "README.md", "calc");
    a_second_build_writes_nothing(&tutorial);
    mistakes_have_one_diagnostic_each(&tutorial);
    follow(folder.path(), "docs/guide/lowering.md", "lower");
    follow(folder.path(), "docs/guide/pdll.md", "fold");
    follow(folder.path(), "docs/guide/pattern-languages.md", "casts");
}

fn a_second_build_writes_nothing(tutorial: &Tutorial<'_>) {
    let (_, messages, success) = tutorial.build();
    assert!(success && !messages.contains("Compiling"), "{messages}");
    // The script runs again for a file that it reported to cargo; its output is the same, so nothing is
    // written.
    let generated = generated_file(&tutorial.path(""));
    let before = std::fs::metadata(&generated).unwrap().modified().unwrap();
    let text = tutorial.read("td/calc.td");
    tutorial.write("td/calc.td", &text);
    let (_, messages, success) = tutorial.build();
    assert!(success && messages.contains("Compiling calc"), "{messages}");
    assert_eq!(std::fs::metadata(&generated).unwrap().modified().unwrap(), before);
}

/// The newest `calc_combine.rs` in the build folder.
fn generated_file(_crate: &Path) -> PathBuf {
    let build = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tutorial/debug/build");
    let folders = std::fs::read_dir(build).unwrap().map(|entry| entry.unwrap().path());
    let files = folders.map(|folder| folder.join("out/calc_combine.rs")).filter(|file| file.exists());
    files.max_by_key(|file| std::fs::metadata(file).unwrap().modified().unwrap()).unwrap()
}

fn mistakes_have_one_diagnostic_each(tutorial: &Tutorial<'_>) {
    let mut reports = String::new();
    for (what, file, from, to) in [
        ("a typo in a name", "td/calc.td", "I64:$lhs", "I46:$lhs"),
        ("a forgotten semicolon", "td/calc.td", "let name = \"calc\";", "let name = \"calc\""),
        ("a missing include", "td/calc_combine.td", "calc.td", "clac.td"),
        ("a snippet that is not Rust", "td/calc_combine.td", "$1.integer_value())", "$1.integer_value("),
        ("a wrong number of arguments", "td/calc_combine.td", "(NegateOp $x)", "(NegateOp $x, $y)"),
        ("a name that nothing binds", "td/calc_combine.td", "(replaceWithValue $x)", "(replaceWithValue $z)"),
        ("a format that names nothing", "td/calc.td", "$lhs `,` $rhs", "$lhs `,` $rsh"),
    ] {
        let report = diagnostics(&tutorial.errors_with(file, from, to));
        assert_eq!(report.lines().filter(|line| line.starts_with("error")).count(), 1, "{what}:\n{report}");
        reports += &format!("# {what}\n{report}\n\n");
    }
    insta::assert_snapshot!(reports);
}
