//! `rustc` with the crates of a test, for Rust that the test generates.

use std::path::{Path, PathBuf};
use std::process::Command;

/// `rustc`, and where the crates are.
#[derive(Clone, Debug)]
pub struct Rustc {
    folder: PathBuf,
    deps: PathBuf,
    externs: Vec<(String, PathBuf)>,
}

impl Rustc {
    /// Finds crates that the running test is linked with. If a crate has several builds, the one with which
    /// `probe` compiles is used. Files are written to `folder`.
    ///
    /// # Panics
    ///
    /// If there are none.
    pub fn find(folder: &Path, crates: &[&str], probe: &str) -> Self {
        let program = std::env::current_exe().expect("the test is a file");
        let deps = program.parent().expect("it is in a folder").to_owned();
        let mut choices = vec![Vec::new()];
        for name in crates {
            let libraries = libraries(&deps, &format!("lib{name}-"));
            choices = libraries
                .iter()
                .flat_map(|library| {
                    choices.iter().map(|chosen: &Vec<(String, PathBuf)>| {
                        let mut chosen = chosen.clone();
                        chosen.push(((*name).to_owned(), library.clone()));
                        chosen
                    })
                })
                .collect();
        }
        let found = choices
            .into_iter()
            .map(|externs| Self { folder: folder.to_owned(), deps: deps.clone(), externs })
            .find(|rustc| rustc.check(probe, "probe").is_ok());
        found.unwrap_or_else(|| panic!("{} are not in {}", crates.join(", "), deps.display()))
    }

    /// Checks the text of a library.
    ///
    /// # Errors
    ///
    /// Returns rustc's messages.
    pub fn check(&self, text: &str, name: &str) -> Result<(), String> {
        self.run(text, name, &["--crate-type=lib", "--emit=metadata"]).map(|_| ())
    }

    /// Compiles a program.
    ///
    /// # Errors
    ///
    /// Returns rustc's messages.
    pub fn program(&self, text: &str, name: &str) -> Result<PathBuf, String> {
        self.run(text, name, &["--crate-type=bin", "-Copt-level=0", "-Cdebuginfo=0"])
    }

    fn run(&self, text: &str, name: &str, flags: &[&str]) -> Result<PathBuf, String> {
        let file = self.folder.join(format!("{name}.rs"));
        std::fs::write(&file, text).expect("the folder for temporary files can be written");
        let mut command = Command::new("rustc");
        command.args(["--edition=2024", "-Awarnings"]).args(flags).arg("--out-dir").arg(&self.folder);
        command.arg(format!("-Ldependency={}", self.deps.display()));
        for (name, library) in &self.externs {
            command.arg(format!("--extern={name}={}", library.display()));
        }
        let output = command.arg(&file).output().expect("rustc runs");
        match output.status.success() {
            true => Ok(self.folder.join(name)),
            false => Err(String::from_utf8_lossy(&output.stderr).chars().take(8000).collect()),
        }
    }
}

/// The libraries of this name, the newest first.
fn libraries(folder: &Path, prefix: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is readable");
    let mut found: Vec<_> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_name()?.to_str()?;
            let is_library = name.starts_with(prefix) && name.ends_with(".rlib");
            is_library.then(|| (path.metadata().and_then(|data| data.modified()).ok(), path.clone()))
        })
        .collect();
    found.sort();
    found.into_iter().rev().map(|(_, path)| path).collect()
}
