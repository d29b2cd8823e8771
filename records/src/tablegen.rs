//! The pipeline: from files to records.

use crate::evaluate::evaluate_tree;
use crate::query::{RecordError, Records};
use std::io;
use std::path::{Path, PathBuf};
use tblgen_parser::loader::name_of;
use tblgen_parser::{
    Diagnostic, Disk, ErrorFormat, FileLoader, LoadedFile, MainFile, Memory, Options, SourceMap, Span, render,
};

/// The error of this library. `Display` and `Debug` show each diagnostic with its source lines.
///
/// ```
/// use rtblgen_records::{Failure, TableGen};
///
/// fn sides(text: &str) -> Result<i64, Failure> {
///     let records = TableGen::new().evaluate_str("shapes.td", text)?;
///     Ok(records.derived("Shape").next().map(|shape| shape.int("sides")).transpose()?.unwrap_or(0))
/// }
///
/// let rejected = sides("def a : Missing;").unwrap_err();
/// assert!(rejected.to_string().contains("Couldn't find class 'Missing'"));
/// let unset = sides("class Shape { int sides = ?; } def blob : Shape;").unwrap_err();
/// assert!(unset.to_string().contains("field 'sides' of record 'blob' is unset"));
/// ```
pub struct Failure {
    /// The text of all files, which the places in the diagnostics refer to.
    pub sources: SourceMap,
    /// Errors, and the warnings and dumps before them. The first error is the first one of llvm-tblgen.
    pub diagnostics: Vec<Diagnostic>,
}

impl Failure {
    /// Returns an error of a backend, with its position.
    ///
    /// ```
    /// use rtblgen_records::{Failure, evaluate_str};
    ///
    /// let records = evaluate_str("a.td", "def a { int size = 4; }")?;
    /// let size = records.def("a").unwrap().value("size")?;
    /// let error = Failure::at(&records, size.span(), "the size must be odd");
    /// assert!(error.to_string().contains("a.td:1:20"));
    /// # Ok::<(), Failure>(())
    /// ```
    pub fn at(records: &Records, span: Span, message: impl Into<String>) -> Self {
        Self { sources: records.sources().clone(), diagnostics: vec![Diagnostic::error(span, message)] }
    }

    /// An error that has no place in the sources, such as a file that cannot be read.
    pub fn without_place(message: impl Into<String>) -> Self {
        Self { sources: SourceMap::new(), diagnostics: vec![Diagnostic::error_without_span(message)] }
    }

    /// The errors among the diagnostics.
    ///
    /// ```
    /// # use rtblgen_records::evaluate_str;
    /// let failure = evaluate_str("a.td", "class A<int unused>; def a : Missing;").unwrap_err();
    /// assert_eq!(failure.diagnostics.len(), 2);
    /// assert_eq!(failure.errors().next().unwrap().message, "Couldn't find class 'Missing'");
    /// ```
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.is_error())
    }

    /// All diagnostics as text.
    pub fn render(&self, format: ErrorFormat, color: bool) -> String {
        self.diagnostics.iter().map(|diagnostic| render(diagnostic, &self.sources, format, color)).collect()
    }
}

impl std::fmt::Debug for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "\n{self}")
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.render(ErrorFormat::Human, false).trim_end())
    }
}

impl std::error::Error for Failure {}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        Self { sources: error.sources().clone(), diagnostics: vec![error.into()] }
    }
}

/// Reads TableGen files and evaluates them.
///
/// ```
/// use rtblgen_records::TableGen;
///
/// let records = TableGen::new()
///     .define("WITH_RED")
///     .add_file("color.td", "class Color<int n> { int value = n; }")
///     .evaluate_str("main.td", "include \"color.td\"\n#ifdef WITH_RED\ndef red : Color<31>;\n#endif\n")?;
/// assert_eq!(records.def("red").unwrap().int("value")?, 31);
/// # Ok::<(), rtblgen_records::Failure>(())
/// ```
pub struct TableGen<'l> {
    options: Options,
    memory: Memory,
    loader: &'l dyn FileLoader,
    warns_unused: bool,
}

impl std::fmt::Debug for TableGen<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableGen").field("options", &self.options).finish_non_exhaustive()
    }
}

impl Default for TableGen<'_> {
    fn default() -> Self {
        Self { options: Options::default(), memory: Memory::default(), loader: &Disk, warns_unused: true }
    }
}

impl<'l> TableGen<'l> {
    /// Reads from disk, without include folders.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a folder to search for included files, as `-I` does.
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.options.include_dirs.push(dir.into());
        self
    }

    /// Adds folders to search for included files.
    pub fn include_dirs(mut self, dirs: impl IntoIterator<Item = PathBuf>) -> Self {
        self.options.include_dirs.extend(dirs);
        self
    }

    /// Defines a macro for `#ifdef` and `#ifndef`, as `-D` does.
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.options.defines.push(name.into());
        self
    }

    /// Adds a file in memory. It comes before one on disk.
    pub fn add_file(mut self, path: impl Into<PathBuf>, text: impl Into<String>) -> Self {
        self.memory.0.insert(path.into(), text.into());
        self
    }

    /// Reads files from `loader` instead of the disk.
    pub fn loader(self, loader: &'l dyn FileLoader) -> Self {
        Self { loader, ..self }
    }

    /// Whether to warn about template arguments that nothing uses. The default is yes.
    pub fn warn_unused_template_arguments(self, warns_unused: bool) -> Self {
        Self { warns_unused, ..self }
    }

    /// Parses and evaluates a file with all that it includes.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or it is rejected.
    pub fn evaluate_file(&self, path: impl AsRef<Path>) -> Result<Records, Failure> {
        let path = path.as_ref();
        let problem = match self.load(path) {
            Ok(Some(LoadedFile { text })) => return self.evaluate_str(name_of(path), text),
            Ok(None) => "No such file or directory".to_owned(),
            Err(error) => error.to_string(),
        };
        let message = format!("Could not open input file '{}': {problem}", path.display());
        Err(Failure::without_place(message))
    }

    /// Parses and evaluates a text with all that it includes. Diagnostics call it `name`.
    ///
    /// The calling thread needs 2 MiB of stack, the default of a Rust thread. Deeply nested files get a larger one.
    ///
    /// # Errors
    ///
    /// The text is rejected.
    pub fn evaluate_str(&self, name: impl Into<String>, text: impl Into<String>) -> Result<Records, Failure> {
        check_macros(&self.options.defines)?;
        let main = MainFile { name: name.into(), text: text.into() };
        let mut file = tblgen_parser::parse(main, &self.options, self);
        let symbols = std::mem::take(&mut file.tree.symbols);
        let evaluated = evaluate_tree(&file, symbols, self.warns_unused);
        if evaluated.messages.iter().any(Diagnostic::is_error) {
            return Err(Failure { sources: file.sources, diagnostics: evaluated.messages });
        }
        Ok(Records::new(file.sources, file.tree, evaluated))
    }
}

/// llvm-tblgen's rule for `-D`: a name without a value.
fn check_macros(defines: &[String]) -> Result<(), Failure> {
    let is_name = |name: &&String| {
        !name.starts_with(|c: char| c.is_ascii_digit())
            && name.chars().all(|c| c == '_' || c.is_ascii_alphanumeric())
    };
    let diagnostics: Vec<_> = defines
        .iter()
        .filter(|name| !is_name(name))
        .map(|name| {
            let message = format!("invalid macro name `{name}` specified on command line");
            let help = "a macro is a name alone: letters, digits and `_`, not a digit first";
            Diagnostic::error_without_span(message).with_help(help)
        })
        .collect();
    match diagnostics.is_empty() {
        true => Ok(()),
        false => Err(Failure { sources: SourceMap::new(), diagnostics }),
    }
}

impl FileLoader for TableGen<'_> {
    fn load(&self, path: &Path) -> io::Result<Option<LoadedFile>> {
        match self.memory.load(path)? {
            Some(file) => Ok(Some(file)),
            None => self.loader.load(path),
        }
    }
}

/// Parses and evaluates a text that includes files from disk, if any: [`TableGen::evaluate_str`] without options.
///
/// # Errors
///
/// The text is rejected.
pub fn evaluate_str(name: impl AsRef<Path>, text: &str) -> Result<Records, Failure> {
    TableGen::new().evaluate_str(name_of(name.as_ref()), text)
}
