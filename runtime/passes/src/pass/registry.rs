//! The passes and pipelines that textual pipelines name.

use std::fmt;
use std::sync::Arc;

use super::instance::PassInstance;
use super::manager::PassManager;
use super::options::{BadOptions, PassOption, PassOptions};
use super::pass::Pass;
use super::text::PipelineError;

/// Passes and pipelines by argument.
#[derive(Clone, Default)]
pub struct PassRegistry {
    passes: Vec<Arc<dyn Pass>>,
    pipelines: Vec<Arc<PassPipeline>>,
}

/// Adds the passes of a pipeline to a manager.
type Build = dyn Fn(&mut PassManager, &PassOptions) -> Result<(), PipelineError> + Send + Sync;

/// A named pipeline (MLIR's `PassPipelineRegistration`).
pub struct PassPipeline {
    argument: &'static str,
    description: &'static str,
    options: &'static [PassOption],
    build: Box<Build>,
}

impl PassPipeline {
    /// A pipeline without options.
    pub fn new(
        argument: &'static str,
        description: &'static str,
        build: impl Fn(&mut PassManager, &PassOptions) -> Result<(), PipelineError> + Send + Sync + 'static,
    ) -> Self {
        PassPipeline { argument, description, options: &[], build: Box::new(build) }
    }

    /// The same pipeline with options.
    pub fn with_options(self, options: &'static [PassOption]) -> Self {
        PassPipeline { options, ..self }
    }

    /// The name in textual pipelines and on command lines.
    pub fn argument(&self) -> &'static str {
        self.argument
    }

    /// The description for `--help`, one line.
    pub fn description(&self) -> &'static str {
        self.description
    }

    /// The options.
    pub fn options(&self) -> &'static [PassOption] {
        self.options
    }
}

impl fmt::Debug for PassPipeline {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("PassPipeline").field("argument", &self.argument).finish_non_exhaustive()
    }
}

/// A registered pass or pipeline.
#[derive(Clone)]
pub enum RegistryEntry {
    /// A pass.
    Pass(Arc<dyn Pass>),
    /// A pipeline.
    Pipeline(Arc<PassPipeline>),
}

impl RegistryEntry {
    /// Adds the pass, or the passes of the pipeline, to a manager.
    pub fn add_to(&self, manager: &mut PassManager, options: &str) -> Result<(), PipelineError> {
        let known = match self {
            RegistryEntry::Pass(pass) => pass.options(),
            RegistryEntry::Pipeline(pipeline) => pipeline.options,
        };
        let parsed = PassOptions::parse(known, options).map_err(|BadOptions { about_value, message }| {
            PipelineError { about_value, message, place: None }
        })?;
        match self {
            RegistryEntry::Pass(pass) => Ok(manager.try_add(PassInstance::new(Arc::clone(pass), parsed))?),
            RegistryEntry::Pipeline(pipeline) => (pipeline.build)(manager, &parsed),
        }
    }
}

impl PassRegistry {
    /// A registry without passes.
    pub fn new() -> Self {
        PassRegistry::default()
    }

    /// Adds a pass; one with the same argument is replaced.
    pub fn add(&mut self, pass: impl Pass + 'static) -> &mut Self {
        self.passes.retain(|known| known.argument() != pass.argument());
        self.passes.push(Arc::new(pass));
        self
    }

    /// Adds a pipeline; one with the same argument is replaced.
    pub fn add_pipeline(&mut self, pipeline: PassPipeline) -> &mut Self {
        self.pipelines.retain(|known| known.argument != pipeline.argument);
        self.pipelines.push(Arc::new(pipeline));
        self
    }

    /// The pass with this argument.
    pub fn find(&self, argument: &str) -> Option<Arc<dyn Pass>> {
        self.passes.iter().find(|pass| pass.argument() == argument).cloned()
    }

    /// Whether a pipeline or a pass has this argument.
    pub fn contains(&self, argument: &str) -> bool {
        self.entry(argument).is_some()
    }

    /// The pipeline or pass with this argument.
    #[doc(hidden)]
    pub fn entry(&self, argument: &str) -> Option<RegistryEntry> {
        let pipeline = self.pipelines.iter().find(|pipeline| pipeline.argument == argument).cloned();
        let pass = || self.find(argument).map(RegistryEntry::Pass);
        pipeline.map(RegistryEntry::Pipeline).or_else(pass)
    }

    /// The passes, by argument.
    pub fn passes(&self) -> Vec<&dyn Pass> {
        let mut passes: Vec<&dyn Pass> = self.passes.iter().map(AsRef::as_ref).collect();
        passes.sort_by_key(|pass| pass.argument());
        passes
    }

    /// The pipelines, by argument.
    pub fn pipelines(&self) -> Vec<&PassPipeline> {
        let mut pipelines: Vec<&PassPipeline> = self.pipelines.iter().map(AsRef::as_ref).collect();
        pipelines.sort_by_key(|pipeline| pipeline.argument);
        pipelines
    }
}
