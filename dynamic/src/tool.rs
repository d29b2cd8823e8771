//! The flags of tools that load dialects: `--dialect`, `-I`, `--upstream-include`, `--list-hooks`.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rtblgen_backends::input::library::{is_embedded, is_stock};
use rtblgen_backends::{Failure, Library, MainFile};
use rtblgen_ir::Context;
use rtblgen_opt::OptRegistry;
use tblgen_parser::{Diagnostic, ErrorFormat, FileLoader, SourceMap, Span, render};

use crate::{LoadedDialects, Source, load, register_included, register_own};

/// The flags of a command line that load dialects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DialectFlags {
    /// The files (`--dialect`).
    pub files: Vec<PathBuf>,
    /// The include path (`-I`).
    pub include_dirs: Vec<PathBuf>,
    /// Folders of `.td` files whose snippets are C++ (`--upstream-include`), searched after `include_dirs`.
    pub upstream_includes: Vec<PathBuf>,
    /// Whether missing hooks are listed (`--list-hooks`).
    pub lists_hooks: bool,
}

impl DialectFlags {
    /// Removes the flags from a command line and returns them.
    ///
    /// # Errors
    ///
    /// Returns an error if a flag has no value.
    pub fn take(arguments: &mut Vec<String>) -> Result<Self, String> {
        let mut flags = Self::default();
        let mut rest = Vec::new();
        let mut given = std::mem::take(arguments).into_iter();
        while let Some(argument) = given.next() {
            let (name, value) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (argument.as_str(), None),
            };
            let list = match name {
                "--" => {
                    rest.push(argument);
                    rest.extend(given.by_ref());
                    break;
                }
                "--dialect" | "-dialect" => &mut flags.files,
                "-I" => &mut flags.include_dirs,
                "--upstream-include" | "-upstream-include" => &mut flags.upstream_includes,
                "--list-hooks" | "-list-hooks" if value.is_some() => {
                    return Err(format!("`{name}` takes no value"));
                }
                "--list-hooks" | "-list-hooks" => {
                    flags.lists_hooks = true;
                    continue;
                }
                _ => {
                    match argument.strip_prefix("-I") {
                        Some(folder) => flags.include_dirs.push(folder.into()),
                        None => rest.push(argument),
                    }
                    continue;
                }
            };
            match value.or_else(|| given.next()) {
                Some(value) => list.push(value.into()),
                None => return Err(format!("`{name}` needs a value")),
            }
        }
        *arguments = rest;
        Ok(flags)
    }

    /// Adds the flags to `--help`.
    pub fn describe(registry: &mut OptRegistry) {
        registry
            .describe_flag("dialect", "Load the dialects of a .td file")
            .describe_flag("I", "A folder in which includes of .td files are looked for")
            .describe_flag("upstream-include", "A folder of .td files that hold C++")
            .describe_flag("list-hooks", "List what the loaded dialects leave to code");
    }

    /// Loads the dialects and adds them to a driver. The driver's compiled dialects are added next, and then the
    /// dialects that the files include in part, by [`add_included`](Self::add_included) with the returned list.
    ///
    /// # Errors
    ///
    /// Returns the errors in the first file with errors.
    pub fn load(
        &self,
        registry: &mut OptRegistry,
        loader: &dyn FileLoader,
    ) -> Result<Vec<Arc<LoadedDialects>>, Failure> {
        let all =
            self.files.iter().map(|file| self.load_file(file, loader)).collect::<Result<Vec<_>, _>>()?;
        defined_once(&all)?;
        self.refuse_builtin(&all)?;
        Self::add(registry, &all);
        Ok(all)
    }

    /// Returns the dialects that the files define, with the places of their definitions. Included dialects and those of MLIR's
    /// own files (`--upstream-include`) are not among them.
    fn own_dialects<'l>(
        &self,
        loaded: &'l [Arc<LoadedDialects>],
    ) -> impl Iterator<Item = (&'l LoadedDialects, &'static str, Span)> {
        let is_stock = |own: &LoadedDialects, span: Span| {
            let name = own.sources.name(own.sources.file_of(span));
            is_stock(name, &self.upstream_includes) || is_embedded(name.as_ref(), Library::Wins)
        };
        let all = loaded.iter().flat_map(|own| own.dialects.iter().map(move |dialect| (&**own, dialect)));
        let all = all.filter(|(_, dialect)| !dialect.is_included);
        let all = all.filter_map(|(own, dialect)| Some((own, dialect.name, dialect.span?)));
        all.filter(move |(own, _, span)| !is_stock(own, *span))
    }

    /// Returns an error for a dialect `builtin`: each context has its own.
    fn refuse_builtin(&self, loaded: &[Arc<LoadedDialects>]) -> Result<(), Failure> {
        let Some((own, _, span)) = self.own_dialects(loaded).find(|(_, name, _)| *name == "builtin") else {
            return Ok(());
        };
        let message = "the dialect `builtin` is part of the program and cannot be loaded";
        let error = Diagnostic::error(span, message).with_help("give the dialect another name");
        Err(Failure { sources: own.sources.clone(), diagnostics: vec![error] })
    }

    /// Returns the text of warnings about loaded dialects that take the place of compiled ones. `compiled` has the dialects
    /// that are compiled into the program.
    pub fn warn_of_replaced(&self, loaded: &[Arc<LoadedDialects>], compiled: &Context) -> String {
        let replaced = self.own_dialects(loaded).filter(|(_, name, _)| compiled.dialect(name).is_some());
        let warnings = replaced.map(|(own, name, span)| {
            let message = format!("the dialect `{name}` takes the place of the one that is compiled into the program");
            let help = "the ops, types and attributes of the compiled dialect are gone: rename the dialect to keep them";
            let warning = Diagnostic::warning(span, message).with_help(help);
            render(&warning, &own.sources, ErrorFormat::Human, false)
        });
        warnings.collect()
    }

    /// Loads the dialects of a file.
    pub(crate) fn load_file(
        &self,
        file: &Path,
        loader: &dyn FileLoader,
    ) -> Result<Arc<LoadedDialects>, Failure> {
        load(&self.source(file), loader)
    }

    /// A file with the include path of the flags.
    pub fn source(&self, file: &Path) -> Source {
        Source {
            main: MainFile::Path(file.to_owned()),
            include_dirs: self.include_dirs.clone(),
            upstream_includes: self.upstream_includes.clone(),
        }
    }

    /// Adds loaded dialects to a driver. Several files may define ops of one dialect.
    pub(crate) fn add(registry: &mut OptRegistry, loaded: &[Arc<LoadedDialects>]) {
        for own in loaded {
            let documented = Arc::clone(own);
            registry.documentation(move |name| documented.documentation(name).cloned());
        }
        let loaded = loaded.to_vec();
        registry.extension(move |context| register_own(loaded.iter().map(|own| &**own), context));
    }
}

impl DialectFlags {
    /// Adds the dialects of which the files only include a part to a driver. A context that has such a dialect keeps
    /// its own.
    pub fn add_included(registry: &mut OptRegistry, loaded: &[Arc<LoadedDialects>]) {
        let loaded = loaded.to_vec();
        registry.extension(move |context| register_included(loaded.iter().map(|own| &**own), context));
    }
}

/// Returns an error if two files define the same op, type or attribute. Several files may include the same definition.
fn defined_once(files: &[Arc<LoadedDialects>]) -> Result<(), Failure> {
    let mut known: HashMap<&str, String> = HashMap::new();
    for own in files {
        let mut names: Vec<_> = own.definitions.iter().collect();
        names.sort_by_key(|(_, span)| span.start);
        for (name, span) in names {
            let place = place_of(&own.sources, *span);
            match known.get(name.as_str()) {
                Some(other) if *other != place => {
                    let message = format!("two files define `{name}`: the other is {other}");
                    let diagnostics = vec![Diagnostic::error(*span, message)];
                    return Err(Failure { sources: own.sources.clone(), diagnostics });
                }
                Some(_) => {}
                None => drop(known.insert(name, place)),
            }
        }
    }
    Ok(())
}

/// The file and the line of a definition. Two paths to the same file give the same text.
fn place_of(sources: &SourceMap, span: Span) -> String {
    let name = sources.name(sources.file_of(span)).to_string();
    let whole = std::fs::canonicalize(&name).map_or(name, |path| path.display().to_string());
    format!("{whole}:{}", sources.line_column(span.start).0)
}

/// Returns the text of the warnings about a file, and of the missing hooks if these are requested.
pub fn report(loaded: &LoadedDialects, lists_hooks: bool) -> String {
    let warnings = loaded.warnings.iter();
    let mut text: String =
        warnings.map(|warning| render(warning, &loaded.sources, ErrorFormat::Human, false)).collect();
    if loaded.dialects.is_empty() {
        let file = loaded.sources.name(loaded.sources.main_file());
        text.push_str(&format!("warning: the file `{file}` has no dialect\n"));
    }
    if lists_hooks {
        for missing in &loaded.missing {
            text.push_str(&format!("left to code: {missing}\n"));
        }
        if loaded.missing.is_empty() && !loaded.dialects.is_empty() {
            let names: Vec<&str> = loaded.names().collect();
            let leave = if names.len() > 1 { "leave" } else { "leaves" };
            text.push_str(&format!("`{}` {leave} nothing to code\n", names.join("`, `")));
        }
    } else if !loaded.missing.is_empty() {
        let names: Vec<&str> = loaded.names().collect();
        let leave = if names.len() > 1 { "leave" } else { "leaves" };
        let (names, count) = (names.join("`, `"), loaded.missing.len());
        let things = if count == 1 {
            "1 thing to code, which is"
        } else {
            &format!("{count} things to code, which are")
        };
        text.push_str(&format!("note: `{names}` {leave} {things} not there: `--list-hooks` lists them\n"));
    }
    text
}
