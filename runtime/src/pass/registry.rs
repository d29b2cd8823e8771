//! The passes that textual pipelines name.

use std::sync::Arc;

use super::pass::Pass;

/// Passes by argument.
#[derive(Clone, Default)]
pub struct PassRegistry {
    passes: Vec<Arc<dyn Pass>>,
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

    /// The pass with this argument.
    pub fn find(&self, argument: &str) -> Option<Arc<dyn Pass>> {
        self.passes.iter().find(|pass| pass.argument() == argument).cloned()
    }

    /// The passes, by argument.
    pub fn passes(&self) -> Vec<&dyn Pass> {
        let mut passes: Vec<&dyn Pass> = self.passes.iter().map(AsRef::as_ref).collect();
        passes.sort_by_key(|pass| pass.argument());
        passes
    }
}
