//! A pass in a manager.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use super::options::PassOptions;
use super::pass::Pass;

/// A pass with the values of its options, in a manager or to be added to one.
///
/// ```
/// use rtblgen_runtime::pass::{Pass, PassManager};
/// use rtblgen_runtime::transforms::Canonicalizer;
///
/// let mut manager = PassManager::new("builtin.module");
/// manager.add(Canonicalizer.with_option("max-iterations", 3).with_option("top-down", false));
/// for pass in manager.passes_mut() {
///     pass.set_option("max-iterations", 5).unwrap();
/// }
/// assert!(manager.to_text().contains("max-iterations=5"));
/// ```
pub struct PassInstance {
    pub(super) pass: Arc<dyn Pass>,
    pub(super) options: PassOptions,
    pub(super) counters: Vec<AtomicU64>,
}

impl<P: Pass + 'static> From<P> for PassInstance {
    fn from(pass: P) -> Self {
        PassInstance::from(Arc::new(pass) as Arc<dyn Pass>)
    }
}

impl From<Arc<dyn Pass>> for PassInstance {
    fn from(pass: Arc<dyn Pass>) -> Self {
        let options = PassOptions::of(pass.options());
        let counters = pass.statistics().iter().map(|_| AtomicU64::new(0)).collect();
        PassInstance { pass, options, counters }
    }
}

impl PassInstance {
    /// The pass with these values of its options.
    ///
    /// # Panics
    ///
    /// If `options` sets an option that the pass does not declare.
    #[track_caller]
    pub fn new(pass: impl Into<Self>, options: impl Into<PassOptions>) -> Self {
        let mut instance = pass.into();
        instance.set_options(options);
        instance
    }

    /// Sets the value of an option, or adds elements to a list.
    ///
    /// # Panics
    ///
    /// If the pass has no such option, or the option does not take this value.
    #[must_use]
    #[track_caller]
    pub fn with_option(self, name: &str, value: impl ToString) -> Self {
        PassInstance { options: self.options.with(name, value), ..self }
    }

    /// Sets the value of an option, or adds elements to a list.
    ///
    /// # Errors
    ///
    /// The pass has no such option, or the option does not take this value.
    pub fn set_option(&mut self, name: &str, value: impl ToString) -> Result<(), String> {
        self.options.set(name, value)
    }

    /// Replaces the values of all options (MLIR's `copyOptionValuesFrom`).
    ///
    /// # Panics
    ///
    /// If `options` sets an option that the pass does not declare.
    #[track_caller]
    pub fn set_options(&mut self, options: impl Into<PassOptions>) {
        self.options = options.into().declared_by(&*self.pass);
    }

    /// The values of the options.
    pub fn pass_options(&self) -> &PassOptions {
        &self.options
    }

    /// The element of the pass in a textual pipeline, such as `canonicalize{max-iterations=10}`.
    pub fn to_text(&self) -> String {
        let known = self.pass.options();
        match known.is_empty() {
            true => self.pass.argument().to_owned(),
            false => format!("{}{{{}}}", self.pass.argument(), self.options.show(known)),
        }
    }
}

impl Deref for PassInstance {
    type Target = dyn Pass;

    fn deref(&self) -> &Self::Target {
        &*self.pass
    }
}
