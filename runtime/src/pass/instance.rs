//! A pass in a manager.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use super::options::PassOptions;
use super::pass::Pass;

/// A pass in a manager, with its options and statistics.
pub struct PassInstance {
    pub(super) pass: Arc<dyn Pass>,
    pub(super) options: PassOptions,
    pub(super) counters: Vec<AtomicU64>,
}

impl PassInstance {
    pub(super) fn new(pass: Arc<dyn Pass>, options: PassOptions) -> Self {
        let options = options.declared_by(pass.options());
        let counters = pass.statistics().iter().map(|_| AtomicU64::new(0)).collect();
        PassInstance { pass, options, counters }
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
