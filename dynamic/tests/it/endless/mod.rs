//! Random sets of one to three patterns, in DRR and in PDLL, half of them with tests of types. A set that does not end has a warning, and
//! the driver stops with an error that names the last steps. A set that ends is not stopped.
//!
//! A warning has a reason: one of a hundred programs is rewritten for ever.

mod rules;

use oracle::random::Random;
use rtblgen_backends::{Generator, MainFile, Request, generate};
use rtblgen_dynamic::{Source, load, load_patterns};
use rtblgen_ir::{
    Context, FrozenRewritePatternSet, GreedyConfig, GreedyError, GreedyOutcome, RewritePatternSet,
    apply_patterns_greedily,
};
use rtblgen_pdl::{AddPdl, Options, PdlFunctions};
use rtblgen_runtime::rewrite::pdl::{PdlPattern, explain};
use tblgen_parser::Memory;

use rules::{DIALECT, Rule, drr, pdll, program, random_rules};

/// The languages of patterns, and the sources of warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Language {
    /// DRR, with the warnings of the generator.
    Drr,
    /// PDLL, with the warnings of the generator.
    Pdll,
    /// PDLL, with the findings about the patterns as PDL.
    Pdl,
}

/// A file of patterns, of a name that says its language.
fn file(language: Language, rules: &[Rule]) -> (&'static str, String) {
    match language {
        Language::Drr => ("patterns.td", format!("{DIALECT}{}", drr(rules))),
        // The order of patterns of one benefit is known in generated code, and not in PDL.
        _ => {
            let text = pdll(rules, language == Language::Pdll);
            ("patterns.pdll", format!("#include \"ops.td\"\n{text}"))
        }
    }
}

fn files() -> Memory {
    Memory([("ops.td".into(), DIALECT.into())].into())
}

/// Adds the patterns of a file to a set.
fn add_patterns<'c>(
    context: &'c Context,
    set: &mut RewritePatternSet<'c>,
    language: Language,
    rules: &[Rule],
) {
    let (name, text) = file(language, rules);
    if language == Language::Drr {
        let main = MainFile::Text { name: name.into(), text };
        let source = Source { main, ..Source::default() };
        let loaded = load_patterns(&source, &files()).unwrap_or_else(|failure| panic!("{failure}"));
        assert!(loaded.left_out.is_empty(), "{}", drr(rules));
        loaded.add_to(set).unwrap_or_else(|error| panic!("{error}"));
        return;
    }
    set.add_pdl(pdl(context, language, rules), &PdlFunctions::default())
        .unwrap_or_else(|error| panic!("{error}"));
}

/// The patterns of a file of PDLL.
fn pdl<'c>(context: &'c Context, language: Language, rules: &[Rule]) -> Vec<PdlPattern<'c>> {
    let (name, text) = file(language, rules);
    let main = rtblgen_pdl::MainFile { name: name.into(), text };
    let options = Options { include_dirs: vec![".".into()], ..Options::default() };
    rtblgen_pdl::load(context, main, &options, &files()).unwrap_or_else(|failure| panic!("{failure}"))
}

/// A context with the ops.
fn context() -> Context {
    let ops = Source {
        main: MainFile::Text { name: "ops.td".into(), text: DIALECT.to_owned() },
        ..Source::default()
    };
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    load(&ops, &files()).unwrap_or_else(|failure| panic!("{failure}")).register(&context);
    context.register::<rtblgen_ir::dialects::FuncDialect>();
    context
}

/// Rewrites a program within a budget of steps.
fn rewrite<'c>(
    context: &'c Context,
    patterns: &FrozenRewritePatternSet<'c>,
    program: &str,
    max_steps: Option<u64>,
) -> Result<GreedyOutcome, GreedyError> {
    let mut ir = context.parse_module("program.mlir", program).unwrap_or_else(|errors| panic!("{errors}"));
    let config = GreedyConfig { max_steps, max_iterations: None, ..GreedyConfig::default() };
    let outcome = apply_patterns_greedily(&mut ir, patterns, config);
    ir.verify().unwrap_or_else(|errors| panic!("{errors}"));
    outcome
}

/// The warnings about patterns without an end.
fn warnings(context: &Context, language: Language, rules: &[Rule]) -> Vec<String> {
    let (name, text) = file(language, rules);
    let generator = match language {
        Language::Drr => Generator::Rewriters,
        Language::Pdll => Generator::PdllRewriters,
        Language::Pdl => {
            let explained = explain(context, &pdl(context, language, rules)).expect("valid patterns");
            let messages = explained.findings().into_iter().map(|finding| finding.text);
            return messages.filter(|message| message.contains("again and again")).collect();
        }
    };
    let main = MainFile::Text { name: name.into(), text: text.clone() };
    let request = Request { main, include_dirs: vec![".".into()], ..Request::default() };
    let output = generate(generator, request, &files()).unwrap_or_else(|failure| panic!("{failure}\n{text}"));
    let messages = output.warnings.into_iter().map(|warning| warning.message);
    messages.filter(|message| message.contains("again")).collect()
}

/// The numbers of sets.
#[derive(Debug, Default)]
struct Counts {
    endless: usize,
    warned: usize,
    /// Sets that do not end, without a warning.
    silent: Vec<String>,
    /// Sets with a warning for which no program without an end was found.
    unfounded: Vec<String>,
}

impl Counts {
    fn add(&mut self, number: usize) {
        let mut random = Random::new(1, number);
        let has_tests = random.one_in(2);
        let rules = random_rules(&mut random, has_tests);
        let language = [Language::Drr, Language::Pdll, Language::Pdl][number % 3];
        let context = context();
        let warnings = warnings(&context, language, &rules);
        self.warned += usize::from(!warnings.is_empty());
        let mut set = RewritePatternSet::new(&context);
        add_patterns(&context, &mut set, language, &rules);
        let patterns = set.freeze();
        let programs = if warnings.is_empty() { 2 } else { 100 };
        let goes_on = (0..programs).find_map(|_| {
            let program = program(&mut random, &rules);
            rewrite(&context, &patterns, &program, Some(STEPS)).err().map(|error| (program, error))
        });
        let text =
            format!("{number}: {}\n{}", warnings.join(", "), file(language, &rules).1.replace(DIALECT, ""));
        let Some((program, error)) = goes_on else {
            // In PDL another order of patterns of one benefit may be the one without an end.
            if !warnings.is_empty() && language != Language::Pdl {
                self.unfounded.push(text);
            }
            return;
        };
        self.endless += 1;
        check_error(&error, &rules);
        // A longer budget ends, too.
        if self.endless.is_multiple_of(16) {
            let longer = rewrite(&context, &patterns, &program, Some(25 * STEPS));
            assert!(matches!(longer, Err(GreedyError::Endless { .. })), "{text}\n{program}");
        }
        // PDL does not know the types of the results of an op.
        if warnings.is_empty() && !(has_tests && language == Language::Pdl) {
            self.silent.push(text);
        }
    }
}

/// The budget of steps.
const STEPS: u64 = 4_000;

/// The error names the budget, and the last steps, each with a pattern and an op.
fn check_error(error: &GreedyError, rules: &[Rule]) {
    let text = error.to_string();
    let expected = format!("greedy rewriting does not end: {STEPS} steps were made, and the last ones were ");
    let steps = text.strip_prefix(&expected).unwrap_or_else(|| panic!("{text}"));
    let is_pattern = |step: &str| {
        (0..rules.len()).any(|number| step.starts_with(&format!("pattern 'P{number}' at a 't.")))
    };
    let steps: Vec<&str> = steps.split(", ").collect();
    assert!(steps.len() == 8 && steps.iter().any(|step| is_pattern(step)), "{text}");
}

#[test]
fn random_sets_without_an_end_have_a_warning() {
    let count = oracle::random::count("RTBLGEN_ENDLESS", 80);
    let mut counts = Counts::default();
    (0..count).for_each(|number| counts.add(number));
    println!(
        "{count} sets, {} do not end, {} of them without a warning; {} warnings, {} of them of sets that end",
        counts.endless,
        counts.silent.len(),
        counts.warned,
        counts.unfounded.len(),
    );
    assert!(counts.silent.is_empty(), "no warning:\n{}", counts.silent.join("\n"));
    assert!(counts.unfounded.is_empty(), "a warning without a reason:\n{}", counts.unfounded.join("\n"));
    assert!(6 * counts.endless > count, "{} of {count} sets do not end", counts.endless);
}
