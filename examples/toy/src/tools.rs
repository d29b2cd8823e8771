//! LLVM's programs: `opt` and `lli`. Each reads text from its standard input and writes text.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The version of LLVM whose LLVM IR ours is.
const VERSION: u32 = 22;

/// The paths of LLVM's programs.
#[derive(Clone, Debug)]
pub struct LlvmTools {
    folders: Vec<PathBuf>,
}

impl LlvmTools {
    /// The programs in a folder, or else those on the `PATH`.
    pub fn new(folder: Option<&Path>) -> Self {
        let folders = match folder {
            Some(folder) => vec![folder.to_owned()],
            None => std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect(),
        };
        Self { folders }
    }

    /// LLVM IR, optimized.
    ///
    /// # Errors
    ///
    /// Returns an error if a program is missing, or its messages.
    pub fn optimize(&self, module: &str) -> Result<String, String> {
        self.run("opt", &["-O3", "-S"], module)
    }

    /// Runs a program of LLVM IR and returns its output. `entry` is the function that starts it, whose result
    /// is the exit status.
    ///
    /// # Errors
    ///
    /// As [`optimize`](Self::optimize), or the exit status of the program if it is not 0.
    pub fn execute(&self, module: &str, entry: &str) -> Result<String, String> {
        self.run("lli", &[&format!("--entry-function={entry}"), "-"], module)
    }

    fn run(&self, program: &str, arguments: &[&str], input: &str) -> Result<String, String> {
        let path = self.find(program)?;
        let broken = |error: std::io::Error| format!("error: {}: {error}", path.display());
        let mut command = Command::new(&path);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(broken)?;
        let mut stdin = child.stdin.take().expect("the input is a pipe");
        let output = std::thread::scope(|scope| {
            // A program that reports an error may not read all of its input.
            scope.spawn(move || drop(stdin.write_all(input.as_bytes())));
            child.wait_with_output().map_err(broken)
        })?;
        if !output.status.success() {
            let errors = String::from_utf8_lossy(&output.stderr);
            return Err(format!("error: {}: {}\n{}", path.display(), output.status, errors.trim_end()));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// The path of a program. One with the version in its name comes first, since the other may be of another version.
    fn find(&self, program: &str) -> Result<PathBuf, String> {
        let names = [format!("{program}-{VERSION}"), program.to_owned()];
        let mut paths =
            names.iter().flat_map(|name| self.folders.iter().map(move |folder| folder.join(name)));
        paths.find(|path| path.is_file()).ok_or_else(|| {
            format!(
                "error: `{program}` of LLVM {VERSION} is not installed: neither {} nor {} is on the PATH or in the folder \
                 that --llvm-bin names",
                names[0], names[1]
            )
        })
    }
}
