//! `rtblgen opt`: runs programs of dialects that are loaded from `.td` files.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use rtblgen_bytes::write_stderr;
use rtblgen_dynamic::{ApplyConversions, DialectFlags, LoadedPatterns, load_patterns};
use rtblgen_pdl::{LoadedPatterns as LoadedFile, Options, PdlFunctions, load_file};
use rtblgen_runtime::opt::{OptRegistry, opt_main_with};
use rtblgen_runtime::{Context, Diagnostic, RewritePatternSet};
use tblgen_parser::{Disk, Severity};

/// The flag that runs the program again when a file changes.
const WATCH: &str = "--watch";

/// Whether the command line is that of `rtblgen opt`. A file of that name is written `./opt`.
pub fn is_called(arguments: &[OsString]) -> bool {
    arguments.get(1).is_some_and(|word| word == "opt")
}

/// Runs it.
pub fn run(words: Vec<OsString>) -> ExitCode {
    if words.iter().any(|word| word == WATCH) {
        let rest = words.into_iter().skip(1).filter(|word| word != WATCH).collect();
        return rtblgen_pdl::watch(rest);
    }
    let mut arguments: Vec<String> =
        words.into_iter().skip(2).map(|word| word.to_string_lossy().into_owned()).collect();
    let mut registry = OptRegistry::default();
    let lists_hooks = arguments.iter().any(|word| matches!(word.as_str(), "--list-hooks" | "-list-hooks"));
    match prepare(&mut arguments, &mut registry) {
        // Without a program the list is all that is wanted.
        Ok(notes) if lists_hooks && !arguments.iter().any(|word| word == "-" || !word.starts_with('-')) => {
            write_stderr(&notes);
            ExitCode::SUCCESS
        }
        Ok(notes) => {
            write_stderr(&notes);
            opt_main_with("rtblgen opt", arguments, &registry)
        }
        Err(message) => {
            write_stderr(&format!("{}\n", message.trim_end()));
            ExitCode::FAILURE
        }
    }
}

/// Takes the flags of this tool out of the arguments, and registers the dialects that they name.
fn prepare(arguments: &mut Vec<String>, registry: &mut OptRegistry) -> Result<String, String> {
    let is_of_core = |own: &String| own.trim_start_matches('-').split('=').next() == Some("irdl-file");
    if cfg!(not(feature = "core")) && arguments.iter().any(is_of_core) {
        return Err(
            "error: `--irdl-file` needs MLIR's core dialects: build the program with `--features core`"
                .to_owned(),
        );
    }
    let flags = DialectFlags::take(arguments)?;
    let patterns = PatternFlags::take(arguments)?;
    DialectFlags::describe(registry);
    registry
        .describe_flag(
            "patterns",
            "Add the patterns of a .td file (DRR), of a .pdll file, or of pdl in a .mlir file, to --canonicalize",
        )
        .describe_flag(
            "conversions",
            "Convert types and operations with --apply-conversions, by the type conversions and patterns of a .td file",
        )
        .describe_flag(
            "skip-unsupported-patterns",
            "Leave out patterns and type conversions of .td files that need code, with a warning; otherwise they are \
             errors",
        )
        .describe_flag("watch", "Run again when a file changes, and print what differs")
        .overview("runs programs of the core dialects, and of dialects of .td files");
    let loaded = flags.load(registry, &Disk).map_err(|failure| failure.to_string())?;
    let mut notes = match loaded.is_empty() {
        true => String::new(),
        false => flags.warn_of_replaced(&loaded, &compiled_dialects()),
    };
    register_compiled(registry);
    #[cfg(feature = "core")]
    rtblgen_dynamic::register_check(registry, &flags);
    DialectFlags::add_included(registry, &loaded);
    notes.extend(loaded.iter().map(|loaded| rtblgen_dynamic::report(loaded, flags.lists_hooks)));
    patterns.warn_of_idle_flags(arguments, &mut notes);
    for file in &patterns.files {
        match file.extension().and_then(OsStr::to_str) {
            Some("td") => {
                let loaded = patterns.load(file, &flags, &mut notes)?;
                if loaded.names().next().is_none() && loaded.left_out.is_empty() {
                    notes.push_str(&without_patterns(file));
                }
                add_hook(registry, move |patterns| loaded.add_to(patterns));
            }
            Some("pdll" | "mlir") => patterns.add_file(registry, file, &flags, &mut notes)?,
            _ => {
                let file = file.display();
                return Err(format!(
                    "`{file}` is no file of patterns: its name ends with .td, .pdll or .mlir"
                ));
            }
        }
    }
    let mut conversions = Vec::new();
    for file in &patterns.conversions {
        let loaded = patterns.load(file, &flags, &mut notes)?;
        if loaded.names().next().is_none() && !loaded.has_conversions() && loaded.left_out.is_empty() {
            let file = file.display();
            notes.push_str(&format!("warning: the file `{file}` has no type conversion and no pattern\n"));
        }
        conversions.push(loaded);
    }
    let pass = ApplyConversions::new(conversions);
    #[cfg(feature = "core")]
    let pass = pass.also(rtblgen_dialects::conversion::populate_scf_type_conversion);
    registry.pass(pass);
    Ok(notes)
}

fn without_patterns(file: &Path) -> String {
    format!("warning: the file `{}` has no pattern\n", file.display())
}

/// The passes that apply the patterns of `--patterns`.
const USERS_OF_PATTERNS: [&str; 5] =
    ["canonicalize", "inline", "remove-dead-values", "composite-fixed-point-pass", "transform-interpreter"];

/// How the user of this program gets a dialect.
const HOW_TO_LOAD: &str = match cfg!(feature = "core") {
    true => "`--dialect FILE.td` loads one",
    false => {
        "`--dialect FILE.td` loads one; MLIR's core dialects are in the program if it is built with `--features core`"
    }
};

/// A context with the dialects that are compiled into the program.
fn compiled_dialects() -> Context {
    let mut registry = OptRegistry::default();
    register_compiled(&mut registry);
    registry.context()
}

/// Adds the dialects and passes that are compiled into the program.
pub fn register_compiled(registry: &mut OptRegistry) {
    registry.extension(|context| context.explain_unregistered(|_| Some(HOW_TO_LOAD.to_owned())));
    #[cfg(feature = "core")]
    {
        rtblgen_dialects::register_all(registry);
        rtblgen_interpreter::register(registry);
        rtblgen_llvm_ir::register(registry);
    }
    #[cfg(not(feature = "core"))]
    registry.dialect::<rtblgen_runtime::dialects::FuncDialect>();
}

/// The flags for patterns.
#[derive(Default)]
struct PatternFlags {
    /// The values of `--patterns`.
    files: Vec<PathBuf>,
    /// The values of `--conversions`.
    conversions: Vec<PathBuf>,
    /// `--skip-unsupported-patterns`
    skips_unsupported: bool,
}

impl PatternFlags {
    /// Takes the flags out of the arguments.
    fn take(arguments: &mut Vec<String>) -> Result<Self, String> {
        let mut flags = Self::default();
        let mut rest = Vec::new();
        let mut given = std::mem::take(arguments).into_iter();
        while let Some(argument) = given.next() {
            let (name, value) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (argument.as_str(), None),
            };
            let files = match name {
                "--patterns" => &mut flags.files,
                "--conversions" => &mut flags.conversions,
                "--skip-unsupported-patterns" => {
                    flags.skips_unsupported = true;
                    continue;
                }
                _ => {
                    rest.push(argument);
                    continue;
                }
            };
            let value = value.or_else(|| given.next());
            files.push(value.ok_or_else(|| format!("`{name}` needs a value"))?.into());
        }
        *arguments = rest;
        Ok(flags)
    }

    /// Adds a warning for each flag that does nothing beside the other arguments.
    fn warn_of_idle_flags(&self, others: &[String], notes: &mut String) {
        // Names of files are neither flags nor pipelines.
        let is_of_passes = |argument: &&String| argument.starts_with('-') || argument.contains('(');
        let names = |word: &str| others.iter().filter(is_of_passes).any(|argument| argument.contains(word));
        let runs_passes =
            !["help", "list-passes", "list-hooks", "show-dialects"].iter().any(|flag| names(flag));
        let mut warn = |text: &str| notes.push_str(&format!("warning: {text}\n"));
        if runs_passes && !self.files.is_empty() && !USERS_OF_PATTERNS.iter().any(|pass| names(pass)) {
            warn(
                "`--patterns` adds patterns to the canonicalization, which does not run: add `--canonicalize`",
            );
        }
        let converts = names("apply-conversions");
        if runs_passes && !self.conversions.is_empty() && !converts {
            warn("`--conversions` is read by the pass `--apply-conversions`, which does not run");
        }
        if self.conversions.is_empty() && converts {
            warn("`--apply-conversions` has nothing to apply: `--conversions FILE.td` is not given");
        }
        if self.skips_unsupported && self.files.is_empty() && self.conversions.is_empty() {
            warn("`--skip-unsupported-patterns` has no effect without `--patterns` or `--conversions`");
        }
    }

    /// Loads the patterns and type conversions of a `.td` file. The warnings are added to the notes.
    fn load(
        &self,
        file: &Path,
        dialects: &DialectFlags,
        notes: &mut String,
    ) -> Result<Arc<LoadedPatterns>, String> {
        let loaded = load_patterns(&dialects.source(file), &Disk).map_err(|failure| failure.to_string())?;
        if !self.skips_unsupported && !loaded.left_out.is_empty() {
            return Err(loaded.report(Severity::Error));
        }
        notes.push_str(&loaded.report(Severity::Warning));
        Ok(loaded)
    }

    /// Adds the patterns of a file of PDLL or PDL to the canonicalization.
    fn add_file(
        &self,
        registry: &mut OptRegistry,
        file: &Path,
        dialects: &DialectFlags,
        notes: &mut String,
    ) -> Result<(), String> {
        let options = Options { include_dirs: dialects.include_dirs.clone(), has_documentation: false };
        // An error in the file is an error of the command line, not of a program.
        let context = registry.context();
        let mut loaded = load_file(&context, file, &options)?;
        if matches!(&loaded, LoadedFile::Patterns(patterns) if patterns.is_empty()) {
            notes.push_str(&without_patterns(file));
        }
        let left_out = loaded.leave_out_unknown(&PdlFunctions::default());
        let is_error = !self.skips_unsupported && !left_out.is_empty();
        let severity =
            if is_error { rtblgen_runtime::Severity::Error } else { rtblgen_runtime::Severity::Warning };
        let shown = left_out.into_iter().map(|own| format!("{}\n", Diagnostic { severity, ..own }));
        let shown: String = shown.collect();
        match is_error {
            true => return Err(format!("{shown}{}", how_to_compile(file))),
            false => notes.push_str(&shown),
        }
        let file = file.to_owned();
        add_hook(registry, move |patterns| {
            let functions = PdlFunctions::default();
            let mut loaded = load_file(patterns.context(), &file, &options)?;
            loaded.leave_out_unknown(&functions);
            loaded.warn_of_unregistered(patterns.context());
            loaded.warn_of_findings(patterns.context());
            loaded.add_to(patterns, &functions).map_err(|error| error.to_string())
        });
        Ok(())
    }
}

/// The help for patterns of PDLL or PDL that need code.
fn how_to_compile(file: &Path) -> &'static str {
    match file.extension().and_then(OsStr::to_str) {
        Some("pdll") => {
            "help: compile the file with `--gen-pdll-rewriters`, or leave out such patterns with `--skip-unsupported-patterns`"
        }
        _ => "help: leave out such patterns with `--skip-unsupported-patterns`",
    }
}

/// Adds a function that adds patterns to the canonicalization of each context of the tool.
fn add_hook(
    registry: &mut OptRegistry,
    add: impl for<'c> Fn(&mut RewritePatternSet<'c>) -> Result<(), String> + Send + Sync + 'static,
) {
    let add = Arc::new(add);
    registry.extension(move |context| {
        let add = Arc::clone(&add);
        context.add_canonicalization(move |patterns| add(patterns));
    });
}
