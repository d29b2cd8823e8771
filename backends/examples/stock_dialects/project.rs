//! The crate that the generated files are modules of.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::compare;

/// A crate, and the target directory it is compiled in.
pub struct Project {
    target: PathBuf,
    folder: PathBuf,
}

impl Project {
    /// A crate in the folder `sources` of a target directory.
    pub fn new(target: PathBuf) -> Self {
        let folder = target.join("sources");
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        Self { target, folder }
    }

    /// The folder of the sources.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes a source file.
    pub fn write(&self, name: &str, text: &str) {
        std::fs::write(self.folder.join(name), text).expect("a file can be written");
    }

    /// A module, and the modules among `all` that it refers to, directly or through others.
    pub fn referred_from(&self, module: &str, all: &[String]) -> Vec<String> {
        let mut found = vec![module.to_owned()];
        let mut next = 0;
        while let Some(module) = found.get(next) {
            let text = std::fs::read_to_string(self.folder.join(format!("{module}.rs"))).unwrap_or_default();
            let is_new =
                |other: &&String| !found.contains(other) && text.contains(&format!("crate::{other}::"));
            let new: Vec<String> = all.iter().filter(is_new).cloned().collect();
            found.extend(new);
            next += 1;
        }
        found
    }

    /// Compiles the crate, `lib` being the text of its root, and prints the time. Whether it compiles without a warning.
    pub fn compile(&self, command: &str, lib: &str) -> bool {
        let seconds = self.cargo(command, lib);
        if let Some(seconds) = seconds {
            println!("cargo {command} of all: {seconds:.1} s of processor time");
        }
        seconds.is_some()
    }

    /// The messages of `cargo check` for the crate, a line each. Warnings are not shown.
    pub fn messages(&self, command: &str, lib: &str) -> String {
        self.prepare(command, lib);
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args([command, "--quiet", "--offline", "--message-format", "short", "--target-dir"]);
        let output =
            cargo.arg(&self.target).env("RUSTFLAGS", "--cap-lints=allow").current_dir(&self.folder).output();
        output.map(|output| String::from_utf8_lossy(&output.stderr).into_owned()).unwrap_or_default()
    }

    fn prepare(&self, command: &str, lib: &str) {
        self.write("Cargo.toml", &manifest(command == "build"));
        self.write("lib.rs", lib);
        let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
        std::fs::copy(lock, self.folder.join("Cargo.lock")).expect("the lock file can be copied");
    }

    /// Runs `cargo check` or `cargo build` on the crate, `lib` being the text of its root. Returns the processor time without
    /// that of its dependencies; `None` if there is an error or a warning.
    pub fn cargo(&self, command: &str, lib: &str) -> Option<f64> {
        self.prepare(command, lib);
        let succeeds = |arguments: &[&str]| {
            let mut cargo = Command::new(env!("CARGO"));
            cargo.args(arguments).args(["--quiet", "--offline", "--target-dir"]).arg(&self.target);
            let status = cargo.env("RUSTFLAGS", "-D warnings").current_dir(&self.folder).status();
            status.is_ok_and(|status| status.success())
        };
        // The dependencies first, so that the measured time does not include them.
        if !succeeds(&[command, "--package", "rtblgen-dialects"]) {
            return None;
        }
        let start = compare::children_time();
        succeeds(&[command]).then(|| compare::children_time() - start)
    }
}

fn manifest(has_tool: bool) -> String {
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).join("../runtime");
    let dialects = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dialects");
    format!(
        "[package]\nname = \"stock\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[lib]\npath = \"lib.rs\"\n{}\
         [dependencies]\nrtblgen-runtime = {{ path = {:?}, features = [\"opt\"] }}\n\
         rtblgen-dialects = {{ path = {:?}, default-features = false, features = [\"arith\", \"transform\"] }}\n\
         [profile.dev]\ndebug = 0\n[profile.dev.package.rtblgen-ir]\nopt-level = 1\n[workspace]\n",
        if has_tool { "[[bin]]\nname = \"stock\"\npath = \"main.rs\"\n" } else { "" },
        runtime.display(),
        dialects.display()
    )
}
