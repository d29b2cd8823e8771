//! Writes attribute dictionaries and properties of operations.

use rtblgen_ir::property::PropertyWriter;
use rtblgen_ir::{Attribute, AttributePresence, Diagnostic, Ir, Op};

use crate::dialect::{DialectEncoding, DialectWriter};
use crate::format::{NATIVE_PROPERTIES, NATIVE_SEGMENTS};
use crate::properties::{OpParts, Part, PartTable};

/// The dictionary of an operation, unless it is empty: the discardable attributes, and inherent attributes that are not
/// properties.
pub(super) fn dictionary<'c>(ir: &Ir<'c>, op: Op, version: u64, parts: &OpParts) -> Option<Attribute<'c>> {
    let definition = op.definition(ir);
    let is_whole = match definition {
        Some(_) => version < NATIVE_PROPERTIES || !parts.is_native,
        None => version < NATIVE_PROPERTIES && op.raw_properties(ir).is_some(),
    };
    let has_inherent = definition.is_none_or(|own| !own.attributes.is_empty())
        || !op.operand_segment_sizes(ir).is_empty()
        || !op.result_segment_sizes(ir).is_empty();
    if !is_whole || !has_inherent {
        return op.discardable_dictionary(ir).map(|dictionary| dictionary.as_attribute());
    }
    let entries = op.attributes(ir);
    (!entries.is_empty()).then(|| ir.context().dictionary_attr_from(entries).as_attribute())
}

/// The form in which the properties of an operation are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Written {
    Nothing,
    /// The parts in the order of the definition.
    Parts,
    /// The encoding of the dialect.
    Custom,
}

/// Writes the properties of an operation. Its dialect may have an encoding for them.
pub(super) fn write<'c>(
    ir: &Ir<'c>,
    op: Op,
    encoding: Option<&dyn DialectEncoding>,
    parts: &[Part],
    writer: &mut impl DialectWriter<'c>,
) -> Written {
    let Some(definition) = op.definition(ir) else {
        let Some(properties) = op.raw_properties(ir) else { return Written::Nothing };
        writer.attribute(properties);
        return Written::Parts;
    };
    if parts.is_empty() {
        return Written::Nothing;
    }
    if encoding.is_some_and(|own| own.write_properties(ir, op, writer)) {
        return Written::Custom;
    }
    for part in parts {
        match *part {
            Part::OperandSegments => segments(ir, op.operand_segment_sizes(ir), writer),
            Part::ResultSegments => segments(ir, op.result_segment_sizes(ir), writer),
            Part::Slot(slot) => {
                let (value, known) = (op.inherent(ir, slot), &definition.attributes[slot]);
                match (known.property, known.presence, value) {
                    (Some(property), _, Some(form)) => (property.write)(form, &mut Values(writer)),
                    (None, AttributePresence::Required, Some(value)) => writer.attribute(value),
                    (None, AttributePresence::Required, None) | (Some(_), _, None) => {}
                    (None, _, value) => writer.optional_attribute(value),
                }
            }
        }
    }
    Written::Parts
}

/// Writes segment sizes. If at most half of them are not zero, only these are written.
fn segments<'c>(ir: &Ir<'c>, sizes: &[i32], writer: &mut impl DialectWriter<'c>) {
    if writer.version() < NATIVE_SEGMENTS {
        return writer.attribute(ir.context().dense_array_attr(sizes));
    }
    let number = |size: i32| i64::from(size) as u64;
    let used = sizes.iter().filter(|size| **size != 0).count();
    let last = sizes.iter().rposition(|size| *size != 0).unwrap_or(0);
    if last > 256 || used > sizes.len() / 2 {
        writer.varint((sizes.len() as u64) << 1);
        sizes.iter().for_each(|size| writer.varint(number(*size)));
        return;
    }
    writer.varint((used as u64) << 1 | 1);
    if used == 0 {
        return;
    }
    // The number of bits of an index.
    let bits = (last + 1).next_power_of_two().trailing_zeros();
    writer.varint(bits.into());
    for (index, size) in sizes.iter().enumerate().filter(|(_, size)| **size != 0) {
        writer.varint(number(*size) << bits | index as u64);
    }
}

/// Writes members of properties.
struct Values<'w, W>(&'w mut W);

impl<'c, W: DialectWriter<'c>> PropertyWriter<'c> for Values<'_, W> {
    fn write_number(&mut self, number: u64) {
        self.0.varint(number);
    }

    fn write_bool(&mut self, value: bool) {
        self.0.byte(u8::from(value));
    }

    fn write_text(&mut self, text: &str) {
        self.0.text(text);
    }

    fn write_attribute(&mut self, attribute: Attribute<'c>) {
        self.0.attribute(attribute);
    }
}

/// Checks whether operations can be written in a version.
pub(super) struct Check {
    version: u64,
    parts: PartTable,
}

impl Check {
    pub(super) fn new(version: u64) -> Self {
        Check { version, parts: PartTable::default() }
    }

    /// The error of an operation that cannot be written in the version.
    pub(super) fn problem<'c>(&mut self, ir: &Ir<'c>, op: Op) -> Option<Diagnostic<'c>> {
        let parts = self.parts.get(op.name(ir), self.version);
        if parts.holds_all {
            return None;
        }
        problem_of(ir, op, self.version, self.version >= NATIVE_PROPERTIES && parts.is_native)
    }
}

fn op_error<'c>(ir: &Ir<'c>, op: Op, message: &str) -> Diagnostic<'c> {
    ir.op_error(op, format!("'{}' op {message}", op.name(ir)))
}

fn problem_of<'c>(ir: &Ir<'c>, op: Op, version: u64, is_native: bool) -> Option<Diagnostic<'c>> {
    let name = op.name(ir).as_str();
    if name.split_once('.').is_some_and(|(_, mnemonic)| mnemonic.is_empty()) {
        return Some(
            ir.op_error(op, format!("bytecode cannot hold the operation name '{name}', which ends in a dot")),
        );
    }
    let Some(definition) = op.definition(ir) else {
        let lost =
            version < NATIVE_PROPERTIES && op.raw_properties(ir).is_some() && op.properties(ir).is_none();
        let message = format!("bytecode of version {version} has no properties that are no dictionary");
        return lost.then(|| op_error(ir, op, &message));
    };
    for (slot, known) in definition.attributes.iter().enumerate() {
        let value = || op.inherent(ir, slot);
        let name = known.name;
        if is_native && matches!(known.presence, AttributePresence::Required) && value().is_none() {
            return Some(op_error(
                ir,
                op,
                &format!("lacks the attribute '{name}', so that bytecode cannot hold it"),
            ));
        }
        let is_lost = version < NATIVE_PROPERTIES && known.property.is_some();
        if is_lost && value().is_some_and(|value| Some(value) != known.initial(ir.context())) {
            return Some(op_error(
                ir,
                op,
                &format!(
                    "the property '{name}' cannot be written in bytecode of version {version}: version {NATIVE_PROPERTIES} is the first with properties"
                ),
            ));
        }
    }
    None
}
