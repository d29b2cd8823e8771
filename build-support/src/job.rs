//! One generated file, and the options that only it has.

use std::path::{Path, PathBuf};

use rtblgen_backends::input::written_hooks::WrittenHooks;
use rtblgen_backends::{Generator, MainFile, Request};

/// A file to generate, with options of its own.
///
/// Options of the [`Config`](crate::Config) hold for all its jobs. The options of a job are added to them.
///
/// ```no_run
/// use rtblgen_build::{Config, Generator, Job};
///
/// // Two dialects in one file.
/// Config::new()
///     .job(Job::new(Generator::Dialect, "td/ops.td").name("shape").only_dialect("shape"))
///     .job(Job::new(Generator::Dialect, "td/ops.td").name("layout").only_dialect("layout"))
///     .compile()
///     .unwrap();
/// ```
#[derive(Clone, Debug)]
pub struct Job {
    pub(crate) generator: Generator,
    pub(crate) file: PathBuf,
    /// The name of the output, without `.rs`.
    pub(crate) name: String,
    include_dirs: Vec<PathBuf>,
    defines: Vec<String>,
    extern_paths: Vec<(String, String)>,
    dialect: Option<String>,
    fuse_patterns: bool,
    pub(crate) stub_hooks: bool,
}

impl Job {
    /// Runs a generator on a file. The output has the file's name: `td/toy.td` becomes `include_td!("toy")`.
    pub fn new(generator: Generator, file: impl AsRef<Path>) -> Self {
        let file = file.as_ref();
        Self {
            generator,
            file: file.to_owned(),
            name: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            include_dirs: Vec::new(),
            defines: Vec::new(),
            extern_paths: Vec::new(),
            dialect: None,
            fuse_patterns: false,
            stub_hooks: false,
        }
    }

    /// Names the output: `name` becomes `include_td!(name)`.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = name.into();
        self
    }

    /// Adds an include folder after those of the configuration.
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.include_dirs.push(dir.into());
        self
    }

    /// Defines a macro for `#ifdef` and `#ifndef`.
    pub fn define(mut self, macro_name: impl Into<String>) -> Self {
        self.defines.push(macro_name.into());
        self
    }

    /// Sets the path of the generated Rust of another dialect: `extern_path("arith", "::my_arith")`.
    pub fn extern_path(mut self, dialect: impl Into<String>, rust_path: impl Into<String>) -> Self {
        self.extern_paths.push((dialect.into(), rust_path.into()));
        self
    }

    /// Generates the definitions of one dialect only (`--dialect`), for a file that includes several.
    pub fn only_dialect(mut self, dialect: impl Into<String>) -> Self {
        self.dialect = Some(dialect.into());
        self
    }

    /// Fuses the matchers of the patterns: see [`Config::fuse_patterns`](crate::Config::fuse_patterns).
    pub fn fuse_patterns(mut self) -> Self {
        self.fuse_patterns = true;
        self
    }

    /// Generates stubs of hooks: see [`Config::stub_hooks`](crate::Config::stub_hooks).
    pub fn stub_hooks(mut self) -> Self {
        self.stub_hooks = true;
        self
    }

    /// Returns the reason why the job cannot become a Rust file in the output folder, if there is one.
    pub(crate) fn problem(&self) -> Option<String> {
        let file = self.file.display();
        if !self.generator.emits_rust() {
            let flag = self.generator.flag();
            return Some(format!(
                "error: `{flag}` of `{file}` emits no Rust\n  = help: a build script generates Rust; \
                 run `rtblgen --{flag} {file}` for this output"
            ));
        }
        let is_plain = !self.name.is_empty()
            && !self.name.starts_with('.')
            && self.name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ' '));
        (!is_plain).then(|| {
            format!(
                "error: `{}` is no name for the output of `{file}`\n  = help: it becomes a file in cargo's OUT_DIR: \
                 use letters, digits and `_`",
                self.name
            )
        })
    }

    /// The request to the generator: the options of the configuration, then those of the job.
    pub(crate) fn request(&self, shared: &Request, written: &WrittenHooks) -> Request {
        let mut request = shared.clone();
        request.main = MainFile::Path(self.file.clone());
        request.written_hooks = written.clone();
        request.include_dirs.extend(self.include_dirs.iter().cloned());
        request.defines.extend(self.defines.iter().cloned());
        request.extern_paths.extend(self.extern_paths.iter().cloned());
        if self.dialect.is_some() {
            request.filter.dialect.clone_from(&self.dialect);
        }
        request.fuse_patterns |= self.fuse_patterns;
        request.stub_hooks |= self.stub_hooks;
        request
    }
}
