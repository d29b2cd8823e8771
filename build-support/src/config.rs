//! The configuration of a build script, and its execution.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use rtblgen_backends::input::library::is_embedded;
use rtblgen_backends::input::written_hooks::WrittenHooks;
use rtblgen_backends::output_file::{self, Freshness};
use rtblgen_backends::{Failure, Generator, Library, Output, PatternTerms, Request, circles_across};
use tblgen_parser::{Disk, ErrorFormat};

use crate::error::Problem;
use crate::{Error, Job, idle, repeated};

/// The stack of a generating thread: that of most main threads.
const STACK_SIZE: usize = 8 << 20;

/// The files to generate, the generators, and the include paths.
///
/// Paths are relative to the folder of the crate's `Cargo.toml`, where cargo runs build scripts.
#[derive(Clone, Debug, Default)]
pub struct Config {
    jobs: Vec<Job>,
    /// The options of all jobs. Each job adds its file.
    request: Request,
    out_dir: Option<PathBuf>,
    written_hooks: Vec<PathBuf>,
    separate_pattern_sets: bool,
}

impl Config {
    /// A configuration that generates nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Generates the dialect of the file with its ops, enums, attributes and types.
    /// The output has the file's name: `td/toy.td` becomes `include_td!("toy")`.
    pub fn dialect(&mut self, file: impl AsRef<Path>) -> &mut Self {
        self.job(Job::new(Generator::Dialect, file))
    }

    /// Generates the rewrite patterns of the file. The output has the file's name.
    pub fn rewriters(&mut self, file: impl AsRef<Path>) -> &mut Self {
        self.job(Job::new(Generator::Rewriters, file))
    }

    /// Generates the rewrite patterns of a file of PDLL. The output has the file's name.
    pub fn pdll(&mut self, file: impl AsRef<Path>) -> &mut Self {
        self.job(Job::new(Generator::PdllRewriters, file))
    }

    /// Runs a generator of Rust on a file and gives the output a name of its own: `name` becomes `include_td!(name)`.
    ///
    /// ```no_run
    /// use rtblgen_build::{Config, Generator};
    ///
    /// Config::new()
    ///     .generate(Generator::Dialect, "td/toy/ops.td", "toy")
    ///     .generate(Generator::Rewriters, "td/toy/combine.td", "toy_combine")
    ///     .compile()
    ///     .unwrap();
    /// ```
    pub fn generate(
        &mut self,
        generator: Generator,
        file: impl AsRef<Path>,
        name: impl Into<String>,
    ) -> &mut Self {
        self.job(Job::new(generator, file).name(name))
    }

    /// Adds a job with options of its own.
    pub fn job(&mut self, job: Job) -> &mut Self {
        self.jobs.push(job);
        self
    }

    /// Adds an include folder after those added before. The folder of the file itself is searched last.
    pub fn include_dir(&mut self, dir: impl Into<PathBuf>) -> &mut Self {
        self.request.include_dirs.push(dir.into());
        self
    }

    /// Adds a folder of `.td` files whose snippets are C++, such as LLVM's own `include` folder. Files that rtblgen's
    /// library has too are taken from the library.
    pub fn upstream_include(&mut self, dir: impl Into<PathBuf>) -> &mut Self {
        self.request.upstream_includes.push(dir.into());
        self
    }

    /// Defines a macro for `#ifdef` and `#ifndef`.
    pub fn define(&mut self, macro_name: impl Into<String>) -> &mut Self {
        self.request.defines.push(macro_name.into());
        self
    }

    /// Sets the path of the generated Rust of another dialect: `extern_path("arith", "::my_arith")`.
    pub fn extern_path(&mut self, dialect: impl Into<String>, rust_path: impl Into<String>) -> &mut Self {
        self.request.extern_paths.push((dialect.into(), rust_path.into()));
        self
    }

    /// Generates the definitions of one dialect only (`--dialect`), for a file that includes several.
    pub fn only_dialect(&mut self, dialect: impl Into<String>) -> &mut Self {
        self.request.filter.dialect = Some(dialect.into());
        self
    }

    /// Fuses the matchers of rewrite patterns: a common test runs once for all of them. The same patterns apply in the same order. It
    /// is faster where many patterns have the same root. Patterns of PDLL are always fused.
    pub fn fuse_patterns(&mut self) -> &mut Self {
        self.request.fuse_patterns = true;
        self
    }

    /// Declares that no set has patterns of several files: circles of patterns are then only looked for within each file.
    pub fn separate_pattern_sets(&mut self) -> &mut Self {
        self.separate_pattern_sets = true;
        self
    }

    /// Sets the base URL of the `.td` files, such as `https://example.org/my-crate/blob/main`. The documentation of an op links to
    /// its definition there.
    pub fn source_url(&mut self, url: impl Into<String>) -> &mut Self {
        self.request.source_url = Some(url.into());
        self
    }

    /// Generates stubs of hooks: the Rust compiles before any hook is written, and each missing hook is reported at run time.
    ///
    /// Stubs are for a dialect on its way from C++ to Rust. `rtblgen --list-hooks` lists the hooks.
    pub fn stub_hooks(&mut self) -> &mut Self {
        self.request.stub_hooks = true;
        self
    }

    /// Reads the hooks that are written from a Rust file, or from all files of a folder and below: with [`Config::stub_hooks`]
    /// only the others get stubs.
    ///
    /// Functions that replace C++ are in a module `own_hooks` beside the generated code; stubs of the others
    /// are put together with them in module `hooks`.
    pub fn written_hooks(&mut self, path: impl Into<PathBuf>) -> &mut Self {
        self.written_hooks.push(path.into());
        self
    }

    /// Writes into this folder and not into cargo's `OUT_DIR`.
    pub fn out_dir(&mut self, dir: impl Into<PathBuf>) -> &mut Self {
        self.out_dir = Some(dir.into());
        self
    }

    /// Generates all files and tells cargo which files were read.
    ///
    /// # Errors
    ///
    /// All diagnostics of all files, if there are any. No file with an error is written.
    pub fn compile(&self) -> Result<(), Error> {
        let out_dir = self.find_out_dir()?;
        let problems: Vec<_> = self.jobs.iter().filter_map(Job::problem).chain(self.name_clashes()).collect();
        if !problems.is_empty() {
            return Err(Error::new(problems.into_iter().map(Problem::Message).collect()));
        }
        let mut inputs = BTreeSet::new();
        let written = self.read_written_hooks(&mut inputs)?;
        let mut outcomes = self.generate_all(&written);
        repeated::remove(
            &mut outcomes.iter_mut().filter_map(|outcome| outcome.as_mut().err()).collect::<Vec<_>>(),
        );
        if !self.separate_pattern_sets {
            let terms: Vec<&PatternTerms> = outcomes.iter().flatten().map(|output| &output.terms).collect();
            circles_across(&terms).iter().for_each(|line| println!("cargo::warning={line}"));
        }
        self.warn_of_idle_options(&outcomes);
        let mut problems = Vec::new();
        for (job, outcome) in self.jobs.iter().zip(outcomes) {
            // Even if the file does not exist: its creation runs the script again.
            if !is_embedded(&job.file, Library::Wins) {
                inputs.insert(job.file.clone());
            }
            match outcome {
                Ok(output) => {
                    inputs.extend(output.dependencies.iter().cloned());
                    warn(&output);
                    problems.extend(write(&out_dir, job, &output).err().map(Problem::Message));
                }
                Err(failure) if failure.diagnostics.is_empty() => {}
                Err(failure) => problems.push(Problem::Failure(failure)),
            }
        }
        inputs.iter().for_each(|input| println!("cargo::rerun-if-changed={}", input.display()));
        if problems.is_empty() { Ok(()) } else { Err(Error::new(problems)) }
    }

    /// Runs all generators, on as many threads as there are processors. The outcomes are in the order of the jobs.
    fn generate_all(&self, written: &WrittenHooks) -> Vec<Result<Output, Failure>> {
        let threads =
            ThreadPoolBuilder::new().stack_size(STACK_SIZE).build().expect("the system gives threads");
        let generate =
            |job: &Job| rtblgen_backends::generate(job.generator, job.request(&self.request, written), &Disk);
        threads.install(|| self.jobs.par_iter().map(generate).collect())
    }

    /// Gives warnings about options without an effect to cargo. A file with errors may have a use for them.
    fn warn_of_idle_options(&self, outcomes: &[Result<Output, Failure>]) {
        let has_written_hooks = !self.written_hooks.is_empty();
        let mut warnings =
            idle::options(&self.jobs, &self.request, has_written_hooks, self.separate_pattern_sets);
        let outputs: Vec<&Output> = outcomes.iter().flatten().collect();
        if outputs.len() == outcomes.len() {
            warnings.extend(idle::extern_paths(&self.request, &outputs));
        }
        warnings.iter().for_each(|warning| println!("cargo::warning={warning}"));
    }

    fn read_written_hooks(&self, inputs: &mut BTreeSet<PathBuf>) -> Result<WrittenHooks, Error> {
        let mut written = WrittenHooks::default();
        let mut pending = self.written_hooks.clone();
        while let Some(path) = pending.pop() {
            inputs.insert(path.clone());
            let unreadable =
                |error| Error::message(format!("error: cannot read `{}`: {error}", path.display()));
            if path.is_dir() {
                for entry in std::fs::read_dir(&path).map_err(unreadable)? {
                    pending.push(entry.map_err(unreadable)?.path());
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).map_err(unreadable)?;
                written
                    .read(&text)
                    .map_err(|error| Error::message(format!("error: {}:{error}", path.display())))?;
            }
        }
        Ok(written)
    }

    fn find_out_dir(&self) -> Result<PathBuf, Error> {
        match &self.out_dir {
            Some(dir) => Ok(dir.clone()),
            None => std::env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| {
                Error::message(
                    "error: cargo sets OUT_DIR for build scripts only; elsewhere call `Config::out_dir`",
                )
            }),
        }
    }

    /// Two jobs that write the same file, on file systems that ignore case too.
    fn name_clashes(&self) -> Vec<String> {
        let mut seen: Vec<&Job> = Vec::new();
        let mut clashes = Vec::new();
        for job in &self.jobs {
            match seen.iter().find(|other| other.name.eq_ignore_ascii_case(&job.name)) {
                Some(other) => clashes.push(format!(
                    "error: `{}` and `{}` would both become `{}.rs`\n  = help: name one of them otherwise with `Config::generate`",
                    other.file.display(),
                    job.file.display(),
                    job.name,
                )),
                None => seen.push(job),
            }
        }
        clashes
    }
}

/// Gives the warnings of an output to cargo.
fn warn(output: &Output) {
    for warning in &output.warnings {
        // A directive for cargo is one line.
        for line in tblgen_parser::render(warning, &output.sources, ErrorFormat::Short, false).lines() {
            println!("cargo::warning={line}");
        }
    }
}

fn write(out_dir: &Path, job: &Job, output: &Output) -> Result<(), String> {
    let path = out_dir.join(format!("{}.rs", job.name));
    output_file::write(&path, &output.text, Freshness::KeepIfUnchanged)
        .map_err(|error| format!("error: cannot write `{}`: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIALECT: &str = "include \"mlir/IR/OpBase.td\"\n\
        def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n\
        def AOp : Op<D, \"a\"> { let summary = \"an op\"; }\n";

    /// Returns the result of a folder with `d.td`, after `configure`.
    fn compiled(configure: impl FnOnce(&mut Config, &Path)) -> (Result<(), String>, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("out");
        std::fs::create_dir(&out).unwrap();
        std::fs::write(folder.path().join("d.td"), DIALECT).unwrap();
        let mut config = Config::new();
        configure(config.out_dir(&out), &folder.path().join("d.td"));
        let result = config.compile().map_err(|error| error.to_string());
        let names = std::fs::read_dir(&out).unwrap();
        (result, names.map(|file| file.unwrap().file_name().to_string_lossy().into_owned()).collect())
    }

    #[test]
    fn a_file_is_named_after_its_td() {
        let (result, files) = compiled(|config, file| {
            config.dialect(file);
        });
        assert_eq!((result, files), (Ok(()), vec!["d.rs".to_owned()]));
    }

    #[test]
    fn options_without_an_effect_are_warned_about() {
        let (result, _) = compiled(|config, file| {
            config.dialect(file).extern_path("d", "crate::d").extern_path("arth", "crate::arith");
            config.fuse_patterns().separate_pattern_sets().written_hooks("src");
            let options = idle::options(&config.jobs, &config.request, true, true);
            assert_eq!(
                options,
                [
                    "`Config::fuse_patterns` does nothing without a job with patterns",
                    "`Config::separate_pattern_sets` does nothing without a job with patterns",
                    "`Config::written_hooks` does nothing without `stub_hooks`: without stubs all hooks are yours",
                ]
            );
            let outcomes = config.generate_all(&WrittenHooks::default());
            let outputs: Vec<&Output> = outcomes.iter().flatten().collect();
            assert_eq!(
                idle::extern_paths(&config.request, &outputs),
                ["`Config::extern_path` of `arth` does nothing: no file names the dialect"]
            );
            config.stub_hooks().rewriters(file.with_file_name("p.td"));
            assert_eq!(idle::options(&config.jobs, &config.request, true, true), [""; 0]);
        });
        assert!(result.is_err(), "`p.td` does not exist");
    }

    #[test]
    fn names_stay_in_the_output_folder() {
        for name in ["", "../d", "sub/d", ".", "a\\b", "/d"] {
            let (result, files) = compiled(|config, file| {
                config.generate(Generator::OpDefs, file, name);
            });
            let message = result.unwrap_err();
            assert!(message.contains(&format!("`{name}` is no name for the output")), "{message}");
            assert!(files.is_empty(), "{files:?}");
        }
    }

    #[test]
    fn two_outputs_need_two_names() {
        let (result, files) = compiled(|config, file| {
            config.generate(Generator::OpDefs, file, "d").generate(Generator::EnumDefs, file, "D");
        });
        let message = result.unwrap_err();
        assert!(message.contains("would both become `D.rs`"), "{message}");
        assert!(files.is_empty(), "{files:?}");
    }

    #[test]
    fn diagnostics_come_in_the_order_of_the_jobs() {
        let (result, files) = compiled(|config, file| {
            for index in 0..8 {
                let wrong = file.with_file_name(format!("w{index}.td"));
                // The first jobs take longest.
                let text = "def { int x = 1; }\n".repeat(1000 * (8 - index)) + "def : Missing;\n";
                std::fs::write(&wrong, text).unwrap();
                config.generate(Generator::OpDefs, wrong, format!("w{index}"));
            }
        });
        let message = result.unwrap_err();
        let places: Vec<_> = (0..8).map(|index| message.find(&format!("w{index}.td")).unwrap()).collect();
        assert!(places.is_sorted(), "{message}");
        assert!(files.is_empty(), "{files:?}");
    }

    #[test]
    fn a_generator_of_documentation_is_refused() {
        let (result, files) = compiled(|config, file| {
            config.generate(Generator::OpDoc, file, "d");
        });
        let message = result.unwrap_err();
        assert!(
            message.starts_with("error: `gen-op-doc` of `") && message.contains("` emits no Rust\n"),
            "{message}"
        );
        assert!(files.is_empty(), "{files:?}");
    }

    #[test]
    fn options_of_a_job_are_its_own() {
        let (result, files) = compiled(|config, file| {
            let second = "def E : Dialect { let name = \"e\"; let cppNamespace = \"::e\"; }\n\
                def BOp : Op<E, \"b\"> { let summary = \"an op\"; }\n";
            std::fs::write(file, format!("{DIALECT}#ifdef WITH_E\n{second}#endif\n")).unwrap();
            let dialect = |name: &str| Job::new(Generator::Dialect, file).name(name).only_dialect(name);
            config.job(dialect("d")).job(dialect("e").define("WITH_E"));
        });
        assert_eq!(result, Ok(()));
        assert_eq!(files.len(), 2, "{files:?}");
    }

    #[test]
    fn an_error_of_an_included_file_is_reported_once() {
        let (result, _) = compiled(|config, file| {
            std::fs::write(file, format!("{DIALECT}def B : Opp<D, \"b\">;\n")).unwrap();
            let (pdll, td) = (file.with_file_name("p.pdll"), file.with_file_name("q.td"));
            std::fs::write(&pdll, "#include \"d.td\"\nPattern { erase op<d.a>; }\n").unwrap();
            std::fs::write(&td, "include \"d.td\"\n").unwrap();
            config.pdll(pdll).rewriters(td).dialect(file);
        });
        let message = result.unwrap_err();
        let errors = message.matches("error: ").count() + message.matches("error[").count();
        assert_eq!(errors, 1, "{message}");
    }

    /// A circle through a file of DRR and a file of PDLL; each file alone has none.
    #[test]
    fn circles_across_languages_are_found() {
        let dialect = format!(
            "{DIALECT}def BOp : Op<D, \"b\"> {{ let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }}\n\
             def COp : Op<D, \"c\"> {{ let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }}\n"
        );
        let drr =
            "include \"d.td\"\ninclude \"mlir/IR/PatternBase.td\"\ndef ToC : Pat<(BOp $x), (COp $x)>;\n";
        let pdll = "#include \"d.td\"\nPattern ToB { let root = op<d.c>(x: Value) -> (t: Type); replace root with op<d.b>(x) -> (t); }\n";
        let terms = |name: &str, text: &str, generator| {
            let files = tblgen_parser::Memory([("d.td".into(), dialect.clone())].into());
            let main = rtblgen_backends::MainFile::Text { name: name.to_owned(), text: text.to_owned() };
            let output = rtblgen_backends::generate(
                generator,
                Request { main, include_dirs: vec![".".into()], ..Request::default() },
                &files,
            );
            let output = output.unwrap_or_else(|failure| panic!("{failure}"));
            assert!(output.warnings.is_empty(), "{:?}", output.warnings);
            output.terms
        };
        let drr = terms("q.td", drr, Generator::Rewriters);
        let pdll = terms("p.pdll", pdll, Generator::PdllRewriters);
        assert_eq!(
            circles_across(&[&drr, &pdll, &drr]),
            [
                "q.td:3:5: warning: in one set, `ToC` (q.td:3:5) and `ToB` (p.pdll:2:1) match what they make in turn, again \
              and again; remove one of them, or let it ask in its source for what the others do not make, or call \
              `separate_pattern_sets` if no set has them all"
            ]
        );
        assert!(circles_across(&[&drr, &drr]).is_empty() && circles_across(&[&pdll]).is_empty());
    }

    #[test]
    fn a_mistake_is_shown_at_its_place_and_nothing_is_written() {
        let (result, files) = compiled(|config, file| {
            std::fs::write(file, format!("{DIALECT}def B : Opp<D, \"b\">;\n")).unwrap();
            config.dialect(file);
        });
        let message = result.unwrap_err();
        assert!(message.contains("d.td:4:9"), "{message}");
        assert!(files.is_empty(), "{files:?}");
    }
}
