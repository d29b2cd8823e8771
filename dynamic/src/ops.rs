//! Definitions of ops.

use rtblgen_backends::ods::model::{
    self, AttributePresence as Presence, NamedAttribute, NamedValue, Operator,
};
use rtblgen_ir::{
    Arity, AttributeDef, AttributePresence, OpDefinition, RegionDef, Segments, SuccessorDef, ValueDef,
};

use crate::folding;
use crate::interned::{intern, intern_list, intern_text};
use crate::loader::Loader;

impl<'r> Loader<'_, 'r> {
    /// The definition of an op.
    pub(crate) fn op(&mut self, operator: &Operator<'r>) -> &'static OpDefinition {
        let name = intern_text(&operator.qualified_name);
        self.note_hooks(operator);
        let operands = self.values(operator, &operator.operands);
        let results = self.values(operator, &operator.results);
        let mut attributes: Vec<_> =
            operator.attributes.iter().map(|attribute| self.attribute_def(attribute)).collect();
        attributes.extend(operator.properties.iter().map(|property| self.property_def(operator, property)));
        let regions = operator.regions.iter().map(|region| RegionDef {
            name: intern_text(region.name),
            is_variadic: region.is_variadic,
            constraint: self.region_constraint(region.constraint),
            in_op: self.region_in_op(region.constraint),
        });
        let regions = intern_list(regions.collect());
        let successors = operator.successors.iter().map(|successor| SuccessorDef {
            name: intern_text(successor.name),
            is_variadic: successor.is_variadic,
            constraint: self.successor_constraint(successor.constraint),
            in_op: self.successor_in_op(successor.constraint),
        });
        let successors = intern_list(successors.collect());
        let dialect = operator.record.record("opDialect");
        let inference = self.inference(operator);
        intern(OpDefinition {
            name,
            operands,
            results,
            attributes: intern_list(attributes),
            regions,
            successors,
            operand_segments: segments(operator, "AttrSizedOperandSegments", "SameVariadicOperandSize"),
            result_segments: segments(operator, "AttrSizedResultSegments", "SameVariadicResultSize"),
            uses_dictionary: operator.properties.is_empty()
                && dialect.is_ok_and(|dialect| dialect.bit("usePropertiesForAttributes") == Ok(false)),
            traits: self.with_traits_of(operator.record, |loader| loader.traits(operator)),
            predicates: self.op_predicates(operator),
            memory_effects: crate::effects::memory_effects(operator),
            fold: folding::is_constant(operator).then_some(folding::constant),
            infer_result_types: inference.map(|_| crate::inference::INFER),
            data: inference.map(|inference| inference as _),
            assembly: self.assembly(operator),
            missing_text: self.missing_text(operator),
            interfaces: self.with_traits_of(operator.record, |loader| loader.interfaces(operator)),
            ..OpDefinition::EMPTY
        })
    }

    fn values(&mut self, operator: &Operator<'r>, values: &[NamedValue<'r>]) -> &'static [ValueDef] {
        let defs = values.iter().map(|value| ValueDef {
            name: intern_text(value.name),
            arity: match (value.arity, value.group_sizes) {
                (model::Arity::One, _) => Arity::One,
                (model::Arity::Optional, _) => Arity::Optional,
                (model::Arity::Variadic, None) => Arity::Variadic,
                (model::Arity::Variadic, Some(_)) => {
                    Arity::VariadicOfVariadic { sizes: narrow(operator.group_sizes_slot(value).unwrap_or(0)) }
                }
            },
            constraint: self.type_constraint(value.constraint),
            in_op: self.type_in_op(value.constraint),
        });
        intern_list(defs.collect())
    }

    fn attribute_def(&mut self, attribute: &NamedAttribute<'r>) -> AttributeDef {
        let constraint = self.attribute_constraint(attribute.record);
        let default = match attribute.presence {
            Presence::Default | Presence::DefaultOptional => self.default_attribute(attribute),
            _ => None,
        };
        // A default value that cannot become an attribute is not set, as in MLIR.
        let presence = match (attribute.presence, default) {
            (Presence::Default, Some(make)) => AttributePresence::Default(make),
            (Presence::DefaultOptional, Some(make)) => AttributePresence::DefaultOptional(make),
            (Presence::Required, _) => AttributePresence::Required,
            _ => AttributePresence::Optional,
        };
        let in_op = self.attribute_in_op(attribute.record);
        AttributeDef { name: intern_text(attribute.name), presence, constraint, in_op, property: None }
    }

    /// The reason why an op that declares a format has no syntax; empty if it has one.
    fn missing_text(&mut self, operator: &Operator<'r>) -> &'static str {
        let place = crate::hooks::place(self.records, operator.record.span());
        if let Some(property) = self.property_without_text(operator) {
            return intern_text(&format!(
                "the text of the property `{property}` of `{}` is left to code ({place})",
                operator.qualified_name
            ));
        }
        let lacks_inference = |operator: &Operator<'r>| {
            let format = operator.assembly_format.map(|_| self.code.format(operator.record));
            format.is_some_and(|format| crate::assembly::lacks_inference(operator, &format))
        };
        if lacks_inference(operator) {
            return intern_text(&format!(
                "the hook `InferTypeOpInterface` of `{}` is not written ({place})",
                operator.qualified_name
            ));
        }
        let Some(hooks) = self.text_hooks(operator) else { return "" };
        intern_text(&format!("the hook `{hooks}` of `{}` is not written ({place})", operator.qualified_name))
    }

    /// The hooks that have the text of an op.
    fn text_hooks(&self, operator: &Operator<'r>) -> Option<String> {
        operator.stubs.text.clone().or_else(|| self.unknown_directives(operator))
    }

    /// Adds the hooks that the author of an op would implement.
    fn note_hooks(&mut self, operator: &Operator<'r>) {
        let hooks = [
            (operator.hooks.verifier, "the hook `Verify`"),
            (operator.hooks.region_verifier, "the hook `VerifyRegions`"),
            (operator.stubs.folder && !folding::is_constant(operator), "the hook `Fold`"),
        ];
        let mut missing: Vec<String> =
            hooks.into_iter().filter(|(is_wanted, _)| *is_wanted).map(|(_, hook)| hook.to_owned()).collect();
        missing.extend(operator.stubs.canonicalizer.map(|hook| format!("the hook `{hook}`")));
        missing.extend(self.text_hooks(operator).map(|hooks| format!("the hook `{hooks}`")));
        missing.extend(
            self.property_without_text(operator).map(|name| format!("the text of the property `{name}`")),
        );
        if operator.has_trait("InferTypeOpInterface") && operator.result_types.is_none() {
            missing.push("the hook `InferTypeOpInterface`".to_owned());
        }
        // Interfaces that the model leaves out since the author writes their methods.
        let listed = crate::interfaces::listed_interfaces(operator.record);
        let names = listed.iter().filter_map(|own| own.str("cppInterfaceName").ok());
        let left_out = names.filter(|name| !operator.traits.iter().any(|own| own.name() == *name));
        missing.extend(left_out.map(|name| format!("the hook `{name}`")));
        for what in missing {
            self.missing(&operator.qualified_name, what, operator.record.span());
        }
    }
}

fn segments(operator: &Operator<'_>, attr_sized: &str, same_size: &str) -> Segments {
    if operator.has_trait(attr_sized) {
        Segments::AttrSized
    } else if operator.has_trait(same_size) {
        Segments::SameSize
    } else {
        Segments::Plain
    }
}

/// A number in a definition. An op has at most 65,535 operands, results, attributes and regions.
pub(crate) fn narrow(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
