//! Runs command lines with our tools in the place of LLVM's.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::Oracle;

/// Our tools.
#[derive(Clone, Debug)]
pub struct Tools {
    /// Each tool of LLVM's with the shell script that takes its place.
    pub scripts: Vec<(&'static str, String)>,
    /// The generators that the TableGen tools have, such as `gen-op-defs`.
    pub generators: Vec<String>,
}

impl Tools {
    /// LLVM's tools themselves.
    pub(super) fn of_oracle(oracle: &Oracle) -> Self {
        let bin = oracle.prefix().join("bin");
        let tool = |name: &'static str| (name, forward(&bin.join(name).display().to_string()));
        Self { scripts: vec![tool("mlir-opt")], generators: Vec::new() }
    }

    /// Our tools: `rtblgen-opt` for mlir-opt, `rtblgen` for mlir-pdll and both TableGen tools.
    ///
    /// # Panics
    ///
    /// If `rtblgen --help` does not run.
    pub fn new(opt: &Path, tblgen: &Path) -> Self {
        let help = Command::new(tblgen).arg("--help").output().expect("rtblgen runs");
        let help = String::from_utf8_lossy(&help.stdout).into_owned();
        let flags = help.split_whitespace().filter_map(|word| word.strip_prefix("--gen-"));
        let generators = flags.map(|flag| format!("gen-{flag}")).collect();
        let tblgen = format!("{} --error-format=short", tblgen.display());
        let scripts = vec![
            ("mlir-opt", forward(&opt.display().to_string())),
            ("mlir-tblgen", forward(&tblgen)),
            ("llvm-tblgen", forward(&tblgen)),
            (
                "mlir-pdll",
                format!("{PDLL_ARGUMENTS}exec {tblgen} --gen-pdll-$output \"${{arguments[@]}}\"\n"),
            ),
        ];
        Self { scripts, generators }
    }

    /// The same tools; `rtblgen-opt` gets another flag.
    pub fn with_opt_flag(&self, flag: &str) -> Self {
        let with = |(name, text): &(&'static str, String)| match *name {
            "mlir-opt" => (*name, text.replace("\"$@\"", &format!("\"$@\" {flag}"))),
            _ => (*name, text.clone()),
        };
        Self { scripts: self.scripts.iter().map(with).collect(), generators: self.generators.clone() }
    }

    /// The compiler of the Toy tutorial, which stands for the compilers of all its chapters. It finds LLVM's tools in the
    /// oracle.
    pub fn toy(oracle: &Oracle, compiler: &Path) -> Self {
        let scripts = CHAPTERS.into_iter().zip(1..).map(|(name, chapter)| {
            let folder = oracle.prefix().join("bin");
            let flags = format!("--chapter={chapter} --llvm-bin={}", folder.display());
            (name, forward(&format!("{} {flags}", compiler.display())))
        });
        Self { scripts: scripts.collect(), generators: Vec::new() }
    }
}

/// The compilers of the chapters of the Toy tutorial.
const CHAPTERS: [&str; 7] =
    ["toyc-ch1", "toyc-ch2", "toyc-ch3", "toyc-ch4", "toyc-ch5", "toyc-ch6", "toyc-ch7"];

/// A script that runs the command with its own arguments.
fn forward(command: &str) -> String {
    format!("exec {command} \"$@\"\n")
}

/// mlir-pdll names its output by `-x`, rtblgen by an option for each.
const PDLL_ARGUMENTS: &str = r#"output=ast
arguments=()
while [ $# -gt 0 ]; do
    case $1 in
        -x) output=$2; shift ;;
        -x=*) output=${1#-x=} ;;
        *) arguments+=("$1") ;;
    esac
    shift
done
[ "$output" = cpp ] && output=rewriters
"#;

/// LLVM's test utilities, which are run as they are.
const UTILITIES: [&str; 4] = ["FileCheck", "not", "count", "split-file"];

/// After so long a command is taken to hang.
const TIME_LIMIT: &str = "60";

/// A folder of tools to run commands with, and space for temporary files. Both are removed when it is dropped.
pub(super) struct Shell {
    folder: tempfile::TempDir,
}

/// The replacements of `%s` and similar substitutions.
pub(super) struct Place {
    substitutions: Vec<(&'static str, String)>,
    folder: PathBuf,
}

impl Shell {
    pub(super) fn new(oracle: &Oracle, tools: &Tools) -> Self {
        let shell = Self { folder: tempfile::tempdir().expect("the folder of temporary files is writable") };
        let bin = shell.folder.path().join("bin");
        std::fs::create_dir(&bin).expect("the temporary folder is writable");
        for utility in UTILITIES {
            let path = oracle.prefix().join("bin").join(utility);
            script(&bin.join(utility), &forward(&path.display().to_string()));
        }
        for (name, text) in &tools.scripts {
            script(&bin.join(name), text);
        }
        shell
    }

    /// A folder for the test alone.
    pub(super) fn scratch(&self, test: &Path) -> PathBuf {
        let name: String =
            test.to_string_lossy().chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
        let folder = self.folder.path().join("scratch").join(name);
        std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
        folder
    }

    pub(super) fn place(&self, test: &Path, file: &Path) -> Place {
        let folder = self.scratch(test);
        let name = file.file_name().expect("a test is a file").to_string_lossy().into_owned();
        let [file, temporary] = [file, &folder.join("tmp")].map(|path| path.display().to_string());
        let source_folder = test.parent().expect("a test is in a folder").display().to_string();
        let substitutions = vec![
            ("%/s", file.clone()),
            ("%/t", temporary.clone()),
            ("%/S", source_folder.clone()),
            ("%/p", source_folder.clone()),
            ("%{s:basename}", name),
            ("%s", file),
            ("%t", temporary.clone()),
            ("%T", folder.display().to_string()),
            ("%S", source_folder.clone()),
            ("%p", source_folder),
            ("%python", "python3".to_owned()),
        ];
        // Longer names come first: `%python` begins with `%p`.
        let mut place = Place { substitutions, folder };
        place.substitutions.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        place
    }

    /// Runs a command line. The error is the reason, in one line.
    pub(super) fn run(&self, line: &str, place: &Place) -> Result<(), String> {
        let output = self.output(line, place);
        match output.status.code() {
            Some(0) => Ok(()),
            Some(124) => Err(format!("takes more than {TIME_LIMIT} s")),
            _ => Err(super::report::reason(&String::from_utf8_lossy(&output.stderr))),
        }
    }

    /// Runs a command line.
    pub(super) fn output(&self, line: &str, place: &Place) -> Output {
        let line =
            place.substitutions.iter().fold(line.to_owned(), |line, (name, text)| line.replace(name, text));
        let path = format!(
            "{}:{}",
            self.folder.path().join("bin").display(),
            std::env::var("PATH").unwrap_or_default()
        );
        Command::new("timeout")
            .args([TIME_LIMIT, "bash", "-o", "pipefail", "-c", &line])
            .current_dir(&place.folder)
            .env("PATH", path)
            .env("FILECHECK_OPTS", "-enable-var-scope --allow-unused-prefixes=false")
            .stdin(Stdio::null())
            .output()
            .expect("bash and timeout are installed")
    }
}

fn script(path: &Path, text: &str) {
    std::fs::write(path, format!("#!/bin/bash\n{text}")).expect("the temporary folder is writable");
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).expect("the script is ours");
}
