//! Standard output and standard error that cannot be written.

use std::path::{Path, PathBuf};

/// Macros that panic if the stream cannot be written.
const BANNED: [&str; 5] = ["println!", "print!", "eprintln!", "eprint!", "dbg!"];
/// Sources of build scripts and helpers of tests. cargo reads what they print.
const OTHER: [&str; 7] = ["target", "tests", "examples", "benches", "generated", "build-support", "test-td"];

/// Adds the Rust files below the folders `src`, except those of tests.
fn add_sources(folder: &Path, is_source: bool, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            // The examples with a `src` are tools.
            let is_example = name == "examples" && !is_source && path.join("toy").is_dir();
            if !name.starts_with('.') && (!OTHER.contains(&name) || is_example) {
                add_sources(&path, is_source || name == "src", files);
            }
        } else if is_source && name.ends_with(".rs") {
            files.push(path);
        }
    }
}

/// The macro with a panic in a line of code.
fn banned(line: &str) -> Option<&'static str> {
    let code = line.trim_start();
    let is_use = |name: &&&str| {
        code.match_indices(**name)
            .any(|(at, _)| !code[..at].ends_with(|end: char| end.is_alphanumeric() || end == '_'))
    };
    if code.starts_with("//") { None } else { BANNED.iter().find(is_use).copied() }
}

#[test]
fn tools_write_their_streams_without_panics() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    add_sources(root, false, &mut files);
    assert!(files.len() > 500, "only {} files were found", files.len());
    let mut found = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file).expect("the file can be read");
        for (number, line) in (1..).zip(text.lines()) {
            found.extend(banned(line).map(|name| format!("{}:{number}: {name}", file.display())));
        }
    }
    assert!(found.is_empty(), "use rtblgen_bytes::write_stderr and write_stdout:\n{}", found.join("\n"));
}

#[test]
fn the_ban_finds_macros() {
    assert_eq!(banned("    eprintln!(\"a\");"), Some("eprintln!"));
    assert_eq!(banned("a => print!(\"a\"),"), Some("print!"));
    assert_eq!(banned("/// println!(\"a\")"), None);
    assert_eq!(banned("pretty_print!()"), None);
}

#[cfg(target_os = "linux")]
mod linux {
    use std::fs::File;
    use std::process::{Command, Stdio};

    use crate::tool::Folder;

    /// A stream that cannot be written.
    fn full() -> Stdio {
        File::options().write(true).open("/dev/full").expect("the device exists").into()
    }

    /// A pipe of which the reader has ended.
    fn closed() -> Stdio {
        let (_, writer) = std::io::pipe().expect("a pipe");
        writer.into()
    }

    fn rtblgen(folder: &Folder, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rtblgen"));
        command.args(arguments).current_dir(folder.path(".")).stdin(Stdio::null());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    #[test]
    fn standard_error_that_cannot_be_written_is_ignored() {
        let folder = Folder::new(&[("bad.td", "def"), ("bad.mlir", "t.a")]);
        for arguments in [
            &["bad.td"][..],
            &["--no-such-flag"],
            &["--gen-op-defs", "-Inone", "bad.td"],
            &["--explain", "T9999"],
            &["fmt", "bad.td", "--check"],
            &["opt", "bad.mlir"],
            &["opt", "--no-such-flag"],
            &["opt", "--dialect", "bad.td"],
            &["opt", "--watch", "--no-such-flag"],
        ] {
            for stream in [full, closed] {
                let run = rtblgen(&folder, arguments).stderr(stream()).output().expect("it runs");
                assert_eq!(run.status.code(), Some(1), "{arguments:?}");
            }
        }
    }

    #[test]
    fn standard_output_that_cannot_be_written_is_an_error() {
        let folder = Folder::new(&[("a.td", "def A;"), ("a.mlir", "module {}")]);
        for arguments in [
            &["a.td"][..],
            &["--help"],
            &["--explain", "T0101"],
            &["completions", "bash"],
            &["fmt", "--help"],
            &["lsp", "--help"],
            &["opt", "--help"],
            &["opt", "a.mlir"],
        ] {
            let run = rtblgen(&folder, arguments).stdout(full()).output().expect("it runs");
            let message = "error: cannot write to standard output: ";
            let errors = String::from_utf8_lossy(&run.stderr).into_owned();
            assert!(errors.starts_with(message), "{arguments:?}: {errors}");
            assert_eq!(run.status.code(), Some(1), "{arguments:?}");
            // The reader of the output has ended, which is no error.
            let run = rtblgen(&folder, arguments).stdout(closed()).output().expect("it runs");
            let errors = String::from_utf8_lossy(&run.stderr).into_owned();
            assert_eq!((errors.as_str(), run.status.code()), ("", Some(0)), "{arguments:?}");
        }
    }
}
