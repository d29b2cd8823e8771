//! Result types that follow from other parts of an op.

use rtblgen_backends::ods::model::{Operator, TypeOrigin};
use rtblgen_ir::asm::format::TypeMaker;
use rtblgen_ir::ir::definition::TypeInference;
use rtblgen_ir::{Ir, OpState, Type, support};

use crate::interned::{Fingerprint, cases, intern_as};
use crate::loader::Loader;
use crate::reported::ReportedSnippet;

/// The origin of the type of each result, and the snippets that transform it.
pub(crate) struct Inference(Vec<(Origin, Vec<ReportedSnippet>)>);

enum Origin {
    Operand(usize),
    Attribute(usize),
    Made(TypeMaker),
}

cases! { Origin { Operand(index); Attribute(slot); Made(make); } }

/// Infers the result types from the data of the op's definition.
pub(crate) const INFER: TypeInference = TypeInference::Code(|ir, state| {
    let data = state.name.definition().and_then(|definition| definition.data);
    match data.and_then(|data| data.downcast_ref::<Inference>()) {
        Some(inference) => inference.types(ir, state),
        None => Err("the types of the results are not known".to_owned()),
    }
});

impl Inference {
    fn types<'c>(&self, ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        self.0.iter().map(|(origin, transforms)| origin.ty(ir, state, transforms)).collect()
    }
}

impl Origin {
    fn ty<'c>(
        &self,
        ir: &Ir<'c>,
        state: &OpState<'c>,
        transforms: &[ReportedSnippet],
    ) -> Result<Type<'c>, String> {
        let mut ty = match self {
            Origin::Operand(index) => support::operand_type(ir, state, *index)?,
            Origin::Attribute(slot) => support::attribute_type(state, *slot)?,
            Origin::Made(make) => make(ir.context()),
        };
        for transform in transforms.iter().rev() {
            ty = support::value_or_noted_hooks(|| transform.transformed(ty))
                .map_err(|notes| format!("the type cannot be transformed{notes}"))?;
        }
        Ok(ty)
    }
}

impl<'r> Loader<'_, 'r> {
    /// Returns the inference of the result types of an op, if the definition determines them.
    pub(crate) fn inference(&mut self, operator: &Operator<'r>) -> Option<&'static Inference> {
        let types = operator.result_types.as_ref()?;
        let mut results = Vec::new();
        for (origin, transforms) in &types.0 {
            let origin = match origin {
                TypeOrigin::Operand(index) => Origin::Operand(*index),
                TypeOrigin::Attribute(slot) => Origin::Attribute(*slot),
                TypeOrigin::Buildable(call) => Origin::Made(self.type_maker(*call)?),
                TypeOrigin::Result(_) => return None,
            };
            let transforms = transforms.iter().map(|transform| self.type_transform(*transform)).collect();
            results.push((origin, transforms));
        }
        let content = Fingerprint::of(&results);
        Some(intern_as(&content, Inference(results)))
    }
}
