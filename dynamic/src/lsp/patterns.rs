//! Rewrite patterns of the user's files in programs of the language server.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rtblgen_ir::{Context, RewritePatternSet};
use rtblgen_lsp::mlir::Patterns;
use rtblgen_pdl::{LoadedPatterns as LoadedFile, MainFile, Options, PdlFunctions};
use tblgen_parser::loader::name_of;
use tblgen_parser::{FileLoader, Severity};

use crate::{DialectFlags, load_patterns};

/// Adds the patterns of a file to a set.
type Adder = Box<dyn for<'c> Fn(&mut RewritePatternSet<'c>) -> Result<(), String> + Send + Sync>;

/// The files that may have patterns.
pub(super) struct PatternFiles {
    pub(super) files: Vec<PathBuf>,
    /// The folders of their includes.
    pub(super) flags: DialectFlags,
}

impl PatternFiles {
    /// Adds the patterns of the files to the canonicalization of a context. Patterns that need code are left out.
    pub(super) fn add_to(&self, context: &Context, loader: &Arc<dyn FileLoader + Send>) -> Patterns {
        let mut patterns = Patterns::default();
        for file in &self.files {
            let is_pdll = file.extension().is_some_and(|end| end == "pdll");
            let found = if is_pdll { self.pdll(file, loader) } else { self.drr(file, &**loader) };
            match found {
                Ok((adder, left_out)) => {
                    if !left_out.is_empty() {
                        patterns.problems.push((file.clone(), left_out));
                    }
                    if let Some(adder) = adder {
                        patterns.files.push(file.clone());
                        context.add_canonicalization(adder);
                    }
                }
                Err(problem) => patterns.problems.push((file.clone(), problem)),
            }
        }
        patterns
    }

    /// The patterns of a `.td` file, and the text about those that are left out.
    fn drr(&self, file: &Path, loader: &dyn FileLoader) -> Result<(Option<Adder>, String), String> {
        let loaded =
            load_patterns(&self.flags.source(file), loader).map_err(|failure| failure.to_string())?;
        let left_out = match loaded.left_out.is_empty() {
            true => String::new(),
            false => loaded.report(Severity::Warning),
        };
        let has_patterns = loaded.names().next().is_some() || loaded.roots().next().is_some();
        let adder: Adder = Box::new(move |patterns| loaded.add_to(patterns));
        Ok((has_patterns.then_some(adder), left_out))
    }

    /// The same for a `.pdll` file.
    fn pdll(
        &self,
        file: &Path,
        loader: &Arc<dyn FileLoader + Send>,
    ) -> Result<(Option<Adder>, String), String> {
        let read = loader.load(file).map_err(|error| error.to_string())?;
        let Some(read) = read else { return Ok((None, String::new())) };
        let main = MainFile { name: name_of(file), text: read.text };
        let options = Options { include_dirs: self.flags.include_dirs.clone(), has_documentation: false };
        // Errors in the file are found before the passes run.
        let scratch = Context::new();
        let load = |context| rtblgen_pdl::load(context, main.clone(), &options, &**loader);
        let mut loaded = LoadedFile::Patterns(load(&scratch).map_err(|failure| failure.to_string())?);
        let left_out = loaded.leave_out_unknown(&PdlFunctions::default());
        let left_out: String = left_out.into_iter().map(|own| format!("{own}\n")).collect();
        let is_empty = matches!(&loaded, LoadedFile::Patterns(patterns) if patterns.is_empty());
        let loader = Arc::clone(loader);
        let adder: Adder = Box::new(move |patterns| {
            let functions = PdlFunctions::default();
            let context = patterns.context();
            let found = rtblgen_pdl::load(context, main.clone(), &options, &*loader);
            let mut loaded = LoadedFile::Patterns(found.map_err(|failure| failure.to_string())?);
            loaded.leave_out_unknown(&functions);
            loaded.add_to(patterns, &functions).map_err(|error| error.to_string())
        });
        Ok(((!is_empty).then_some(adder), left_out))
    }
}
