//! The order in which passes run: adjacent nested managers are merged, as in MLIR.

use super::fits;
use crate::ir::{Ir, Op};
use crate::pass::manager::{ANY_OP, PassInstance, PassManager, Step};
use crate::traits::ISOLATED_FROM_ABOVE;

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
    pub(super) fn of(manager: &'m PassManager) -> Self {
        Pipeline::merged(manager.anchor(), &manager.steps.iter().collect::<Vec<_>>())
    }

    fn merged(anchor: &'m str, steps: &[&'m Step]) -> Self {
        let mut scheduled = Vec::new();
        let mut group: Vec<Merged<'m>> = Vec::new();
        for step in steps {
            match step {
                Step::Pass(instance) => {
                    flush(&mut group, &mut scheduled);
                    scheduled.push(Scheduled::Pass(instance));
                }
                Step::Nested(manager) => {
                    // A manager for any operation might take those of the others.
                    let is_any = manager.anchor() == ANY_OP;
                    if !group.is_empty() && (is_any || group.iter().any(|own| own.anchor == ANY_OP)) {
                        flush(&mut group, &mut scheduled);
                    }
                    add(&mut group, manager);
                }
            }
        }
        flush(&mut group, &mut scheduled);
        Pipeline { anchor, steps: scheduled }
    }

    fn fits(&self, ir: &Ir<'_>, op: Op) -> bool {
        if self.anchor != ANY_OP {
            return self.anchor == op.name(ir).as_str();
        }
        op.has_trait(ir, &ISOLATED_FROM_ABOVE)
            && self.steps.iter().all(|step| match step {
                Scheduled::Pass(instance) => fits(ir, op, instance.pass.anchor()),
                Scheduled::Nested(_) => true,
            })
    }
}

impl<'m> Nested<'m> {
    pub(super) fn pipeline_for(&self, ir: &Ir<'_>, op: Op) -> Option<&Pipeline<'m>> {
        self.pipelines.iter().find(|pipeline| pipeline.fits(ir, op))
    }
}

/// The steps of managers with the same anchor.
struct Merged<'m> {
    anchor: &'m str,
    steps: Vec<&'m Step>,
}

fn add<'m>(group: &mut Vec<Merged<'m>>, manager: &'m PassManager) {
    let anchor = manager.anchor();
    match group.iter_mut().find(|own| own.anchor == anchor) {
        Some(own) => own.steps.extend(&manager.steps),
        None => group.push(Merged { anchor, steps: manager.steps.iter().collect() }),
    }
    group.sort_by_key(|own| own.anchor);
}

fn flush<'m>(group: &mut Vec<Merged<'m>>, scheduled: &mut Vec<Scheduled<'m>>) {
    if group.is_empty() {
        return;
    }
    let pipelines = group.drain(..).map(|own| Pipeline::merged(own.anchor, &own.steps)).collect();
    scheduled.push(Scheduled::Nested(Nested { pipelines }));
}
