//! The order in which passes run: adjacent nested managers are merged, as in MLIR.

use super::fits;
use crate::pass::instance::PassInstance;
use crate::pass::manager::{ANY_OP, PassManager, Step};
use rtblgen_ir::context::Context;
use rtblgen_ir::ir::{Ir, Op, OpName};
use rtblgen_ir::traits::ISOLATED_FROM_ABOVE;

/// The passes of one manager, or of several merged ones.
pub(super) struct Pipeline<'m> {
    pub(super) anchor: &'m str,
    pub(super) steps: Vec<Scheduled<'m>>,
}

pub(super) enum Scheduled<'m> {
    Pass(&'m PassInstance),
    Nested(Nested<'m>),
}

/// Managers for the operations inside: each operation takes the first one that fits.
pub(super) struct Nested<'m> {
    pub(super) pipelines: Vec<Pipeline<'m>>,
}

impl<'m> Pipeline<'m> {
    pub(super) fn of(manager: &'m PassManager, context: &Context) -> Self {
        Pipeline::merged(manager.anchor(), &manager.steps.iter().collect::<Vec<_>>(), context)
    }

    fn merged(anchor: &'m str, steps: &[&'m Step], context: &Context) -> Self {
        let mut scheduled = Vec::new();
        let mut group: Vec<Merged<'m>> = Vec::new();
        for step in steps {
            match step {
                Step::Pass(instance) => {
                    flush(&mut group, &mut scheduled, context);
                    scheduled.push(Scheduled::Pass(instance));
                }
                Step::Nested(manager) => {
                    let own = Merged { anchor: manager.anchor(), steps: manager.steps.iter().collect() };
                    if group.iter().any(|other| other.conflicts_with(&own, context)) {
                        flush(&mut group, &mut scheduled, context);
                    }
                    add(&mut group, own);
                }
            }
        }
        flush(&mut group, &mut scheduled, context);
        Pipeline { anchor, steps: scheduled }
    }

    fn fits(&self, name: OpName<'_>) -> bool {
        if self.anchor != ANY_OP {
            return self.anchor == name.as_str();
        }
        let passes = self.steps.iter().filter_map(|step| match step {
            Scheduled::Pass(instance) => Some(*instance),
            Scheduled::Nested(_) => None,
        });
        all_fit(name, passes)
    }

    /// The error message for the first pass that cannot run on operations of the name of its manager.
    pub(super) fn problem(&self, context: &Context) -> Option<String> {
        let nested = self.steps.iter().filter_map(|step| match step {
            Scheduled::Nested(nested) => Some(&nested.pipelines),
            Scheduled::Pass(_) => None,
        });
        if let Some(problem) = nested.flatten().find_map(|pipeline| pipeline.problem(context)) {
            return Some(problem);
        }
        let name = context.op_name(self.anchor);
        if self.anchor == ANY_OP || !name.is_registered() {
            return None;
        }
        self.steps.iter().find_map(|step| match step {
            Scheduled::Pass(pass) if !fits(name, pass.anchor()) => Some(format!(
                "unable to schedule pass '{}' on a PassManager intended to run on '{}'!",
                pass.name(),
                self.anchor
            )),
            _ => None,
        })
    }
}

/// Whether operations of this name are isolated from above and all these passes can run on them.
fn all_fit<'m>(name: OpName<'_>, mut passes: impl Iterator<Item = &'m PassInstance>) -> bool {
    name.definition().is_some_and(|definition| definition.has_trait(&ISOLATED_FROM_ABOVE))
        && passes.all(|pass| fits(name, pass.anchor()))
}

impl<'m> Nested<'m> {
    pub(super) fn pipeline_for(&self, ir: &Ir<'_>, op: Op) -> Option<&Pipeline<'m>> {
        let name = op.name(ir);
        self.pipelines.iter().find(|pipeline| pipeline.fits(name))
    }

    pub(super) fn anchors(&self) -> Vec<&'m str> {
        self.pipelines.iter().map(|pipeline| pipeline.anchor).collect()
    }
}

/// The steps of managers with the same anchor.
struct Merged<'m> {
    anchor: &'m str,
    steps: Vec<&'m Step>,
}

impl Merged<'_> {
    /// Whether both managers may run on the same operation. Their order matters then.
    fn conflicts_with(&self, other: &Merged<'_>, context: &Context) -> bool {
        match (self.anchor == ANY_OP, other.anchor == ANY_OP) {
            (false, false) => false,
            (true, true) => true,
            (true, false) => self.takes(other.anchor, context),
            (false, true) => other.takes(self.anchor, context),
        }
    }

    /// Whether a manager for any operation can run on operations of this name.
    fn takes(&self, name: &str, context: &Context) -> bool {
        let passes = self.steps.iter().filter_map(|step| match step {
            Step::Pass(instance) => Some(instance),
            Step::Nested(_) => None,
        });
        all_fit(context.op_name(name), passes)
    }
}

fn add<'m>(group: &mut Vec<Merged<'m>>, new: Merged<'m>) {
    match group.iter_mut().find(|own| own.anchor == new.anchor) {
        Some(own) => own.steps.extend(new.steps),
        None => group.push(new),
    }
    // Managers for any operation come last.
    group.sort_by_key(|own| (own.anchor == ANY_OP, own.anchor));
}

fn flush<'m>(group: &mut Vec<Merged<'m>>, scheduled: &mut Vec<Scheduled<'m>>, context: &Context) {
    if group.is_empty() {
        return;
    }
    let pipelines = group.drain(..).map(|own| Pipeline::merged(own.anchor, &own.steps, context)).collect();
    scheduled.push(Scheduled::Nested(Nested { pipelines }));
}
