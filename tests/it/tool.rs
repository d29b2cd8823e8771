//! A folder of files, and the program run in it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A folder with files, and the program run in it.
pub struct Folder(TempDir);

/// The result of a run of the program.
pub struct Run {
    pub success: bool,
    pub status: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Folder {
    pub fn new(files: &[(&str, &str)]) -> Self {
        let folder = Self(tempfile::tempdir().expect("a temporary folder"));
        for (name, text) in files {
            let path = folder.path(name);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder is made");
            std::fs::write(path, text).expect("the file is written");
        }
        folder
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub fn has(&self, name: &str) -> bool {
        self.path(name).exists()
    }

    /// The names of all files directly in the folder, sorted.
    pub fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).expect("the folder is read");
        let name = |entry: std::io::Result<std::fs::DirEntry>| {
            entry.expect("an entry").file_name().to_string_lossy().into_owned()
        };
        let mut names: Vec<_> = entries.map(name).collect();
        names.sort();
        names
    }

    /// Runs `rtblgen`.
    pub fn run(&self, arguments: &[&str]) -> Run {
        self.run_with_input(arguments, "")
    }

    pub fn run_with_input(&self, arguments: &[&str], input: &str) -> Run {
        self.run_program(Path::new(env!("CARGO_BIN_EXE_rtblgen")), arguments, input)
    }

    /// Runs another program, such as the oracle, in the same way.
    pub fn run_program(&self, program: &Path, arguments: &[&str], input: &str) -> Run {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(self.0.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        // A program that does not read its input closes the pipe.
        let _ = child.stdin.take().expect("standard input").write_all(input.as_bytes());
        run_of(child.wait_with_output().expect("the program ends"))
    }
}

fn run_of(output: Output) -> Run {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Run {
        success: output.status.success(),
        status: output.status.code(),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}
