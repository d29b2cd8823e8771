//! The driver: read, parse, run passes, print.

use std::io::Read;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::arguments::{self, Arguments, Show, short_name};
use super::emitted::Emitted;
use super::outcome::{Outcome, reason, write_file};
use super::reduce::{Command, Reduction, reduce};
use super::registry::{ContextAction, Loader, OptRegistry};
use super::render::{caret_lines, render_diagnostic, render_warning};
use super::{expectations, help, help_op, idle, split};
use rtblgen_bytecode::{ReadOptions, is_bytecode};
use rtblgen_bytes::{bytes_of, text_of};
use rtblgen_ir::Diagnostics;
use rtblgen_ir::context::Context;
use rtblgen_ir::ir::Ir;
use rtblgen_passes::pass::{
    IrPrinting, IrPrintingConfig, PassEvent, PassInstrumentation, PassManager, PassTiming, PipelineError,
    Reproducer, TimingNode,
};

/// The stack of the thread that does the work: hand-written verifiers and patterns may recurse along the IR.
const STACK_SIZE: usize = 64 << 20;

/// Runs a driver with the arguments of the process: `register` adds its dialects and passes.
pub fn opt_main(register: impl FnOnce(&mut OptRegistry)) -> ExitCode {
    let mut registry = OptRegistry::default();
    register(&mut registry);
    let mut arguments = std::env::args_os().map(|argument| argument.to_string_lossy().into_owned());
    let program = arguments.next().unwrap_or_else(|| "opt".to_owned());
    let arguments: Vec<String> = arguments.collect();
    if arguments.first().is_some_and(|first| first == "--lsp") {
        return serve(registry);
    }
    opt_main_with(&program, arguments, &registry)
}

#[cfg(feature = "lsp")]
fn serve(registry: OptRegistry) -> ExitCode {
    super::lsp::serve(registry)
}

#[cfg(not(feature = "lsp"))]
fn serve(_registry: OptRegistry) -> ExitCode {
    rtblgen_bytes::write_stderr("error: `--lsp` needs the feature `lsp` of the crate `rtblgen-runtime`\n");
    ExitCode::FAILURE
}

/// Runs a driver with these arguments.
pub fn opt_main_with(program: &str, arguments: Vec<String>, registry: &OptRegistry) -> ExitCode {
    let work = || {
        let outcome = run(program, arguments, registry, &mut std::io::stdin());
        outcome.finish()
    };
    std::thread::scope(|scope| {
        let worker = std::thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, work);
        match worker.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(code)) => code,
            _ => ExitCode::FAILURE,
        }
    })
}

/// Runs a driver and returns its output and messages. Input comes from `stdin` if the arguments name no file.
pub fn run(program: &str, arguments: Vec<String>, registry: &OptRegistry, stdin: &mut impl Read) -> Outcome {
    let arguments = match arguments::read(program, arguments, registry) {
        Ok(arguments) => arguments,
        Err(message) => return Outcome::failure(message),
    };
    if let Some(show) = &arguments.show {
        let output = match shown(show, program, &arguments, registry) {
            Ok(output) => output,
            Err(message) => return Outcome::failure(message),
        };
        return Outcome { success: true, output, output_file: "-".to_owned(), ..Outcome::default() };
    }
    if let Some((task, value)) = &arguments.task {
        let warnings = arguments.warnings.concat();
        return match task(registry, value) {
            Ok(output) => {
                let output_file = arguments.output;
                Outcome { success: true, output, errors: warnings, output_file, ..Outcome::default() }
            }
            Err(errors) => Outcome::failure(warnings + &errors),
        };
    }
    if arguments.debug_rewrites {
        super::debug_log::start();
    }
    let loaded = match load_files(&arguments, registry) {
        Ok(loaded) => loaded,
        Err(message) => return Outcome::failure(message),
    };
    let has_counted_steps = AtomicBool::new(false);
    let sources = Sources { registry, loaded: &loaded, has_counted_steps: &has_counted_steps };
    let bytes = match read_input(&arguments.input, stdin) {
        Ok(bytes) => bytes,
        Err(message) => return Outcome::failure(message),
    };
    let (source, bytecode) = match is_bytecode(&bytes) {
        true => (String::new(), Some(bytes)),
        false => (text_of(bytes), None),
    };
    let file = if arguments.input == "-" { "<stdin>" } else { arguments.input.as_str() };
    let mut outcome = match &arguments.split_input_file {
        Some(marker) if bytecode.is_none() => {
            process_parts(program, file, &source, marker, &arguments, sources)
        }
        _ => {
            let input = Input { file, text: source, bytecode, start: (0, 0), whole: None };
            process(program, input, &arguments, sources)
        }
    };
    outcome.output_file.clone_from(&arguments.output);
    outcome.errors.insert_str(0, &arguments.warnings.concat());
    if outcome.success && arguments.greedy_steps_per_op.is_some() && !has_counted_steps.into_inner() {
        outcome.errors.push_str(&idle::warning_without_greedy_passes(program));
    }
    outcome
}

fn shown(
    show: &Show,
    program: &str,
    arguments: &Arguments,
    registry: &OptRegistry,
) -> Result<String, String> {
    let context = || {
        let context = registry.context();
        load_files(arguments, registry)?.iter().for_each(|add| add(&context));
        Ok::<_, String>(context)
    };
    Ok(match show {
        Show::Ops(names) => {
            let context = context()?;
            let pages = names.iter().map(|name| help_op::help_op(name, &context, registry));
            pages.collect::<Result<Vec<_>, _>>()?.join("\n")
        }
        Show::Help => help::help(program, registry),
        Show::Passes => help::passes(registry),
        Show::Version => format!("rtblgen {}\n", env!("CARGO_PKG_VERSION")),
        Show::Dialects => {
            let context = context()?;
            let names: Vec<&str> = context.dialects().iter().map(|dialect| dialect.name).collect();
            format!("Available Dialects: {}\n", names.join(","))
        }
    })
}

fn read_input(path: &str, stdin: &mut impl Read) -> Result<Vec<u8>, String> {
    let result = match path {
        "-" => {
            let mut bytes = Vec::new();
            stdin.read_to_end(&mut bytes).map(|_| bytes)
        }
        _ => rtblgen_bytes::read_input(path.as_ref()),
    };
    result.map_err(|error| format!("cannot open input file '{path}': {}\n", reason(&error)))
}

fn process_parts(
    program: &str,
    file: &str,
    source: &str,
    marker: &str,
    arguments: &Arguments,
    sources: Sources<'_>,
) -> Outcome {
    let mut whole = Outcome { success: true, ..Outcome::default() };
    let split = split::split_input(source, marker);
    for place in split.near_misses {
        whole.errors.push_str(&render_warning("near miss with file split marker", file, place, source));
    }
    for (index, part) in split.parts.into_iter().enumerate() {
        let input = Input { file, text: part.text, bytecode: None, start: part.start, whole: Some(source) };
        let outcome = process(program, input, arguments, sources);
        whole.success &= outcome.success;
        whole.errors.push_str(&outcome.errors);
        if index > 0 {
            whole.output.push_str(&arguments.output_split_marker);
            whole.output.push('\n');
        }
        whole.output.push_str(&outcome.output);
        whole.output.push_str(&text_of(outcome.bytecode));
        whole.pass_output.push_str(&outcome.pass_output);
    }
    whole
}

/// A source, or a part of one that starts at this line and column.
struct Input<'a> {
    file: &'a str,
    text: String,
    /// The whole input if it is bytecode; the text is empty then.
    bytecode: Option<Vec<u8>>,
    start: (u32, u32),
    /// The source of which the text is a part.
    whole: Option<&'a str>,
}

/// The dialects and passes of a run.
#[derive(Clone, Copy)]
struct Sources<'a> {
    registry: &'a OptRegistry,
    /// The additions of loaded files to each context.
    loaded: &'a [ContextAction],
    /// Whether a context has counted the steps of the greedy driver.
    has_counted_steps: &'a AtomicBool,
}

/// Loads the files of flags such as `--irdl-file`.
fn load_files(arguments: &Arguments, registry: &OptRegistry) -> Result<Vec<ContextAction>, String> {
    let load = |(loader, file): &(Loader, String)| {
        let text = text_of(read_input(file, &mut std::io::empty())?);
        let context = registry.context();
        let loaded = loader(&context, file, &text);
        loaded.map_err(|errors| errors.iter().map(|error| render_diagnostic(error, file, &text)).collect())
    };
    arguments.loaders.iter().map(load).collect()
}

fn new_context(arguments: &Arguments, sources: Sources<'_>) -> Context {
    let context = sources.registry.context();
    sources.loaded.iter().for_each(|add| add(&context));
    context.allow_unregistered_dialects(arguments.allow_unregistered_dialect);
    context.skip_verifier_of_parsers(arguments.no_verify);
    context.warn_of_missing_hooks(!arguments.no_stub_warnings);
    context.check_patterns(arguments.expensive_pattern_checks);
    context.explain_conversions(arguments.explain_legalization);
    if let Some(steps) = arguments.greedy_steps_per_op {
        context.set_greedy_steps_per_op(steps);
    }
    context
        .show_ops_in_diagnostics(arguments.print_op_on_diagnostic && arguments.verify_diagnostics.is_none());
    context.print_ops_in_diagnostics_as(arguments.print.clone());
    for observer in &arguments.observers {
        context.observe_actions(observer.clone());
    }
    context
}

fn process(program: &str, input: Input<'_>, arguments: &Arguments, sources: Sources<'_>) -> Outcome {
    let context = new_context(arguments, sources);
    let emitted = Emitted::collect_from(&context);
    let mut work = Work {
        program,
        arguments,
        sources,
        timing: Timing::new(),
        events: Vec::new(),
        reports: String::new(),
    };
    let ir = work.transform(&context, &input);
    let result = ir.and_then(|ir| work.act(&ir).map(|acted| (ir, acted)));
    sources.has_counted_steps.fetch_or(context.has_counted_greedy_steps(), Ordering::Relaxed);
    let Work { mut timing, mut events, reports, .. } = work;
    events.splice(0..0, emitted.take(&context).into_iter().map(PassEvent::Diagnostic));
    let Input { file, text, whole, .. } = input;
    let mut outcome = Outcome { success: result.is_some(), ..Outcome::default() };
    let mut diagnostics = Diagnostics::default();
    for event in events {
        match event {
            PassEvent::Text(text) => outcome.errors.push_str(&text),
            PassEvent::Output(text) if arguments.output == "-" => outcome.output.push_str(&text),
            PassEvent::Output(text) => outcome.pass_output.push_str(&text),
            PassEvent::Diagnostic(diagnostic) if arguments.verify_diagnostics.is_some() => {
                diagnostics.0.push(diagnostic);
            }
            PassEvent::Diagnostic(diagnostic) => {
                let source = whole.unwrap_or(&text);
                outcome.errors.push_str(&render_diagnostic(&diagnostic, file, source));
            }
        }
    }
    if let Some(level) = arguments.verify_diagnostics {
        let verdict = expectations::check(file, &text, whole.unwrap_or(&text), &diagnostics, level);
        outcome.success = verdict.success;
        outcome.errors.push_str(&verdict.errors);
    }
    if let Some((ir, acted)) = result {
        let printed = match acted {
            Acted::Text(printed) => printed,
            Acted::Bytecode(bytes) => {
                outcome.bytecode = bytes;
                String::new()
            }
            Acted::Nothing => timing.measure("Output", || print(&ir, text, arguments, sources.registry)),
        };
        match outcome.output.is_empty() {
            true => outcome.output = printed,
            false => outcome.output.push_str(&printed),
        }
    }
    outcome.errors.push_str(&reports);
    if arguments.timing {
        outcome.errors.push_str(&timing.report(arguments));
    }
    outcome
}

fn read_bytecode<'c>(context: &'c Context, file: &str, bytes: &[u8]) -> Result<Ir<'c>, Diagnostics<'c>> {
    let options = ReadOptions { file_name: file.to_owned(), ..ReadOptions::default() };
    rtblgen_bytecode::read(context, bytes, &options).map_err(|error| error.into_diagnostics(context, file))
}

/// Prints into the memory of the source, which is not needed any more and is about as long.
fn print(ir: &Ir<'_>, source: String, arguments: &Arguments, registry: &OptRegistry) -> String {
    // An empty line ends the output (mlir-opt's form), but not that of a translation.
    let end = if registry.reader.is_some() { "" } else { "\n" };
    ir.print_over(source, &arguments.print) + end
}

/// An output in place of the IR's text.
enum Acted {
    /// The text of an action.
    Text(String),
    Bytecode(Vec<u8>),
    /// None is requested.
    Nothing,
}

/// The processing of a source.
struct Work<'a, 'c> {
    program: &'a str,
    arguments: &'a Arguments,
    sources: Sources<'a>,
    timing: Timing,
    /// Text and diagnostics, in order.
    events: Vec<PassEvent<'c>>,
    /// Reports after the passes.
    reports: String,
}

impl<'c> Work<'_, 'c> {
    /// The IR after the passes, unless something failed.
    fn transform(&mut self, context: &'c Context, input: &Input<'_>) -> Option<Ir<'c>> {
        let arguments = self.arguments;
        let parsed =
            self.timing.measure("Parser", || match (&input.bytecode, &self.sources.registry.reader) {
                (Some(bytecode), _) => read_bytecode(context, input.file, bytecode),
                (None, Some(reader)) => reader(context, &input.text, input.file),
                (None, None) if arguments.no_implicit_module => {
                    context.parse_source_at(input.file, &input.text, input.start)
                }
                (None, None) => context.parse_module_at(input.file, &input.text, input.start),
            });
        let mut ir = self.succeed(parsed)?;
        if arguments.verify_roundtrip {
            let result = check_roundtrip(&ir, || new_context(arguments, self.sources));
            self.succeed(result)?;
        }
        let pipeline = self.pipeline(&ir);
        let mut manager = self.succeed(pipeline)?;
        if arguments.dump_pipeline {
            let text = format!("Pass Manager with {} passes:\n{manager}\n\n", manager.len());
            self.events.push(PassEvent::Text(text));
        }
        let IrPrintingConfig { before, after, .. } = &arguments.ir_printing;
        let missing =
            idle::passes_that_do_not_run(short_name(self.program), before.iter().chain(after), &manager);
        self.events.extend(missing.into_iter().map(PassEvent::Text));
        let passes = self.configure(&mut manager);
        let written = self.generate_reproducer(&manager, &ir);
        self.succeed(written)?;
        let started = Instant::now();
        let is_success = manager.run_with_events(&mut ir, &mut self.events);
        self.timing.root.children.extend(passes.map_or_else(
            || vec![TimingNode::new("Passes", started.elapsed())],
            |passes| passes.tree().children,
        ));
        if arguments.statistics {
            self.reports.push_str(&manager.statistics(arguments.statistics_display));
        }
        is_success.then_some(ir)
    }

    /// Returns the requested output in place of the IR's text, unless it failed.
    fn act(&mut self, ir: &Ir<'c>) -> Option<Acted> {
        if let Some(command) = &self.arguments.reduce_test {
            let reduced = self.reduced(ir, command);
            return self.succeed(reduced).map(Acted::Text);
        }
        match (&self.arguments.action, &self.arguments.bytecode) {
            (Some((action, value)), _) => {
                let text = self.timing.measure("Output", || action(ir, value));
                self.succeed(text).map(Acted::Text)
            }
            (None, Some(options)) => {
                let write = || rtblgen_bytecode::write(ir, ir.root(), options).map_err(Diagnostics::from);
                let bytes = self.timing.measure("Output", write);
                self.succeed(bytes).map(Acted::Bytecode)
            }
            (None, None) => Some(Acted::Nothing),
        }
    }

    /// The program, reduced by a command.
    fn reduced(&mut self, ir: &Ir<'c>, command: &str) -> Result<String, Diagnostics<'c>> {
        let fail = |message: String| {
            rtblgen_ir::Diagnostic::error(ir.root().location(ir), format!("--reduce: {message}")).into()
        };
        let mut command = Command::new(command).map_err(fail)?;
        let new_context = || new_context(self.arguments, self.sources);
        // A part of a split input is not the whole output.
        let output = Some(&self.arguments.output)
            .filter(|output| *output != "-" && self.arguments.split_input_file.is_none());
        let mut unwritten = None;
        let mut is_smaller = |text: &str| {
            let holds = command.holds(text);
            if let (true, Some(output)) = (holds, output) {
                // The reduction may be ended by a signal.
                unwritten = write_file(output, &[&bytes_of(text), b"\n"]).err();
            }
            holds && unwritten.is_none()
        };
        let reduction = reduce(&ir.to_string(), &new_context, &mut is_smaller);
        if let Some(error) = unwritten.map(|error| error.to_string()).or(command.error.take()) {
            return Err(fail(error));
        }
        let Reduction { text, tests } = reduction.map_err(fail)?;
        let lines = text.lines().count();
        self.reports.push_str(&format!("reduced to {lines} lines by {tests} tests\n"));
        Ok(text + "\n")
    }

    /// The result, unless it is errors, which become events.
    fn succeed<T>(&mut self, result: Result<T, Diagnostics<'c>>) -> Option<T> {
        match result {
            Ok(result) => Some(result),
            Err(errors) => {
                self.events.extend(errors.into_iter().map(PassEvent::Diagnostic));
                None
            }
        }
    }

    /// Writes the reproducer of `--mlir-generate-reproducer`.
    fn generate_reproducer(&self, manager: &PassManager, ir: &Ir<'c>) -> Result<(), Diagnostics<'c>> {
        let Some(path) = &self.arguments.generated_reproducer else { return Ok(()) };
        let reproducer =
            Reproducer { pipeline: manager.to_text(), disable_threading: false, verify_each: false };
        write_file(path, &[&bytes_of(&reproducer.text(ir))]).map_err(|error| {
            rtblgen_ir::Diagnostic::error(ir.context().unknown_loc(), error.to_string()).into()
        })
    }

    /// Sets up a manager from the command line. Returns the timing of its passes, if it is requested.
    fn configure(&self, manager: &mut PassManager) -> Option<Arc<PassTiming>> {
        let arguments = self.arguments;
        manager.verify_each(arguments.verify_each && !arguments.no_verify);
        if arguments.disable_threading || arguments.debug_rewrites {
            manager.threads(1);
        }
        if arguments.ir_printing.is_enabled() {
            let printing = IrPrinting::new(arguments.ir_printing.clone(), arguments.print.clone());
            manager.instrument(Arc::new(printing));
        }
        if let Some(reproducer) = arguments.crash_reproducer() {
            manager.reproduce_crashes(reproducer);
        }
        if !arguments.timing {
            return None;
        }
        let timing = Arc::new(PassTiming::default());
        manager.instrument(Arc::clone(&timing) as Arc<dyn PassInstrumentation>);
        Some(timing)
    }

    /// Returns the requested pipeline. Errors about it have no place in the source.
    fn pipeline(&mut self, ir: &Ir<'c>) -> Result<PassManager, Diagnostics<'c>> {
        let root = ir.root().name(ir).as_str();
        let fail =
            |message: String| Err(rtblgen_ir::Diagnostic::error(ir.context().unknown_loc(), message).into());
        if self.arguments.ir_printing.module_scope && !self.arguments.disable_threading {
            let message = "IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.\n";
            return fail(message.to_owned());
        }
        let reproducer = Reproducer::of(ir);
        if self.arguments.run_reproducer && reproducer.is_none() {
            let program = short_name(self.program);
            let text = format!("{program}: warning: --run-reproducer: the input holds no pipeline\n");
            self.events.push(PassEvent::Text(text));
        }
        let asked = match reproducer.filter(|_| self.arguments.run_reproducer) {
            Some(reproducer) => {
                PassManager::parse(&reproducer.pipeline, self.sources.registry.passes()).and_then(
                    |mut manager| {
                        if reproducer.disable_threading {
                            manager.threads(1);
                        }
                        // The passes of the command line run after those of the reproducer.
                        self.arguments.pipeline.add_passes_to(&mut manager)?;
                        Ok(manager)
                    },
                )
            }
            None => self.arguments.pipeline.pipeline(root, self.sources.registry),
        };
        match asked {
            Ok(pipeline) => Ok(pipeline),
            Err(PipelineError { about_value, mut message, place }) => {
                if let Some(about_value) = about_value {
                    let text = format!("{}: {about_value}\n", short_name(self.program));
                    self.events.push(PassEvent::Text(text));
                }
                if let Some(place) = place {
                    message.push('\n');
                    message.push_str(&caret_lines(&place.text, place.line, place.column));
                }
                fail(message)
            }
        }
    }
}

/// Checks that the printed text parses, and prints the same again.
fn check_roundtrip<'c>(ir: &Ir<'c>, new_context: impl Fn() -> Context) -> Result<(), Diagnostics<'c>> {
    for generic in [false, true] {
        let form = if generic { "generic" } else { "custom" };
        let fail = |message| Err(rtblgen_ir::Diagnostic::error(ir.root().location(ir), message).into());
        let options = rtblgen_ir::asm::PrintOptions {
            generic,
            debug_info: true,
            ..rtblgen_ir::asm::PrintOptions::default()
        };
        let text = ir.print(&options);
        // In the context of the original, resources of the same name would be given another one.
        let context = new_context();
        let again = match context.parse_module("<roundtrip>", &text) {
            Ok(again) => again,
            Err(errors) => return fail(format!("the {form} form does not read back: {errors}")),
        };
        if again.print(&options) != text {
            return fail(format!("the {form} form does not read back as the same"));
        }
    }
    Ok(())
}

/// The times of the steps.
struct Timing {
    root: TimingNode,
    started: Instant,
}

impl Timing {
    fn new() -> Self {
        Timing { root: TimingNode::default(), started: Instant::now() }
    }

    fn measure<T>(&mut self, name: &'static str, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = work();
        self.root.children.push(TimingNode::new(name, start.elapsed()));
        result
    }

    fn report(mut self, arguments: &Arguments) -> String {
        self.root.time = self.started.elapsed();
        self.root.report(arguments.timing_display, arguments.timing_format)
    }
}
