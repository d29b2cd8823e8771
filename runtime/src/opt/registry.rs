//! What a driver knows: dialects and passes.

use std::sync::Arc;

use super::Canonicalizer;
use super::pass::Pass;
use crate::context::Context;
use crate::ir::Dialect;

/// The dialects and passes of a driver.
pub struct OptRegistry {
    dialects: Vec<fn(&Context)>,
    passes: Vec<Arc<dyn Pass>>,
}

impl Default for OptRegistry {
    fn default() -> Self {
        OptRegistry { dialects: Vec::new(), passes: vec![Arc::new(Canonicalizer)] }
    }
}

impl OptRegistry {
    /// Adds a dialect.
    pub fn dialect<D: Dialect>(&mut self) -> &mut Self {
        self.dialects.push(|context| context.register::<D>());
        self
    }

    /// Adds a pass; one of the same name is replaced.
    pub fn pass(&mut self, pass: impl Pass + 'static) -> &mut Self {
        self.passes.retain(|known| known.name() != pass.name());
        self.passes.push(Arc::new(pass));
        self
    }

    /// The pass of this name.
    pub fn find(&self, name: &str) -> Option<Arc<dyn Pass>> {
        self.passes.iter().find(|pass| pass.name() == name).cloned()
    }

    /// The passes, by name.
    pub fn passes(&self) -> Vec<&dyn Pass> {
        let mut passes: Vec<&dyn Pass> = self.passes.iter().map(AsRef::as_ref).collect();
        passes.sort_by_key(|pass| pass.name());
        passes
    }

    /// A context with the dialects.
    pub fn context(&self) -> Context {
        let context = Context::new();
        self.dialects.iter().for_each(|register| register(&context));
        context
    }
}
