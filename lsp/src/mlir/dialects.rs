//! The dialects and passes of programs: what the tool around the server gives it.

use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use rtblgen_ir::Context;
use rtblgen_passes::pass::PassRegistry;
use tblgen_parser::FileLoader;

/// A function that finds an entity by its name.
pub type Lookup<T> = Box<dyn Fn(&str) -> Option<T> + Send + Sync>;

/// A function that adds the rewrite patterns of files to the canonicalization of a context. The loader has the text of the editor.
pub type PatternSource = Box<dyn Fn(&Context, Arc<dyn FileLoader + Send>) -> Patterns + Send + Sync>;

/// The rewrite patterns that a context has besides those of its dialects.
#[derive(Default)]
pub struct Patterns {
    /// The files with patterns.
    pub files: Vec<PathBuf>,
    /// The files that could not be loaded, and the patterns that are left out, each with the reason.
    pub problems: Vec<(PathBuf, String)>,
}

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
    /// Adds the patterns of the user's files.
    pub patterns: PatternSource,
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
            patterns: Box::new(|_, _| Patterns::default()),
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
    /// The `.td` and `.pdll` files that may have patterns.
    pub pattern_files: Vec<PathBuf>,
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

/// Returns the files that may have patterns of the dialects: those of the dialects, and those beside them.
pub fn pattern_files(dialects: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = dialects.to_vec();
    let mut folders: Vec<&Path> = dialects.iter().filter_map(|file| file.parent()).collect();
    folders.dedup();
    for folder in folders {
        files.extend(defining_files(folder));
        files.extend(files_with(folder, "pdll"));
    }
    let mut known = HashSet::new();
    files.retain(|file| known.insert(file.clone()));
    files
}

/// The files of a folder whose names end so, sorted.
fn files_with(folder: &Path, end: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|own| own == end)).collect();
    files.sort();
    files
}

/// The `.td` files of a folder that define ops, sorted.
fn defining_files(folder: &Path) -> Vec<PathBuf> {
    without_included(files_with(folder, "td"))
}

/// The files that define records and know dialects, without those that another one includes.
fn without_included(files: Vec<PathBuf>) -> Vec<PathBuf> {
    let texts: Vec<String> =
        files.iter().map(|path| std::fs::read_to_string(path).unwrap_or_default()).collect();
    let includers = includers(&files, &texts);
    let mut knows: Vec<bool> = texts.iter().map(|text| text.contains("Dialect")).collect();
    // A file that includes one of them knows dialects too.
    let mut open: Vec<usize> = (0..files.len()).filter(|&one| knows[one]).collect();
    while let Some(included) = open.pop() {
        open.extend(includers[included].iter().filter(|&&one| !std::mem::replace(&mut knows[one], true)));
    }
    let is_kept = |one: usize| knows[one] && texts[one].contains("def ") && includers[one].is_empty();
    (0..files.len()).filter(|&one| is_kept(one)).map(|one| files[one].clone()).collect()
}

/// For each file the files that include it.
fn includers(files: &[PathBuf], texts: &[String]) -> Vec<Vec<usize>> {
    let mut of_name: HashMap<&OsStr, Vec<usize>> = HashMap::new();
    for (one, path) in files.iter().enumerate() {
        of_name.entry(path.file_name().unwrap_or_default()).or_default().push(one);
    }
    let mut includers = vec![Vec::new(); files.len()];
    for (one, text) in texts.iter().enumerate() {
        for path in included(text).into_iter().map(plain) {
            let found = of_name.get(path.file_name().unwrap_or_default()).into_iter().flatten();
            for &other in found.filter(|&&other| files[other].ends_with(&path)) {
                includers[other].push(one);
            }
        }
    }
    includers
}

/// A path without `.` and `..`.
fn plain(path: &str) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in Path::new(path).components() {
        match part {
            Component::Normal(name) => plain.push(name),
            Component::ParentDir => drop(plain.pop()),
            _ => {}
        }
    }
    plain
}

/// The paths that a text includes.
fn included(text: &str) -> Vec<&str> {
    let rest = text.lines().filter_map(|line| line.trim_start().strip_prefix("include"));
    rest.filter_map(|rest| rest.split('"').nth(1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn included_files_are_loaded_with_the_files_that_include_them() {
        let folder = std::env::temp_dir().join(format!("rtblgen-included-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("d")).expect("a folder can be made");
        let folder = folder.join("d");
        let write =
            |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("it can be written");
        write("base.td", "def D : Dialect;");
        write("a.td", "include \"./base.td\"\ndef A;");
        write("b.td", "include \"../d/a.td\"\ndef B;");
        write("other.td", "def C;");
        assert_eq!(defining_files(&folder), [folder.join("b.td")]);
        std::fs::remove_dir_all(folder.parent().expect("it has one")).expect("the folder can be removed");
    }
}
