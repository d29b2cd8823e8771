//! Nodes of debug information: types and expressions.

use rtblgen_dialects::llvm::{
    DIBasicTypeAttr, DICompositeTypeAttr, DIDerivedTypeAttr, DIExpressionAttr, DIGenericSubrangeAttr,
    DIStringTypeAttr, DISubprogramAttr, DISubrangeAttr, DISubroutineTypeAttr, dwarf_name,
};
use rtblgen_runtime::{Attribute, Op};

use super::debug_nodes::Fields;
use super::{Translated, Translation};
use crate::metadata::Item;
use crate::text::{MetadataId, Text};

#[rustfmt::skip]
const FLAGS: [(u32, &str); 25] = [
    (2, "FwdDecl"), (3, "AppleBlock"), (4, "ReservedBit4"), (5, "Virtual"), (6, "Artificial"), (7, "Explicit"),
    (8, "Prototyped"), (9, "ObjcClassComplete"), (10, "ObjectPointer"), (11, "Vector"), (12, "StaticMember"),
    (13, "LValueReference"), (14, "RValueReference"), (15, "ExportSymbols"), (18, "IntroducedVirtual"),
    (19, "BitField"), (20, "NoReturn"), (22, "TypePassByValue"), (23, "TypePassByReference"), (24, "EnumClass"),
    (25, "Thunk"), (26, "NonTrivial"), (27, "BigEndian"), (28, "LittleEndian"), (29, "AllCallsDescribed"),
];

/// `DW_OP_LLVM_fragment`, which is the last operation of an expression, and `DW_OP_LLVM_convert`.
const FRAGMENT: u32 = 0x1000;
const CONVERT: u32 = 0x1001;
const CONSTANT: u32 = 0x11;

const PTRAUTH_TYPE: u32 = 0x4300;

/// Adds the schema of a signature of pointers, which consists of bits.
fn add_signature(fields: &mut Fields, bits: u32) {
    let is_set = |bit: u32| if bits >> bit & 1 == 1 { "true" } else { "false" };
    fields.number("ptrAuthKey", (bits & 15).into());
    fields.word("ptrAuthIsAddressDiscriminated", is_set(4));
    fields.number("ptrAuthExtraDiscriminator", (bits >> 5 & 0xffff).into());
    fields.word("ptrAuthIsaPointer", is_set(21));
    fields.word("ptrAuthAuthenticatesNullValues", is_set(22));
}

fn name_or_number(table: &str, number: u32) -> String {
    dwarf_name(table, number).unwrap_or_else(|| number.to_string())
}

/// Tags of types that are distinct nodes even if their fields are equal.
fn is_distinct_tag(tag: u32) -> bool {
    matches!(tag, 0x02 | 0x04 | 0x13 | 0x17)
}

/// The tags of derived types, by number. LLVM allows `DW_TAG_variable` with a flag only, which the dialect does not
/// have.
const DERIVED_TAGS: [u32; 16] =
    [0x0d, 0x0f, 0x10, 0x16, 0x1c, 0x1f, 0x20, 0x26, 0x2a, 0x35, 0x37, 0x42, 0x43, 0x47, 0x4b, 0x4300];

impl<'c> Translation<'_, 'c> {
    /// The identifier of an attribute whose node may contain itself.
    pub(super) fn recursion_of(&self, attribute: Attribute<'c>) -> Option<Attribute<'c>> {
        let composite = attribute.cast::<DICompositeTypeAttr<'c>>().and_then(|own| own.rec_id());
        composite.or_else(|| attribute.cast::<DISubprogramAttr<'c>>()?.rec_id())
    }

    pub(super) fn flag_field(&self, fields: &mut Fields, bits: u32) {
        if bits == 0 {
            return;
        }
        let mut words = Vec::new();
        match bits & 3 {
            1 => words.push("DIFlagPrivate".to_owned()),
            2 => words.push("DIFlagProtected".to_owned()),
            3 => words.push("DIFlagPublic".to_owned()),
            _ => {}
        }
        match bits >> 16 & 3 {
            1 => words.push("DIFlagSingleInheritance".to_owned()),
            2 => words.push("DIFlagMultipleInheritance".to_owned()),
            3 => words.push("DIFlagVirtualInheritance".to_owned()),
            _ => {}
        }
        let named = FLAGS.iter().filter(|(bit, _)| bits >> bit & 1 == 1);
        words.extend(named.map(|(_, word)| format!("DIFlag{word}")));
        fields.word("flags", &words.join(" | "));
    }

    /// Writes the operations of an expression.
    pub(super) fn write_expression(&self, out: &mut Text, expression: Option<Attribute<'c>>) {
        let steps = expression.and_then(|own| own.cast::<DIExpressionAttr<'c>>());
        let mut steps: Vec<(u32, Vec<u64>)> = steps
            .map(|own| {
                own.operations()
                    .iter()
                    .map(|step| (step.opcode(), step.arguments().to_vec()))
                    .collect::<Vec<_>>()
            })
            .unwrap_or_default();
        steps.sort_by_key(|(opcode, _)| *opcode == FRAGMENT);
        out.push("!DIExpression(");
        let mut is_first = true;
        let mut word = |out: &mut Text, word: &str| {
            out.push(if is_first { "" } else { ", " });
            is_first = false;
            out.push(word);
        };
        for (opcode, arguments) in steps {
            word(out, &name_or_number("operation", opcode));
            for (number, argument) in arguments.into_iter().enumerate() {
                match opcode {
                    CONVERT if number == 1 => word(out, &name_or_number("encoding", argument as u32)),
                    _ => word(out, &argument.to_string()),
                }
            }
        }
        out.push(")");
    }

    fn expression_field(&self, fields: &mut Fields, key: &str, expression: Option<impl Into<Attribute<'c>>>) {
        if let Some(expression) = expression {
            fields.key(key);
            self.write_expression(&mut fields.text, Some(expression.into()));
        }
    }

    pub(super) fn new_type_node(
        &mut self,
        op: Op,
        attribute: Attribute<'c>,
        reserved: Option<MetadataId>,
    ) -> Translated<'c, Option<MetadataId>> {
        let node = if let Some(own) = attribute.cast::<DIBasicTypeAttr<'c>>() {
            let mut fields = Fields::new("DIBasicType");
            if own.tag() != 0x24 {
                fields.word("tag", &name_or_number("tag", own.tag()));
            }
            fields.string("name", Some(own.name()));
            fields.number("size", own.size_in_bits());
            if own.encoding() > 0 {
                fields.word("encoding", &name_or_number("encoding", own.encoding()));
            }
            self.define_node(None, false, fields, Vec::new())
        } else if let Some(own) = attribute.cast::<DIDerivedTypeAttr<'c>>() {
            let base = self.maybe_node(op, own.base_type())?;
            let extra = self.maybe_node(op, own.extra_data())?;
            let mut fields = Fields::new("DIDerivedType");
            let tag = name_or_number("tag", own.tag());
            if !DERIVED_TAGS.contains(&own.tag()) {
                let message =
                    format!("has a derived type with the tag {tag}, which LLVM does not allow there");
                return Err(self.error(op, message));
            }
            fields.word("tag", &tag);
            fields.string("name", own.name());
            fields.node_or_null("baseType", base);
            fields.number("size", own.size_in_bits());
            // The bits of the alignment of such a type are the schema of its signatures.
            let is_signed = own.tag() == PTRAUTH_TYPE;
            if !is_signed {
                fields.number("align", own.align_in_bits().into());
            }
            fields.number("offset", own.offset_in_bits());
            fields.node("extraData", extra);
            if let Some(space) = own.dwarf_address_space() {
                fields.any_number("dwarfAddressSpace", space);
            }
            if is_signed {
                add_signature(&mut fields, own.align_in_bits());
            }
            self.define_node(None, false, fields, base.into_iter().chain(extra).collect())
        } else if let Some(own) = attribute.cast::<DICompositeTypeAttr<'c>>() {
            self.new_composite(op, own, reserved)?
        } else if let Some(own) = attribute.cast::<DIStringTypeAttr<'c>>() {
            let length = self.maybe_node(op, own.string_length())?;
            let mut fields = Fields::new("DIStringType");
            if own.tag() != 0x12 {
                fields.word("tag", &name_or_number("tag", own.tag()));
            }
            fields.string("name", Some(own.name()));
            fields.node("stringLength", length);
            self.expression_field(&mut fields, "stringLengthExpression", own.string_length_exp());
            self.expression_field(&mut fields, "stringLocationExpression", own.string_location_exp());
            fields.number("size", own.size_in_bits());
            fields.number("align", own.align_in_bits().into());
            if own.encoding() > 0 {
                fields.word("encoding", &name_or_number("encoding", own.encoding()));
            }
            self.define_node(None, false, fields, length.into_iter().collect())
        } else if let Some(own) = attribute.cast::<DISubroutineTypeAttr<'c>>() {
            let mut items = Vec::new();
            for ty in own.types().to_vec() {
                items.push(self.debug_node(op, ty)?.map_or(Item::Null, Item::Node));
            }
            let types = self.metadata.tuple(&items);
            let mut fields = Fields::new("DISubroutineType");
            if own.calling_convention() > 0 {
                fields.word("cc", &name_or_number("calling convention", own.calling_convention()));
            }
            fields.node_or_null("types", Some(types));
            self.define_node(None, false, fields, vec![types])
        } else if let Some(own) = attribute.cast::<DISubrangeAttr<'c>>() {
            let bounds = [own.count(), own.lower_bound(), own.upper_bound(), own.stride()];
            self.new_range(op, "DISubrange", bounds)?
        } else if let Some(own) = attribute.cast::<DIGenericSubrangeAttr<'c>>() {
            let bounds = [own.count(), Some(own.lower_bound()), own.upper_bound(), Some(own.stride())];
            self.new_range(op, "DIGenericSubrange", bounds)?
        } else {
            return Err(self.error(op, format!("has debug information without an export: {attribute}")));
        };
        Ok(Some(node))
    }

    fn new_composite(
        &mut self,
        op: Op,
        own: DICompositeTypeAttr<'c>,
        reserved: Option<MetadataId>,
    ) -> Translated<'c, MetadataId> {
        let file = self.maybe_node(op, own.file())?;
        let scope = self.maybe_node(op, own.scope())?;
        let base = self.maybe_node(op, own.base_type())?;
        let elements: Vec<Attribute<'c>> = own.elements().to_vec();
        let elements = self.node_list(op, &elements)?;
        let mut fields = Fields::new("DICompositeType");
        fields.word("tag", &name_or_number("tag", own.tag()));
        fields.string("name", own.name());
        fields.node("scope", scope);
        fields.node("file", file);
        fields.number("line", own.line().into());
        fields.node("baseType", base);
        fields.number("size", own.size_in_bits());
        fields.number("align", own.align_in_bits());
        self.flag_field(&mut fields, own.flags().bits());
        fields.node("elements", elements);
        self.expression_field(&mut fields, "dataLocation", own.data_location());
        self.expression_field(&mut fields, "associated", own.associated());
        self.expression_field(&mut fields, "allocated", own.allocated());
        self.expression_field(&mut fields, "rank", own.rank());
        let operands = [file, scope, base, elements].into_iter().flatten().collect();
        Ok(self.define_node(reserved, is_distinct_tag(own.tag()), fields, operands))
    }

    /// Writes bounds, which are numbers, expressions or variables.
    fn new_range(
        &mut self,
        op: Op,
        name: &str,
        bounds: [Option<Attribute<'c>>; 4],
    ) -> Translated<'c, MetadataId> {
        let mut fields = Fields::new(name);
        let mut operands = Vec::new();
        for (key, bound) in ["count", "lowerBound", "upperBound", "stride"].into_iter().zip(bounds) {
            let Some(bound) = bound else { continue };
            if let Some(number) = bound.as_integer() {
                fields.any_number(key, number);
            } else if let Some(expression) = bound.cast::<DIExpressionAttr<'c>>() {
                let steps: Vec<_> = expression.operations().iter().collect();
                match steps.as_slice() {
                    [step] if name == "DIGenericSubrange" && step.opcode() == CONSTANT => {
                        let number = step.arguments().first().copied().unwrap_or_default();
                        fields.any_number(key, number as i64);
                    }
                    _ => self.expression_field(&mut fields, key, Some(bound)),
                }
            } else {
                let node = self.debug_node(op, bound)?;
                fields.node(key, node);
                operands.extend(node);
            }
        }
        Ok(self.define_node(None, false, fields, operands))
    }
}
