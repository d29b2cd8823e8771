//! Pipelines: passes in order, and pipelines in them for the operations inside.

use std::fmt;
use std::sync::Arc;

use super::options::{BadOptions, PassOptions};
use super::pass::{Pass, PassError};
use super::registry::OptRegistry;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::ir::{Ir, Op};

/// Passes in order, for the operations of one name.
pub struct Pipeline {
    /// The name of the operations; `any` for all.
    anchor: String,
    steps: Vec<Step>,
}

enum Step {
    Pass(Arc<dyn Pass>, PassOptions),
    Nested(Pipeline),
}

/// What is wrong with the text of a pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PipelineError {
    /// About the value of an option, if that is wrong: text for a line of its own, after the name of the program.
    pub about_value: Option<String>,
    /// The message; it may have several lines, which show the place in the text.
    pub message: String,
}

impl From<String> for PipelineError {
    fn from(message: String) -> Self {
        PipelineError { about_value: None, message }
    }
}

impl From<BadOptions> for PipelineError {
    fn from(BadOptions { about_value, message }: BadOptions) -> Self {
        PipelineError { about_value, message }
    }
}

impl fmt::Display for PipelineError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(about_value) = &self.about_value {
            writeln!(out, "{about_value}")?;
        }
        out.write_str(self.message.trim_end())
    }
}

impl std::error::Error for PipelineError {}

/// Is told of each pass that a pipeline runs.
pub trait PassWatcher {
    /// The pass is about to run on the operation.
    fn before(&mut self, ir: &Ir<'_>, op: Op, pass: &dyn Pass);

    /// The pass has run on the operation, which may be gone.
    fn after(&mut self, ir: &Ir<'_>, op: Op, pass: &dyn Pass, has_failed: bool);
}

/// Watches nothing.
impl PassWatcher for () {
    fn before(&mut self, _: &Ir<'_>, _: Op, _: &dyn Pass) {}

    fn after(&mut self, _: &Ir<'_>, _: Op, _: &dyn Pass, _: bool) {}
}

impl Pipeline {
    /// An empty pipeline for operations of this name.
    pub fn new(anchor: impl Into<String>) -> Self {
        Pipeline { anchor: anchor.into(), steps: Vec::new() }
    }

    /// Adds a pass at the end.
    pub fn add(&mut self, pass: Arc<dyn Pass>, options: PassOptions) {
        self.steps.push(Step::Pass(pass, options));
    }

    /// The pipeline that a text describes.
    ///
    /// # Errors
    ///
    /// If the text is no pipeline, or names a pass or an option that is not known.
    pub fn parse(text: &str, registry: &OptRegistry) -> Result<Pipeline, PipelineError> {
        super::pipeline_text::parse(text, registry)
    }

    /// Adds a pipeline for operations inside those that this one is for.
    pub fn nest(&mut self, pipeline: Pipeline) {
        self.steps.push(Step::Nested(pipeline));
    }

    /// The number of passes and nested pipelines.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether it does nothing.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Runs the passes on an operation whose name fits.
    ///
    /// # Errors
    ///
    /// What the first pass that fails says, or what the verifier finds after one.
    pub fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, verify_each: bool) -> Result<(), Diagnostics<'c>> {
        self.run_watched(ir, op, verify_each, &mut ())
    }

    /// The same, where someone is told of each pass.
    ///
    /// # Errors
    ///
    /// See [`run`](Self::run).
    pub fn run_watched<'c>(
        &self,
        ir: &mut Ir<'c>,
        op: Op,
        verify_each: bool,
        watcher: &mut dyn PassWatcher,
    ) -> Result<(), Diagnostics<'c>> {
        for step in &self.steps {
            match step {
                Step::Pass(pass, options) => {
                    let span = tracing::debug_span!("pass", name = pass.name());
                    let _entered = span.enter();
                    watcher.before(ir, op, pass.as_ref());
                    let result = run_pass(pass.as_ref(), ir, op, options, verify_each);
                    watcher.after(ir, op, pass.as_ref(), result.is_err());
                    result?;
                }
                Step::Nested(pipeline) => {
                    let children: Vec<Op> = op
                        .regions(ir)
                        .flat_map(|region| region.ops(ir))
                        .filter(|child| pipeline.fits(ir, *child) && child.is_registered(ir))
                        .collect();
                    for child in children {
                        pipeline.run_watched(ir, child, verify_each, watcher)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn fits(&self, ir: &Ir<'_>, op: Op) -> bool {
        self.anchor == "any" || self.anchor == op.name(ir).as_str()
    }

    /// Whether the pipeline is for such operations as the root of a source.
    ///
    /// # Errors
    ///
    /// The message, if it is not.
    pub fn check_root(&self, ir: &Ir<'_>) -> Result<(), String> {
        let name = ir.root().name(ir);
        if self.fits(ir, ir.root()) {
            return Ok(());
        }
        Err(format!("can't run '{}' pass manager on '{name}' op", self.anchor))
    }
}

fn diagnostics_of<'c>(ir: &Ir<'c>, op: Op, pass: &str, error: PassError<'c>) -> Diagnostics<'c> {
    match error {
        PassError::Diagnostics(diagnostics) => diagnostics,
        PassError::Message(message) => {
            let message = format!("pass '{pass}' failed: {message}");
            // The operation may be gone.
            let location = if op.is_live(ir) { op.location(ir) } else { ir.context().unknown_loc() };
            Diagnostic::error(location, message).into()
        }
    }
}

fn run_pass<'c>(
    pass: &dyn Pass,
    ir: &mut Ir<'c>,
    op: Op,
    options: &PassOptions,
    verify_each: bool,
) -> Result<(), Diagnostics<'c>> {
    pass.run(ir, op, options).map_err(|error| diagnostics_of(ir, op, pass.name(), error))?;
    if verify_each { ir.verify_op(op) } else { Ok(()) }
}

/// The text, with a pass in a line and all its options.
impl fmt::Display for Pipeline {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.show(out, 0)
    }
}

impl Pipeline {
    fn show(&self, out: &mut fmt::Formatter<'_>, indent: usize) -> fmt::Result {
        writeln!(out, "{:indent$}{}(", "", self.anchor)?;
        for (number, step) in self.steps.iter().enumerate() {
            if number > 0 {
                out.write_str(",\n")?;
            }
            match step {
                Step::Pass(pass, options) => {
                    let (known, indent) = (pass.options(), indent + 2);
                    write!(out, "{:indent$}{}", "", pass.name())?;
                    if !known.is_empty() {
                        write!(out, "{{{}}}", options.show(known))?;
                    }
                }
                Step::Nested(pipeline) => pipeline.show(out, indent + 2)?,
            }
        }
        write!(out, "\n{:indent$})", "")
    }
}
