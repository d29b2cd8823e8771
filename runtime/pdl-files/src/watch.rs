//! `--pdl-watch`: runs a command line again when one of its files changes, and prints the differences.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Output, Stdio};
use std::time::Duration;

use rtblgen_bytes::{Input, RECORD_INPUTS_TO, bytes_of, recorded_inputs, text_of, write_stderr};
use similar::TextDiff;

/// The argument.
const WATCH: &str = "--pdl-watch";

/// The time between two checks of the files.
const PAUSE: Duration = Duration::from_millis(40);

/// If the program was started with `--pdl-watch`, runs it without that argument, and again when one of its inputs changes:
/// the program, the file of `--pdl-patterns` and its includes. Prints the output, and then the differences, until it is ended.
///
/// To be called at the start of `main`:
///
/// ```no_run
/// use std::process::ExitCode;
///
/// fn main() -> ExitCode {
///     if let Some(code) = rtblgen_pdl::watch_if_asked(std::env::args_os()) {
///         return code;
///     }
///     rtblgen_runtime::opt::opt_main(rtblgen_pdl::register)
/// }
/// ```
pub fn watch_if_asked(arguments: impl IntoIterator<Item = OsString>) -> Option<ExitCode> {
    let (asked, rest): (Vec<OsString>, Vec<OsString>) =
        arguments.into_iter().skip(1).partition(|argument| argument == WATCH);
    (!asked.is_empty()).then(|| watch(rest))
}

/// Runs this program with arguments, and again when a file changes that the last run read, or when a file appears that it looked
/// for. Prints the output, and then the differences, until it is ended. Messages of each run go to standard error.
///
/// The program must read its files by [`rtblgen_bytes::read_input`], as `opt_main`, [`load_file`](crate::load_file) and
/// [`Disk`](crate::Disk) do.
pub fn watch(arguments: Vec<OsString>) -> ExitCode {
    match Watched::new(arguments).and_then(|mut watched| watched.run()) {
        Ok(code) => code,
        // The reader of the output has ended.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            write_stderr(&format!("error: {error}\n"));
            ExitCode::FAILURE
        }
    }
}

struct Watched {
    program: PathBuf,
    arguments: Vec<OsString>,
    /// The file in which the program records its inputs. It exists during a run.
    record: PathBuf,
    /// The inputs of the last run.
    inputs: Vec<Input>,
    /// The output of the last run that succeeded.
    output: Option<String>,
    /// Whether the last run failed.
    has_errors: bool,
}

impl Watched {
    fn new(arguments: Vec<OsString>) -> io::Result<Self> {
        let name = format!("rtblgen-watch-{}", std::process::id());
        let record = std::env::temp_dir().join(name);
        let program = std::env::current_exe()?;
        Ok(Self { program, arguments, record, inputs: Vec::new(), output: None, has_errors: false })
    }

    /// Runs the program whenever an input changes. Returns the exit code of the run if there is no input, and an error if the
    /// output cannot be written.
    fn run(&mut self) -> io::Result<ExitCode> {
        loop {
            let run = self.run_once()?;
            self.show(&run)?;
            if self.inputs.is_empty() {
                write_stderr("note: the run reads no file: there is nothing to watch\n");
                return Ok(if self.has_errors { ExitCode::FAILURE } else { ExitCode::SUCCESS });
            }
            while !self.inputs.iter_mut().any(Input::has_changed) {
                std::thread::sleep(PAUSE);
            }
        }
    }

    /// Runs the program, and takes over the record of its inputs.
    fn run_once(&mut self) -> io::Result<Output> {
        // A killed process of this number may have left the file.
        let _ = std::fs::remove_file(&self.record);
        std::fs::File::create_new(&self.record)?;
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).env(RECORD_INPUTS_TO, &self.record);
        let run = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).output();
        self.inputs = recorded_inputs(&std::fs::read(&self.record)?);
        std::fs::remove_file(&self.record)?;
        run
    }

    /// Shows the messages of a run, and its output: the whole of the first run, then the differences.
    fn show(&mut self, run: &Output) -> io::Result<()> {
        write_stderr(&text_of(run.stderr.clone()));
        let had_errors = std::mem::replace(&mut self.has_errors, !run.status.success());
        if self.has_errors {
            if run.stderr.is_empty() {
                write_stderr(&format!("error: the run fails without a message: {}\n", run.status));
            }
            return Ok(());
        }
        if had_errors {
            write_stderr("note: the errors are gone\n");
        }
        let new = text_of(run.stdout.clone());
        let text = match &self.output {
            None => new.clone(),
            Some(old) => TextDiff::from_lines(old, &new).unified_diff().to_string(),
        };
        self.output = Some(new);
        let mut out = io::stdout().lock();
        out.write_all(&bytes_of(&text)).and_then(|()| out.flush())
    }
}
