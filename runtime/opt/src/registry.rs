//! The dialects and passes of a driver.

use std::sync::Arc;

use super::help_op::Documentation;
use rtblgen_ir::Diagnostics;
use rtblgen_ir::context::Context;
use rtblgen_ir::ir::{Dialect, Ir};
use rtblgen_passes::pass::{Pass, PassPipeline, PassRegistry};

/// Makes text of the IR after the passes, by the value of a flag.
pub type Action = for<'c> fn(ir: &Ir<'c>, value: &str) -> Result<String, Diagnostics<'c>>;

/// Does work of its own by the value of a flag, and reads no program. Returns the text for the output.
///
/// The error is text for standard error.
pub type Task = Arc<dyn Fn(&OptRegistry, &str) -> Result<String, String> + Send + Sync>;

/// Reads a program of another language: its text, and the name of the file for messages.
type Reader = Box<dyn for<'c> Fn(&'c Context, &str, &str) -> Result<Ir<'c>, Diagnostics<'c>> + Send + Sync>;

/// An action on each new context.
pub type ContextAction = Box<dyn Fn(&Context) + Send + Sync>;

/// Reads the text of a file of the given name, in a context with the dialects of the driver. Returns an action on each new
/// context, such as the registration of dialects that the file defines.
pub type Loader =
    for<'c> fn(context: &'c Context, name: &str, text: &str) -> Result<ContextAction, Diagnostics<'c>>;

/// Returns the documentation of an op, a type or an attribute, if it has any.
type DocumentationSource = Box<dyn Fn(&str) -> Option<Documentation> + Send + Sync>;

/// The dialects and passes of a driver.
pub struct OptRegistry {
    dialects: Vec<ContextAction>,
    passes: Arc<PassRegistry>,
    pub(super) overview: &'static str,
    /// The sources of documentation, by the names of ops, `!types` and `#attributes`.
    pub(super) documentation: Vec<DocumentationSource>,
    /// Flags that the program itself reads, with their descriptions.
    pub(super) flags: Vec<(&'static str, &'static str)>,
    /// The actions of flags that print a text instead of the IR.
    pub(super) actions: Vec<(&'static str, Action)>,
    /// The tasks of flags that read no program.
    pub(super) tasks: Vec<(&'static str, Task)>,
    /// The loaders of flags that name a file.
    pub(super) loaders: Vec<(&'static str, Loader)>,
    /// The reader of programs that are not MLIR.
    pub(super) reader: Option<Reader>,
}

impl Default for OptRegistry {
    fn default() -> Self {
        let mut passes = PassRegistry::new();
        rtblgen_passes::transforms::register_passes(&mut passes);
        let overview = "reads MLIR, runs passes on it, and prints it";
        OptRegistry {
            dialects: Vec::new(),
            passes: Arc::new(passes),
            overview,
            documentation: Vec::new(),
            flags: Vec::new(),
            actions: Vec::new(),
            tasks: Vec::new(),
            loaders: Vec::new(),
            reader: None,
        }
    }
}

impl OptRegistry {
    /// Adds a dialect.
    pub fn dialect<D: Dialect>(&mut self) -> &mut Self {
        self.extension(|context| context.register::<D>())
    }

    /// Adds a function that is called with each new context, for example to attach interfaces. It runs after the dialects that
    /// were added before it.
    pub fn extension(&mut self, extension: impl Fn(&Context) + Send + Sync + 'static) -> &mut Self {
        self.dialects.push(Box::new(extension));
        self
    }

    /// Adds a pass; one with the same argument is replaced.
    pub fn pass(&mut self, pass: impl Pass + 'static) -> &mut Self {
        Arc::make_mut(&mut self.passes).add(pass);
        self
    }

    /// Adds a pipeline; one with the same argument is replaced.
    pub fn pipeline(&mut self, pipeline: PassPipeline) -> &mut Self {
        Arc::make_mut(&mut self.passes).add_pipeline(pipeline);
        self
    }

    /// Sets the first line of `--help`, which describes the driver.
    pub fn overview(&mut self, text: &'static str) -> &mut Self {
        self.overview = text;
        self
    }

    /// Lists a flag in `--help`, without its dashes. The program reads it before it calls [`opt_main`](super::opt_main).
    pub fn describe_flag(&mut self, flag: &'static str, description: &'static str) -> &mut Self {
        self.flags.push((flag, description));
        self
    }

    /// Adds a flag with a value. If it is given, the driver prints the action's text for the IR after the
    /// passes, not the IR.
    pub fn action(&mut self, flag: &'static str, description: &'static str, action: Action) -> &mut Self {
        self.actions.push((flag, action));
        self.describe_flag(flag, description)
    }

    /// Adds a source of documentation for `--help-op`, by the name of an op, a `!type` or an `#attribute`.
    pub fn documentation(
        &mut self,
        source: impl Fn(&str) -> Option<Documentation> + Send + Sync + 'static,
    ) -> &mut Self {
        self.documentation.push(Box::new(source));
        self
    }

    /// Adds a flag with a value. If it is given, the driver runs the task and reads no program.
    pub fn task(
        &mut self,
        flag: &'static str,
        description: &'static str,
        task: impl Fn(&OptRegistry, &str) -> Result<String, String> + Send + Sync + 'static,
    ) -> &mut Self {
        self.tasks.push((flag, Arc::new(task)));
        self.describe_flag(flag, description)
    }

    /// Adds a flag whose value is the name of a file. If it is given, the driver loads the file before it reads the program.
    pub fn loader(&mut self, flag: &'static str, description: &'static str, loader: Loader) -> &mut Self {
        self.loaders.push((flag, loader));
        self.describe_flag(flag, description)
    }

    /// Reads programs of another language, not MLIR. The text and the name of the file are its arguments.
    pub fn reader(
        &mut self,
        reader: impl for<'c> Fn(&'c Context, &str, &str) -> Result<Ir<'c>, Diagnostics<'c>>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.reader = Some(Box::new(reader));
        self
    }

    /// The passes.
    pub fn passes(&self) -> &Arc<PassRegistry> {
        &self.passes
    }

    /// The passes, for functions that register them: `register_my_passes(registry.passes_mut())`.
    pub fn passes_mut(&mut self) -> &mut PassRegistry {
        Arc::make_mut(&mut self.passes)
    }

    /// A context with the dialects.
    pub fn context(&self) -> Context {
        let context = Context::new();
        self.dialects.iter().for_each(|register| register(&context));
        rtblgen_ir::dialects::register_inliner_extension(&context);
        context
    }
}
