//! The dialects and passes of programs: what the tool around the server gives it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rtblgen_ir::Context;
use rtblgen_passes::pass::PassRegistry;
use tblgen_parser::FileLoader;

/// A function that finds an entity by its name.
pub type Lookup<T> = Box<dyn Fn(&str) -> Option<T> + Send + Sync>;

/// The dialects and passes for one program.
pub struct Dialects {
    /// Makes a context with the dialects.
    pub context: Box<dyn Fn() -> Context + Send + Sync>,
    /// The passes.
    pub passes: Arc<PassRegistry>,
    /// Returns the page of an op, a `!type` or an `#attribute`.
    pub page: Lookup<String>,
    /// Returns the `.td` file of an op, and the offsets of its record's name in it.
    pub definition: Lookup<Definition>,
    /// The `.td` files that could not be loaded, each with the reason.
    pub problems: Vec<(PathBuf, String)>,
}

impl Default for Dialects {
    /// `builtin` and `func`, with the passes that work on all dialects.
    fn default() -> Self {
        let mut passes = PassRegistry::new();
        rtblgen_passes::transforms::register_passes(&mut passes);
        let context = || {
            let context = Context::new();
            context.register::<rtblgen_ir::dialects::FuncDialect>();
            context
        };
        Self {
            context: Box::new(context),
            passes: Arc::new(passes),
            page: Box::new(|_| None),
            definition: Box::new(|_| None),
            problems: Vec::new(),
        }
    }
}

/// The place at which an op is defined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definition {
    /// The name of the file, as sources have it.
    pub file: String,
    /// The text of the file.
    pub text: Arc<str>,
    /// The offsets of the record's name.
    pub range: std::ops::Range<usize>,
}

/// The settings from which the dialects of a program follow.
pub struct DialectRequest<'a> {
    /// The `.td` files to load.
    pub files: Vec<PathBuf>,
    /// The folders of their includes.
    pub include_dirs: Vec<PathBuf>,
    /// Include folders of files whose snippets are C++.
    pub upstream_includes: &'a [PathBuf],
    /// Reads the files, with the text of the editor.
    pub loader: &'a dyn FileLoader,
}

/// A function that makes the dialects of a program.
#[derive(Clone)]
pub struct DialectSource(Arc<dyn Fn(&DialectRequest<'_>) -> Dialects + Send + Sync>);

impl DialectSource {
    /// The source that calls `make`.
    pub fn new(make: impl Fn(&DialectRequest<'_>) -> Dialects + Send + Sync + 'static) -> Self {
        Self(Arc::new(make))
    }

    /// The dialects of a program.
    pub fn dialects(&self, request: &DialectRequest<'_>) -> Dialects {
        (self.0)(request)
    }
}

impl std::fmt::Debug for DialectSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DialectSource")
    }
}

/// Returns the `.td` files of a program: those that the settings name, or those beside it, or those that the build script of
/// its cargo project names. Files that define no op are left out; files that another one of them includes are too.
pub fn files_of(program: &Path, settings: &[PathBuf], project: Option<&Path>) -> Vec<PathBuf> {
    if !settings.is_empty() {
        return settings.to_vec();
    }
    let beside = program.parent().map(defining_files).unwrap_or_default();
    if !beside.is_empty() {
        return beside;
    }
    let Some(root) = project else { return Vec::new() };
    let script = std::fs::read_to_string(root.join("build.rs")).unwrap_or_default();
    let strings = script.split('"').skip(1).step_by(2);
    let named: Vec<PathBuf> = strings
        .filter(|text| text.ends_with(".td"))
        .map(|text| root.join(text))
        .filter(|path| path.is_file())
        .collect();
    without_included(named)
}

/// The `.td` files of a folder that define ops, sorted.
fn defining_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|end| end == "td")).collect();
    files.sort();
    without_included(files)
}

/// The files that define records and know dialects, without those that another one includes.
fn without_included(files: Vec<PathBuf>) -> Vec<PathBuf> {
    let texts: Vec<String> =
        files.iter().map(|path| std::fs::read_to_string(path).unwrap_or_default()).collect();
    let includes: Vec<Vec<&str>> = texts.iter().map(|text| included(text)).collect();
    let includes = |one: usize, other: usize| includes[one].iter().any(|path| files[other].ends_with(path));
    let mut knows: Vec<bool> = texts.iter().map(|text| text.contains("Dialect")).collect();
    // A file that includes one of them knows dialects too.
    let mut has_changed = true;
    while has_changed {
        let before = knows.clone();
        for (one, knows) in knows.iter_mut().enumerate() {
            *knows |= (0..files.len()).any(|other| before[other] && includes(one, other));
        }
        has_changed = knows != before;
    }
    let is_kept = |one: usize| {
        let is_included = (0..files.len()).any(|other| includes(other, one));
        knows[one] && texts[one].contains("def ") && !is_included
    };
    (0..files.len()).filter(|&one| is_kept(one)).map(|one| files[one].clone()).collect()
}

/// The paths that a text includes.
fn included(text: &str) -> Vec<&str> {
    let rest = text.lines().filter_map(|line| line.trim_start().strip_prefix("include"));
    rest.filter_map(|rest| rest.split('"').nth(1)).collect()
}
