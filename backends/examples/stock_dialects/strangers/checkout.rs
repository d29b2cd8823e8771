//! The files of a checkout, by their content.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rtblgen_backends::input::library::Library;
use rtblgen_backends::{MainFile, Request, evaluate};
use tblgen_parser::Disk;

/// The kind of generated file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Dialect,
    Patterns,
    Pdll,
    Passes,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Dialect => "dialect",
            Kind::Patterns => "patterns",
            Kind::Pdll => "pdll",
            Kind::Passes => "passes",
        }
    }
}

/// A dialect, a file of patterns or a file of passes.
#[derive(Clone, Debug)]
pub struct Unit {
    pub kind: Kind,
    /// The name of the dialect, or of the file and its folder.
    pub name: String,
    /// The files of a dialect, none of which another one includes; one file otherwise.
    pub files: Vec<PathBuf>,
    /// The number of the unit among those of the same dialect.
    pub number: usize,
    /// The name of the checkout.
    pub project: String,
}

impl Unit {
    /// The name of the module.
    pub fn module(&self) -> String {
        let word = |text: &str| text.replace(|c: char| !c.is_ascii_alphanumeric(), "_");
        let number = if self.number == 0 { String::new() } else { format!("_{}", self.number) };
        // Two projects may have files of one path, and copies of a dialect.
        format!("{}_{}_{}{number}", word(&self.project), word(&self.name), self.kind.name())
    }
}

/// A checkout.
pub struct Checkout {
    pub name: String,
    pub folder: PathBuf,
    pub units: Vec<Unit>,
    /// The folders below which included files are.
    roots: Vec<PathBuf>,
}

/// The definitions and includes of a file.
struct Content {
    /// The dialects of its definitions.
    dialects: BTreeSet<String>,
    /// The dialects that it defines.
    defined: BTreeSet<String>,
    has_patterns: bool,
    has_passes: bool,
    includes: BTreeSet<PathBuf>,
}

impl Checkout {
    /// Reads the files below a folder.
    pub fn read(folder: &Path, mlir: &Path) -> Self {
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        let mut files = Vec::new();
        files_with("td", &folder, &mut files);
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let roots = roots(&files);
        let mut checkout = Self { name, folder, units: Vec::new(), roots };
        let contents: BTreeMap<&PathBuf, Content> =
            files.iter().filter_map(|file| Some((file, checkout.content(file, mlir)?))).collect();
        let mut of_dialects: BTreeMap<&str, Vec<&PathBuf>> = BTreeMap::new();
        for (file, content) in &contents {
            for dialect in &content.dialects {
                of_dialects.entry(dialect).or_default().push(file);
            }
            let name = short_name(file);
            let kinds = [(content.has_patterns, Kind::Patterns), (content.has_passes, Kind::Passes)];
            for (_, kind) in kinds.into_iter().filter(|(has, _)| *has) {
                checkout.units.push(Unit {
                    kind,
                    name: name.clone(),
                    files: vec![(*file).clone()],
                    number: 0,
                    project: checkout.name.clone(),
                });
            }
        }
        let mut patterns = Vec::new();
        files_with("pdll", &checkout.folder, &mut patterns);
        for file in patterns {
            let name = short_name(&file);
            let project = checkout.name.clone();
            checkout.units.push(Unit { kind: Kind::Pdll, name, files: vec![file], number: 0, project });
        }
        for (dialect, mut files) in of_dialects {
            // Tests define ops of a dialect for themselves.
            if files.iter().any(|file| !is_test(file)) {
                files.retain(|file| !is_test(file));
            }
            let definitions = files.iter().filter(|file| contents[**file].defined.contains(dialect)).count();
            let is_included = |file: &PathBuf| {
                files.iter().any(|other| *other != file && contents[other].includes.contains(file))
            };
            let outer: Vec<PathBuf> =
                files.iter().filter(|file| !is_included(file)).map(|file| (*file).clone()).collect();
            // Files may include each other.
            let files = if outer.is_empty() { vec![files[0].clone()] } else { outer };
            let project = checkout.name.clone();
            let unit = |files, number| Unit {
                kind: Kind::Dialect,
                name: dialect.to_owned(),
                files,
                number,
                project: project.clone(),
            };
            match definitions {
                1 => checkout.units.push(unit(files, 0)),
                // Each file adds ops to a dialect of another project, or is a test with a dialect of its own.
                _ => {
                    let parts = files.into_iter().enumerate();
                    checkout.units.extend(parts.map(|(number, file)| unit(vec![file], number)));
                }
            }
        }
        checkout
    }

    /// Returns the folders in which a file finds its includes.
    pub fn include_dirs(&self, file: &Path) -> Vec<PathBuf> {
        file.parent().map(Path::to_owned).into_iter().chain(self.roots.iter().cloned()).collect()
    }

    /// Evaluates a file with MLIR's own classes. `None` if it is not complete or defines nothing.
    fn content(&self, file: &Path, mlir: &Path) -> Option<Content> {
        let request = Request {
            main: MainFile::Path(file.to_owned()),
            include_dirs: self.include_dirs(file).into_iter().chain([mlir.to_owned()]).collect(),
            allow_unused_template_arguments: true,
            ..Request::default()
        };
        let records = evaluate(&request, Library::Last, &Disk).ok()?;
        let sources = records.sources();
        let main = sources.main_file();
        let own = |class: &str| {
            let records = records.derived(class).filter(|record| sources.file_of(record.span()) == main);
            records.collect::<Vec<_>>()
        };
        let dialect = |record: rtblgen_records::Record<'_>| {
            let field = if record.is_a("Op") { "opDialect" } else { "dialect" };
            Some(record.record(field).ok()?.str("name").ok()?.to_owned())
        };
        let definitions = ["Op", "TypeDef", "AttrDef"].map(own).into_iter().flatten();
        let names =
            own("Dialect").into_iter().filter_map(|record| record.str("name").ok().map(str::to_owned));
        let defined: BTreeSet<String> = names.filter(|name| !name.is_empty()).collect();
        let all = definitions.filter_map(dialect).chain(defined.iter().cloned());
        let content = Content {
            dialects: all.filter(|name| !name.is_empty()).collect(),
            defined,
            has_patterns: !own("Pattern").is_empty(),
            has_passes: !own("PassBase").is_empty(),
            includes: sources.files().map(|file| absolute(Path::new(sources.name(file)))).collect(),
        };
        let is_empty = content.dialects.is_empty() && !content.has_patterns && !content.has_passes;
        (!is_empty).then_some(content)
    }
}

fn is_test(file: &Path) -> bool {
    file.iter().any(|part| ["test", "tests"].iter().any(|name| part == *name))
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// The folders that the paths of `include` statements start from.
fn roots(files: &[PathBuf]) -> Vec<PathBuf> {
    let mut roots = BTreeSet::new();
    for file in files {
        let text =
            std::fs::read(file).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
        let includes = text.lines().filter_map(|line| line.trim().strip_prefix("include")?.split('"').nth(1));
        for path in includes.filter(|path| path.contains('/')) {
            let ending = |other: &&PathBuf| other.ends_with(path);
            for other in files.iter().filter(ending) {
                roots.extend(other.ancestors().nth(Path::new(path).components().count()).map(Path::to_owned));
            }
        }
    }
    roots.into_iter().collect()
}

/// The name of a file with its two folders.
fn short_name(file: &Path) -> String {
    let stem = file.with_extension("");
    let short: PathBuf = stem.components().rev().take(3).collect::<Vec<_>>().into_iter().rev().collect();
    short.to_string_lossy().into_owned()
}

/// Adds the files with an extension below a folder.
fn files_with(extension: &str, folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder).into_iter().flatten().flatten().collect();
    entries.sort_by_key(std::fs::DirEntry::path);
    for path in entries.into_iter().map(|entry| entry.path()) {
        match path.is_dir() {
            true => files_with(extension, &path, found),
            false if path.extension().is_some_and(|own| own == extension) => found.push(path),
            false => {}
        }
    }
}
