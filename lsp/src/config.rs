//! Settings, from the command line and from the client.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::Value;

use crate::database::Database;
use crate::mlir::{DialectRequest, DialectSource, Dialects};

/// Whether the checks of the generators of Rust run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Generators {
    /// In cargo projects, and for files that include the td library outside of projects in C++.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// More include folders.
    pub extra_dirs: Vec<PathBuf>,
    /// Include folders of files whose snippets are C++.
    pub upstream_includes: Vec<PathBuf>,
    /// The include folders of files.
    pub databases: Vec<Database>,
    /// Whether messages are those of llvm-tblgen, without help.
    pub short_messages: bool,
    /// How long the server waits for more changes before it looks for errors.
    pub debounce: Duration,
    /// Whether the checks of the generators of Rust run.
    pub generators: Generators,
    /// The columns of a formatted line.
    pub width: usize,
    /// The folders of the workspace.
    pub roots: Vec<PathBuf>,
    /// The `.td` files whose dialects programs have; if there are none, they are looked for.
    pub dialects: Vec<PathBuf>,
    /// Makes the dialects of programs.
    pub dialect_source: DialectSource,
    /// Mistakes in the settings, for the user.
    pub problems: Vec<String>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            extra_dirs: Vec::new(),
            upstream_includes: Vec::new(),
            databases: Vec::new(),
            short_messages: false,
            debounce: Duration::from_millis(120),
            generators: Generators::Auto,
            width: 80,
            roots: Vec::new(),
            dialects: Vec::new(),
            dialect_source: DialectSource::new(|_| Dialects::default()),
            problems: Vec::new(),
        }
    }
}

/// The names of the settings that a client may send.
pub const SETTINGS: &[&str] = &[
    "includeDirs",
    "upstreamIncludeDirs",
    "compilationDatabases",
    "dialects",
    "generators",
    "debounceMilliseconds",
    "formatWidth",
];

impl Config {
    /// Adds a compilation database. Its mistakes are among [`Config::problems`].
    pub fn add_database(&mut self, path: &Path) {
        match std::fs::read_to_string(path).map(|text| (Database::parse(&text), text)) {
            Err(error) => self.problems.push(format!("cannot read {}: {error}", path.display())),
            Ok((database, text)) if database.is_empty() && !text.trim().is_empty() => {
                let expected = "expected documents `--- !FileInfo:` with `filepath` and `includes`";
                self.problems.push(format!("{}: {expected}", path.display()));
            }
            Ok((database, _)) => self.databases.push(database),
        }
    }

    /// Applies the settings of a client: an object with the names of [`SETTINGS`]. Relative paths are those of the first folder of
    /// the workspace.
    pub fn apply(&mut self, settings: &Value) {
        let root = self.roots.first().cloned().unwrap_or_default();
        let paths = |value: &Value| -> Vec<PathBuf> {
            let texts = value.as_array().into_iter().flatten().filter_map(Value::as_str);
            texts.map(|path| root.join(path)).collect()
        };
        self.extra_dirs.extend(paths(&settings["includeDirs"]));
        self.upstream_includes.extend(paths(&settings["upstreamIncludeDirs"]));
        for path in paths(&settings["compilationDatabases"]) {
            self.add_database(&path);
        }
        self.dialects.extend(paths(&settings["dialects"]));
        match settings["generators"].as_str() {
            Some("always") => self.generators = Generators::Always,
            Some("never") => self.generators = Generators::Never,
            Some("auto") => self.generators = Generators::Auto,
            _ => {}
        }
        if let Some(milliseconds) = settings["debounceMilliseconds"].as_u64() {
            self.debounce = Duration::from_millis(milliseconds.min(10_000));
        }
        if let Some(width) = settings["formatWidth"].as_u64() {
            self.width = width.clamp(20, 1000) as usize;
        }
    }

    /// The same settings with a function that makes the dialects of programs.
    #[must_use]
    pub fn with_dialects(
        mut self,
        source: impl Fn(&DialectRequest<'_>) -> Dialects + Send + Sync + 'static,
    ) -> Self {
        self.dialect_source = DialectSource::new(source);
        self
    }

    /// The folder of the cargo project of a file.
    pub(crate) fn project<'f>(&self, file: &'f Path) -> Option<&'f Path> {
        project(file)
    }

    /// Reads the databases of a folder of the workspace: its own, and those in its folder `build`.
    pub fn add_workspace(&mut self, folder: &Path) {
        for folder in [folder.to_owned(), folder.join("build")] {
            for name in ["tablegen_compilation_database.yml", "pdll_compilation_database.yml"] {
                let path = folder.join(name);
                if path.is_file() {
                    self.add_database(&path);
                }
            }
        }
    }

    /// The folders in which the includes of a file are looked for.
    pub fn include_dirs(&self, file: &Path) -> Vec<PathBuf> {
        let mut folders = Vec::new();
        let listed = self.databases.iter().flat_map(|database| database.folders(file));
        let own = project_folders(file);
        for folder in own.iter().chain(listed).chain(&self.extra_dirs) {
            if !folders.contains(folder) {
                folders.push(folder.clone());
            }
        }
        folders
    }

    /// Whether the checks of the generators run for a file. Files that include the td library of this program are for Rust, unless
    /// they stand among the sources of a project in C++.
    pub fn runs_generators(&self, file: &Path, includes_library: bool) -> bool {
        let is_cpp = || file.ancestors().skip(1).any(|folder| folder.join("CMakeLists.txt").is_file());
        match self.generators {
            Generators::Auto => project(file).is_some() || includes_library && !is_cpp(),
            Generators::Always => true,
            Generators::Never => false,
        }
    }
}

/// The folder of the cargo project of a file.
fn project(file: &Path) -> Option<&Path> {
    file.ancestors().skip(1).find(|folder| folder.join("Cargo.toml").is_file())
}

/// The folder of a file, and in a cargo project those above it and those that its build script names.
fn project_folders(file: &Path) -> Vec<PathBuf> {
    let Some(root) = project(file) else { return file.parent().map(Path::to_owned).into_iter().collect() };
    let above = file.ancestors().skip(1).take_while(|folder| folder.starts_with(root));
    let mut folders: Vec<_> = above.map(Path::to_owned).collect();
    let script = std::fs::read_to_string(root.join("build.rs")).unwrap_or_default();
    // Strings of the script that are folders of the project.
    let strings = script.split('"').skip(1).step_by(2).filter(|text| !text.is_empty());
    folders.extend(strings.map(|text| root.join(text)).filter(|path| path.is_dir()));
    folders
}
