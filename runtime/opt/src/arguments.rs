//! The command line, in LLVM's manner: `--flag`, `-flag`, `--name=value`, `--name value`.

use std::io::Write;
use std::sync::Arc;

use super::expectations::VerifyLevel;
use super::help::{dashed, nearest};
use super::idle;
use super::registry::{Action, Loader, OptRegistry, Task};
use rtblgen_bytecode::WriteOptions;
use rtblgen_ir::ExplanationFormat;
use rtblgen_ir::actions::{ActionLogger, ActionObserver, ActionProfiler, FilterError, LocationFilter};
use rtblgen_ir::asm::PrintOptions;
use rtblgen_passes::internal::{RegistryEntry, parse_flag, parse_integer};
use rtblgen_passes::pass::{
    CrashReproducer, IrPrintingConfig, PassManager, PipelineError, StatisticsDisplay, TimingDisplay,
    TimingFormat,
};

/// The parsed command line.
pub(super) struct Arguments {
    pub input: String,
    pub output: String,
    pub pipeline: Request,
    pub dump_pipeline: bool,
    pub ir_printing: IrPrintingConfig,
    pub disable_threading: bool,
    pub print: PrintOptions,
    pub allow_unregistered_dialect: bool,
    pub split_input_file: Option<String>,
    pub output_split_marker: String,
    pub verify_diagnostics: Option<VerifyLevel>,
    pub print_op_on_diagnostic: bool,
    pub verify_each: bool,
    pub verify_roundtrip: bool,
    pub no_verify: bool,
    pub no_stub_warnings: bool,
    pub timing: bool,
    pub timing_display: TimingDisplay,
    pub timing_format: TimingFormat,
    pub statistics: bool,
    pub statistics_display: StatisticsDisplay,
    pub reproducer: Option<String>,
    /// The file of the reproducer that is written before the passes run.
    pub generated_reproducer: Option<String>,
    pub local_reproducer: bool,
    pub run_reproducer: bool,
    pub no_implicit_module: bool,
    pub debug_rewrites: bool,
    pub expensive_pattern_checks: bool,
    pub greedy_steps_per_op: Option<u64>,
    pub explain_legalization: Option<ExplanationFormat>,
    pub log_actions_to: Option<String>,
    pub profile_actions_to: Option<String>,
    pub actions_filter: Option<LocationFilter>,
    /// The observers of actions, made of the three fields above.
    pub observers: Vec<Arc<dyn ActionObserver>>,
    /// How bytecode is written, if it is.
    pub bytecode: Option<WriteOptions>,
    pub emit_bytecode: bool,
    pub bytecode_version: u64,
    pub elide_bytecode_resources: bool,
    /// The command of `--reduce-test`, by which the program is reduced.
    pub reduce_test: Option<String>,
    reduce: bool,
    pub show: Option<Show>,
    /// The action whose text is printed instead of the IR, and the value of its flag.
    pub action: Option<(Action, String)>,
    /// Warnings about flags that do nothing.
    pub warnings: Vec<String>,
    /// The task that runs instead of any passes, and the value of its flag.
    pub task: Option<(Task, String)>,
    /// The loaders of files, and the names of these.
    pub loaders: Vec<(Loader, String)>,
}

/// The separator between the parts of a source, and of its output.
const SPLIT_MARKER: &str = "// -----";

/// A text that is shown instead of any work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Show {
    Help,
    Version,
    Dialects,
    Passes,
    /// The documentation of ops, types or attributes, by name.
    Ops(Vec<String>),
}

/// The requested passes; an error in them is reported for each source.
#[derive(Default)]
pub(super) struct Request {
    text: Option<String>,
    passes: Vec<(RegistryEntry, String)>,
}

impl Request {
    fn is_empty(&self) -> bool {
        self.text.is_none() && self.passes.is_empty()
    }

    /// Adds the passes of the command line to a pipeline.
    pub(super) fn add_passes_to(&self, pipeline: &mut PassManager) -> Result<(), PipelineError> {
        self.passes.iter().try_for_each(|(entry, options)| entry.add_to(pipeline, options))
    }

    /// The pipeline, for a root operation of this name.
    pub(super) fn pipeline(&self, root: &str, registry: &OptRegistry) -> Result<PassManager, PipelineError> {
        if let Some(text) = &self.text {
            if !self.passes.is_empty() {
                let message = "'-pass-pipeline' option can't be used with individual pass options";
                return Err(message.to_owned().into());
            }
            return PassManager::parse(text, registry.passes());
        }
        let mut pipeline = PassManager::new(root);
        pipeline.set_registry(Arc::clone(registry.passes()));
        pipeline.nest_implicitly(true);
        self.add_passes_to(&mut pipeline)?;
        Ok(pipeline)
    }
}

/// A reader of the command line.
struct Reader<'a> {
    arguments: std::iter::Peekable<std::vec::IntoIter<String>>,
    program: &'a str,
    registry: &'a OptRegistry,
    /// The positional arguments.
    positional: Vec<String>,
    /// The names of the flags.
    given: Vec<String>,
    result: Arguments,
}

/// Reads the arguments after the program's name. The error is a text for the user.
pub(super) fn read(
    program: &str,
    arguments: Vec<String>,
    registry: &OptRegistry,
) -> Result<Arguments, String> {
    let result = Arguments {
        input: "-".to_owned(),
        output: "-".to_owned(),
        pipeline: Request::default(),
        dump_pipeline: false,
        ir_printing: IrPrintingConfig::default(),
        disable_threading: false,
        print: PrintOptions::default(),
        allow_unregistered_dialect: false,
        split_input_file: None,
        output_split_marker: SPLIT_MARKER.to_owned(),
        verify_diagnostics: None,
        print_op_on_diagnostic: true,
        verify_each: true,
        verify_roundtrip: false,
        no_verify: false,
        no_stub_warnings: false,
        timing: false,
        timing_display: TimingDisplay::default(),
        timing_format: TimingFormat::default(),
        statistics: false,
        statistics_display: StatisticsDisplay::default(),
        reproducer: None,
        generated_reproducer: None,
        local_reproducer: false,
        run_reproducer: false,
        no_implicit_module: false,
        debug_rewrites: false,
        expensive_pattern_checks: false,
        greedy_steps_per_op: None,
        explain_legalization: None,
        log_actions_to: None,
        profile_actions_to: None,
        actions_filter: None,
        observers: Vec::new(),
        bytecode: None,
        emit_bytecode: false,
        bytecode_version: rtblgen_bytecode::VERSION,
        elide_bytecode_resources: false,
        reduce_test: None,
        reduce: false,
        show: None,
        action: None,
        warnings: Vec::new(),
        task: None,
        loaders: Vec::new(),
    };
    let arguments = arguments.into_iter().peekable();
    let mut reader =
        Reader { arguments, program, registry, positional: Vec::new(), given: Vec::new(), result };
    while let Some(argument) = reader.arguments.next() {
        if argument == "--" {
            reader.positional.extend(reader.arguments.by_ref());
        } else if let Err(message) = reader.argument(argument) {
            return Err(format!("{}: {message}\n", short_name(program)));
        }
    }
    reader.finish()
}

/// The name of a program without its folder.
pub(super) fn short_name(program: &str) -> &str {
    program.rsplit('/').next().unwrap_or(program)
}

impl Arguments {
    /// Returns the requested reproducer.
    pub(super) fn crash_reproducer(&self) -> Option<CrashReproducer> {
        let path = self.reproducer.as_ref()?.into();
        Some(CrashReproducer { path, local: self.local_reproducer })
    }
}

impl Reader<'_> {
    fn argument(&mut self, argument: String) -> Result<(), String> {
        let flag = argument
            .strip_prefix("--")
            .or_else(|| argument.strip_prefix('-'))
            .filter(|flag| !flag.is_empty());
        let Some(flag) = flag else {
            self.positional.push(argument);
            return Ok(());
        };
        let (name, value) = match flag.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (flag, None),
        };
        self.given.push(name.to_owned());
        self.flag(name, value, &argument)
    }

    fn flag(&mut self, name: &str, value: Option<String>, argument: &str) -> Result<(), String> {
        match name {
            "o" => self.result.output = self.required(name, value)?,
            "pass-pipeline" => self.result.pipeline.text = Some(self.required(name, value)?),
            "split-input-file" => {
                let marker =
                    value.filter(|marker| !marker.is_empty()).unwrap_or_else(|| SPLIT_MARKER.to_owned());
                self.result.split_input_file = Some(marker);
            }
            "verify-diagnostics" => {
                self.result.verify_diagnostics = match value.as_deref() {
                    None | Some("" | "all") => Some(VerifyLevel::All),
                    Some("only-expected") => Some(VerifyLevel::OnlyExpected),
                    Some(text) => {
                        return Err(bad_value(name, &format!("Cannot find option named '{text}'!")));
                    }
                };
            }
            "output-split-marker" => self.result.output_split_marker = self.required(name, value)?,
            "mlir-elide-elementsattrs-if-larger" => {
                self.result.print.elide_elements_if_larger = Some(self.number(name, value)?);
            }
            "mlir-elide-resource-strings-if-larger" => {
                self.result.print.elide_resource_strings_if_larger = Some(self.number(name, value)?);
            }
            "mlir-print-elementsattrs-with-hex-if-larger" => {
                let text = self.required(name, value)?;
                let limit = parse_integer(&text)
                    .ok_or_else(|| bad_value(name, &format!("'{text}' value invalid for long argument!")))?;
                self.result.print.hex_elements_if_larger = usize::try_from(limit).ok();
            }
            "mlir-print-ir-before" => {
                let passes = self.passes(name, value)?;
                self.result.ir_printing.before.extend(passes);
            }
            "mlir-print-ir-after" => {
                let passes = self.passes(name, value)?;
                self.result.ir_printing.after.extend(passes);
            }
            "mlir-pass-pipeline-crash-reproducer" => {
                self.result.reproducer = Some(self.required(name, value)?);
            }
            "mlir-pass-statistics-display" => {
                let display = self.choice(name, value, &["list", "pipeline"])?;
                self.result.statistics_display =
                    if display == 0 { StatisticsDisplay::List } else { StatisticsDisplay::Pipeline };
            }
            "mlir-timing-display" => {
                let display = self.choice(name, value, &["list", "tree"])?;
                self.result.timing_display =
                    if display == 0 { TimingDisplay::List } else { TimingDisplay::Tree };
            }
            "mlir-output-format" => {
                let format = self.choice(name, value, &["text", "json"])?;
                self.result.timing_format = if format == 0 { TimingFormat::Text } else { TimingFormat::Json };
            }
            "emit-bytecode-version" => {
                let number: i64 = self.number(name, value)?;
                let newest = rtblgen_bytecode::VERSION;
                self.result.bytecode_version = u64::try_from(number).map_err(|_| {
                    format!("unsupported version requested {number}, must be in range [0, {newest}]")
                })?;
            }
            "mlir-generate-reproducer" => {
                self.result.generated_reproducer = Some(self.required(name, value)?);
            }
            "mlir-print-ir-tree-dir" => {
                self.result.ir_printing.tree_folder = Some(self.required(name, value)?.into());
            }
            "log-actions-to" => self.result.log_actions_to = Some(self.required(name, value)?),
            "profile-actions-to" => self.result.profile_actions_to = Some(self.required(name, value)?),
            "log-mlir-actions-filter" => {
                let filter = self.required(name, value)?.parse();
                self.result.actions_filter =
                    Some(filter.map_err(|error: FilterError| bad_value(name, &error.to_string()))?);
            }
            "explain-legalization" => {
                let format = match value {
                    None => 0,
                    value => self.choice(name, value, &["text", "json"])?,
                };
                let formats = [ExplanationFormat::Text, ExplanationFormat::Json];
                self.result.explain_legalization = formats.get(format).copied();
            }
            "greedy-steps-per-op" => {
                let steps: u64 = self.number(name, value)?;
                if steps == 0 {
                    return Err(bad_value(name, "expected at least 1 step, found 0"));
                }
                self.result.greedy_steps_per_op = Some(steps);
            }
            "reduce-test" => self.result.reduce_test = Some(self.required(name, value)?),
            "help" | "h" => self.show(Show::Help, name, value)?,
            "help-op" => {
                let op = self.required(name, value)?;
                match &mut self.result.show {
                    Some(Show::Ops(ops)) => ops.push(op),
                    show => *show = Some(Show::Ops(vec![op])),
                }
            }
            "version" => self.show(Show::Version, name, value)?,
            _ => return self.switch_or_pass(name, value, argument),
        }
        Ok(())
    }

    fn switch_or_pass(&mut self, name: &str, value: Option<String>, argument: &str) -> Result<(), String> {
        let result = &mut self.result;
        let place = match name {
            "allow-unregistered-dialect" => &mut result.allow_unregistered_dialect,
            "mlir-print-op-generic" => &mut result.print.generic,
            "mlir-print-debuginfo" => &mut result.print.debug_info,
            "mlir-pretty-debuginfo" => &mut result.print.pretty_debug_info,
            "mlir-use-nameloc-as-prefix" => &mut result.print.name_locs_as_prefix,
            "mlir-print-assume-verified" => &mut result.print.assume_verified,
            "no-implicit-module" => &mut result.no_implicit_module,
            "mlir-print-local-scope" => &mut result.print.local_scope,
            "mlir-print-value-users" => &mut result.print.value_users,
            "mlir-print-unique-ssa-ids" => &mut result.print.unique_ssa_ids,
            "mlir-print-skip-regions" => &mut result.print.skip_regions,
            "mlir-print-op-on-diagnostic" => &mut result.print_op_on_diagnostic,
            "emit-bytecode" => &mut result.emit_bytecode,
            "elide-resource-data-from-bytecode" => &mut result.elide_bytecode_resources,
            "reduce" => &mut result.reduce,
            "verify-each" => &mut result.verify_each,
            "verify-roundtrip" => &mut result.verify_roundtrip,
            "no-verify" => &mut result.no_verify,
            "no-stub-warnings" => &mut result.no_stub_warnings,
            "mlir-timing" => &mut result.timing,
            "mlir-pass-statistics" => &mut result.statistics,
            "mlir-pass-pipeline-local-reproducer" => &mut result.local_reproducer,
            "run-reproducer" => &mut result.run_reproducer,
            "debug-rewrites" => &mut result.debug_rewrites,
            "expensive-pattern-checks" => &mut result.expensive_pattern_checks,
            "mlir-disable-threading" => &mut result.disable_threading,
            "dump-pass-pipeline" => &mut result.dump_pipeline,
            "mlir-print-ir-before-all" => &mut result.ir_printing.before_all,
            "mlir-print-ir-after-all" => &mut result.ir_printing.after_all,
            "mlir-print-ir-after-change" => &mut result.ir_printing.after_change,
            "mlir-print-ir-after-failure" => &mut result.ir_printing.after_failure,
            "mlir-print-ir-module-scope" => &mut result.ir_printing.module_scope,
            "show-dialects" | "list-passes" => {
                let show = if name == "show-dialects" { Show::Dialects } else { Show::Passes };
                let is_asked = switch(name, value.as_deref())?;
                self.result.show = self.result.show.take().or(is_asked.then_some(show));
                return Ok(());
            }
            _ => return self.pass(name, value, argument),
        };
        *place = switch(name, value.as_deref())?;
        Ok(())
    }

    /// Requests a text instead of any work.
    fn show(&mut self, show: Show, name: &str, value: Option<String>) -> Result<(), String> {
        if let Some(value) = value {
            return Err(bad_value(name, &format!("does not allow a value! '{value}' specified.")));
        }
        self.result.show = Some(show);
        Ok(())
    }

    fn pass(&mut self, name: &str, value: Option<String>, argument: &str) -> Result<(), String> {
        if let Some((_, action)) = self.registry.actions.iter().find(|(flag, _)| *flag == name) {
            self.result.action = Some((*action, self.required(name, value)?));
            return Ok(());
        }
        if let Some((_, task)) = self.registry.tasks.iter().find(|(flag, _)| *flag == name) {
            self.result.task = Some((Arc::clone(task), self.required(name, value)?));
            return Ok(());
        }
        if let Some((_, loader)) = self.registry.loaders.iter().find(|(flag, _)| *flag == name) {
            let file = self.required(name, value)?;
            self.result.loaders.push((*loader, file));
            return Ok(());
        }
        let Some(pass) = self.registry.passes().entry(name) else {
            let (program, short) = (self.program, short_name(self.program));
            let nearest = nearest(argument, self.registry).unwrap_or_default();
            return Err(format!(
                "Unknown command line argument '{argument}'.  Try: '{program} --help'\n{short}: Did you mean '{nearest}'?"
            ));
        };
        self.result.pipeline.passes.push((pass, value.unwrap_or_default()));
        Ok(())
    }

    /// The names of passes, separated by commas.
    fn passes(&mut self, name: &str, value: Option<String>) -> Result<Vec<String>, String> {
        let text = value.unwrap_or_default();
        let passes: Vec<String> = text.split(',').map(str::to_owned).collect();
        match passes.iter().find(|pass| self.registry.passes().find(pass).is_none()) {
            Some(unknown) => Err(bad_value(name, &format!("Cannot find option named '{unknown}'!"))),
            None => Ok(passes),
        }
    }

    fn required(&mut self, name: &str, value: Option<String>) -> Result<String, String> {
        match value.or_else(|| self.arguments.next()) {
            Some(value) => Ok(value),
            None => Err(bad_value(name, "requires a value!")),
        }
    }

    /// The number of the word that the value is.
    fn choice(&mut self, name: &str, value: Option<String>, words: &[&str]) -> Result<usize, String> {
        let text = self.required(name, value)?;
        let number = words.iter().position(|word| *word == text);
        number.ok_or_else(|| bad_value(name, &format!("Cannot find option named '{text}'!")))
    }

    fn number<T: TryFrom<i128>>(&mut self, name: &str, value: Option<String>) -> Result<T, String> {
        let text = self.required(name, value)?;
        let number = parse_integer(&text).and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| bad_value(name, &format!("'{text}' value invalid for uint argument!")))
    }

    /// Opens the output files of actions.
    fn observe_actions(&mut self) -> Result<(), String> {
        let result = &mut self.result;
        if let Some(path) = &result.log_actions_to {
            let logger = ActionLogger::new(open_output(path)?, result.actions_filter.clone());
            result.observers.push(Arc::new(logger));
        }
        if let Some(path) = &result.profile_actions_to {
            result.observers.push(Arc::new(ActionProfiler::new(open_output(path)?)));
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Arguments, String> {
        self.observe_actions()?;
        let result = &mut self.result;
        let short = short_name(self.program);
        let reduction = match (result.reduce, &result.reduce_test) {
            (true, None) => {
                "--reduce needs a test: --reduce-test='COMMAND', which exits with 0 for the file of a program of interest"
            }
            (false, Some(_)) => "--reduce-test does nothing without --reduce",
            _ => "",
        };
        if !reduction.is_empty() {
            return Err(format!("{short}: {reduction}\n"));
        }
        if !result.emit_bytecode && self.given.iter().any(|flag| flag == "emit-bytecode-version") {
            return Err(format!("{short}: --emit-bytecode-version needs --emit-bytecode\n"));
        }
        result.bytecode = result.emit_bytecode.then(|| WriteOptions {
            version: result.bytecode_version,
            elide_resources: result.elide_bytecode_resources,
            ..WriteOptions::default()
        });
        result.warnings = idle::warnings(short, &self.given);
        result.warnings.extend(idle::warnings_of_several(short, &self.given));
        let has_passes = result.run_reproducer || !result.pipeline.is_empty();
        if !has_passes {
            result.warnings.extend(idle::warnings_without_passes(short, &self.given));
        }
        let task = self.registry.tasks.iter().find(|(flag, _)| self.given.iter().any(|given| given == flag));
        if let Some((flag, _)) = task.filter(|_| has_passes || !self.positional.is_empty()) {
            let what = "an input file and passes do nothing";
            result.warnings.push(format!("{short}: warning: {what} with --{flag}, which runs alone\n"));
        }
        let mut actions =
            self.registry.actions.iter().filter(|(flag, _)| self.given.iter().any(|given| given == flag));
        let action = actions.next();
        if let (Some((first, _)), Some((second, _))) = (action, actions.next()) {
            return Err(format!(
                "{short}: --{first} and --{second} print different things: give one of them\n"
            ));
        }
        if let Some((flag, _)) = action {
            if self.given.iter().filter(|given| given == flag).count() > 1 {
                return Err(format!("{short}: --{flag} is given twice: one of them would do nothing\n"));
            }
            if !result.reduce {
                result.warnings.extend(idle::warnings_without_text(short, &self.given, flag));
            }
        }
        let mut is_idle = |flag: &str, other: &str| {
            result.warnings.push(format!(
                "{short}: warning: --{flag} does nothing with --{other}, which prints something else\n"
            ));
        };
        match (result.reduce, action) {
            (true, Some((flag, _))) => is_idle(flag, "reduce"),
            (false, Some((flag, _))) if result.emit_bytecode => is_idle("emit-bytecode", flag),
            _ => {}
        }
        if result.reduce && result.emit_bytecode {
            is_idle("emit-bytecode", "reduce");
        }
        let printer = match (result.reduce, result.emit_bytecode && action.is_none()) {
            (true, _) => Some("reduce"),
            (false, true) => Some("emit-bytecode"),
            _ => None,
        };
        let of_text = printer.map(|printer| idle::warnings_without_text(short, &self.given, printer));
        result.warnings.extend(of_text.into_iter().flatten());
        if self.positional.len() > 1 {
            let (program, short) = (self.program, short_name(self.program));
            return Err(format!(
                "{short}: Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: {program} --help\n"
            ));
        }
        if let Some(input) = self.positional.pop() {
            self.result.input = input;
        }
        Ok(self.result)
    }
}

/// A file; `-` is standard output.
fn open_output(path: &str) -> Result<Box<dyn Write + Send>, String> {
    if path == "-" {
        return Ok(Box::new(std::io::stdout()));
    }
    match std::fs::File::create(path) {
        Ok(file) => Ok(Box::new(file)),
        Err(error) => Err(format!("cannot open output file '{path}': {error}\n")),
    }
}

fn bad_value(name: &str, problem: &str) -> String {
    format!("for the {} option: {problem}", dashed(name))
}

fn switch(name: &str, value: Option<&str>) -> Result<bool, String> {
    parse_flag(value.unwrap_or_default()).map_err(|problem| bad_value(name, &problem))
}
