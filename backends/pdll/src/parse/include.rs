//! Parser of `#include`.

use super::{Input, Parsed, Parser, Reported};
use crate::lexer::string_value;
use crate::ods;
use crate::tree::Declaration;
use rtblgen_records::{Records, TableGen};
use std::path::{Path, PathBuf};
use tblgen_parser::loader::name_of;
use tblgen_parser::{Code, Diagnostic, DiagnosticKind, SourceMap, Span};

/// The maximum depth of includes.
const MAX_INCLUDES: usize = 64;

impl Parser<'_> {
    pub(super) fn directive(&mut self, declarations: &mut Vec<Declaration>) -> Parsed<()> {
        let span = self.span();
        let directive = self.text(span);
        if directive != "#include" {
            let message = format!("unknown directive `{directive}`");
            return Err(self.fail(&message, "the only directive is `#include`"));
        }
        self.advance();
        if !self.kind().is_string() {
            let message = "expected string file name after `include` directive";
            let help = "write the file in quotes: `#include \"file.td\"`";
            self.report_syntax(
                Diagnostic::error(span, message).with_label(self.span(), self.found()).with_help(help),
            );
            return Err(Reported);
        }
        let place = self.advance().span;
        if !self.follows_includes {
            return Ok(());
        }
        let name = string_value(self.text(place));
        if name.ends_with(".pdll") {
            self.include_pdll(&name, place, declarations)
        } else if name.ends_with(".td") {
            self.include_td(&name, place, declarations)
        } else {
            let message = "expected include filename to end with `.pdll` or `.td`";
            let help = "include definitions of operations (`.td`) or other patterns (`.pdll`)";
            Err(self.fail_include(place, message.to_owned(), "neither `.pdll` nor `.td`", help.to_owned()))
        }
    }

    fn fail_include(&mut self, place: Span, message: String, label: &str, help: String) -> Reported {
        self.check.report(Diagnostic::error(place, message).with_culprit_label(label).with_help(help));
        Reported
    }

    /// The path and the text of an included file.
    fn load(&mut self, name: &str, place: Span) -> Parsed<(String, String)> {
        let path = tblgen_parser::loader::path_of(name);
        let folders = self.options.include_dirs.iter().map(|folder| folder.join(&path));
        let candidates: Vec<PathBuf> = std::iter::once(path.clone()).chain(folders).collect();
        for candidate in &candidates {
            if let Ok(Some(file)) = self.loader.load(candidate) {
                return Ok((name_of(candidate), file.text));
            }
        }
        let tried: Vec<String> = candidates.iter().map(|path| format!("`{}`", path.display())).collect();
        let help = format!("tried {}; add a folder with -I", tried.join(", "));
        let error = Diagnostic::error(place, format!("unable to open include file `{name}`"));
        let error = error.with_code(Code::INCLUDE).with_culprit_label("no such file").with_help(help);
        self.check.report(error);
        Err(Reported)
    }

    fn include_pdll(&mut self, name: &str, place: Span, declarations: &mut Vec<Declaration>) -> Parsed<()> {
        let (path, text) = self.load(name, place)?;
        let is_open = self.open.iter().any(|open| Path::new(open) == Path::new(&path));
        if is_open || self.open.len() > MAX_INCLUDES {
            let message = format!("`{name}` includes itself");
            let help = "remove one of the includes".to_owned();
            return Err(self.fail_include(place, message, "included again here", help));
        }
        let Ok(file) = self.sources.add_file(path.as_str(), text, Some(place)) else {
            return Err(self.fail_too_large(place));
        };
        let included = Input::new(&self.sources, file);
        let outer = std::mem::replace(&mut self.input, included);
        self.open.push(path);
        self.report_invalid_token();
        declarations.extend(self.declarations());
        self.open.pop();
        self.input = outer;
        Ok(())
    }

    fn fail_too_large(&mut self, place: Span) -> Reported {
        let (message, help) =
            ("the files are larger than 4 GiB".to_owned(), "remove an `#include`".to_owned());
        self.fail_include(place, message, "this file exceeds the limit", help)
    }

    fn include_td(&mut self, name: &str, place: Span, declarations: &mut Vec<Declaration>) -> Parsed<()> {
        let (path, text) = self.load(name, place)?;
        let records = self.evaluate(name, path, text, place)?;
        let Ok(map) = Files::add(&mut self.sources, records.sources(), place) else {
            return Err(self.fail_too_large(place));
        };
        let has_documentation = self.options.has_documentation;
        let imported =
            ods::import(&records, &mut self.check.definitions, has_documentation, |span| map.place(span));
        match imported {
            Ok(constraints) => {
                let ids = constraints.into_iter().filter_map(|constraint| self.check.imported(constraint));
                declarations.extend(ids.map(Declaration::Callable));
                Ok(())
            }
            Err(error) => {
                let mut error = Diagnostic::from(error);
                map.relocate(&mut error);
                self.check.report(error.with_label(place, "included here"));
                Err(Reported)
            }
        }
    }

    fn evaluate(&mut self, name: &str, path: String, text: String, place: Span) -> Parsed<Records> {
        let tablegen =
            TableGen::new().include_dirs(self.options.include_dirs.iter().cloned()).loader(self.loader);
        let failure = match tablegen.evaluate_str(path, text) {
            Ok(records) => return Ok(records),
            Err(failure) => failure,
        };
        let Ok(map) = Files::add(&mut self.sources, &failure.sources, place) else {
            return Err(self.fail_too_large(place));
        };
        for mut inner in failure.diagnostics.into_iter().filter(Diagnostic::is_error) {
            let words = inner.short.take().map_or_else(|| inner.message.clone(), |short| short.message);
            map.relocate(&mut inner);
            // The position is that of the `#include`, as mlir-pdll has it; the mistake itself is a label.
            let message = format!("error while processing include file `{name}`: {words}");
            let mut error = Diagnostic::error(place, message);
            error.kind = DiagnosticKind::InIncludedFile;
            if let Some(span) = inner.span {
                error = error.with_label(span, inner.label.unwrap_or(inner.message));
            }
            let help = || format!("mend `{name}`: `rtblgen {name}` shows its errors alone");
            error.help = Some(inner.help.unwrap_or_else(help));
            error.notes = inner.notes;
            error.labels.extend(inner.labels);
            self.check.report(error);
        }
        Err(Reported)
    }
}

/// The files of an evaluated `.td` file, added to the sources of the PDLL file.
struct Files {
    /// For each file the offsets of its first byte before and after.
    starts: Vec<(u32, u32)>,
}

impl Files {
    fn add(
        sources: &mut SourceMap,
        from: &SourceMap,
        place: Span,
    ) -> Result<Self, tblgen_parser::source::TooLarge> {
        let mut files = Self { starts: Vec::new() };
        for file in from.files() {
            let included_from = from.included_from(file).map_or(place, |span| files.place(span));
            let added = sources.add_file(from.name(file), from.file_text(file), Some(included_from))?;
            files.starts.push((from.file_start(file), sources.file_start(added)));
        }
        Ok(files)
    }

    /// A place in the sources of the PDLL file.
    fn place(&self, span: Span) -> Span {
        let moved = |offset: u32| {
            let index = self.starts.partition_point(|(start, _)| *start <= offset).saturating_sub(1);
            let (before, after) = self.starts[index];
            offset - before + after
        };
        Span::new(moved(span.start), moved(span.end))
    }

    fn relocate(&self, diagnostic: &mut Diagnostic) {
        diagnostic.span = diagnostic.span.map(|span| self.place(span));
        for (span, _) in &mut diagnostic.labels {
            *span = self.place(*span);
        }
        for note in &mut diagnostic.notes {
            note.span = note.span.map(|span| self.place(span));
        }
    }
}
