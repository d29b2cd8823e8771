//! Traits of ops.

use rtblgen_backends::ods::code::OpName;
use rtblgen_backends::ods::code::traits::{INTERFACES, UNDERSTOOD, library_trait};
use rtblgen_backends::ods::model::{OpTrait, Operator, TraitKind};
use rtblgen_ir::TraitDefinition;

use crate::interned::{intern_as, intern_list, intern_text};
use crate::loader::Loader;

impl<'r> Loader<'_, 'r> {
    /// The traits, in the order in which they are listed.
    pub(crate) fn traits(&mut self, operator: &Operator<'r>) -> &'static [&'static TraitDefinition] {
        let traits = operator.traits.iter().filter_map(|own| self.op_trait(operator, own));
        intern_list(traits.collect())
    }

    fn op_trait(&mut self, operator: &Operator<'r>, own: &OpTrait<'r>) -> Option<&'static TraitDefinition> {
        if UNDERSTOOD.contains(&own.name()) {
            return None;
        }
        match own.kind {
            TraitKind::Internal("FirstAttrDerivedResultType") if operator.result_types_of_attribute() => {
                rtblgen_ir::traits::named("FIRST_ATTR_DERIVED_RESULT_TYPE")
            }
            TraitKind::Predicate | TraitKind::Effects | TraitKind::Internal(_) => None,
            TraitKind::Interface => match INTERFACES.iter().find(|(name, _)| *name == own.name()) {
                Some((_, constant)) => rtblgen_ir::traits::named(constant),
                None => crate::interfaces::verification(own),
            },
            TraitKind::Native { name, parameters } => self.native(operator, own, name, parameters),
        }
    }

    fn native(
        &mut self,
        operator: &Operator<'r>,
        own: &OpTrait<'r>,
        name: &'r str,
        parameters: Option<&'r str>,
    ) -> Option<&'static TraitDefinition> {
        let constant = library_trait(own.record, name).map(rtblgen_backends::namer::constant_case);
        let Some(known) = constant.and_then(|constant| rtblgen_ir::traits::named(&constant)) else {
            self.missing(&operator.qualified_name, format!("the trait `{name}`"), own.span);
            let name = intern_text(name);
            return Some(intern_as(&name, TraitDefinition::marker(name)));
        };
        let Some(parameters) = parameters else { return Some(known) };
        let mut names = Vec::new();
        for op in self.code.op_names(own.record).iter() {
            match op {
                OpName::Known(name) => names.push(intern_text(name)),
                OpName::Class(_) | OpName::Unknown => {
                    self.missing(
                        &operator.qualified_name,
                        format!("an op of `{name}<{parameters}>`"),
                        own.span,
                    );
                    return None;
                }
            }
        }
        let names = intern_list(names);
        Some(intern_as(&(known, names), known.with_parameters(names)))
    }
}
