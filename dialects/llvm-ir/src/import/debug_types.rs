//! Nodes of debug information: types.

use rtblgen_dialects::llvm::{
    DIBasicTypeAttr, DICompositeTypeAttr, DIDerivedTypeAttr, DIFlags, DIGenericSubrangeAttr, DINullTypeAttr,
    DIStringTypeAttr, DISubrangeAttr, DISubroutineTypeAttr,
};
use rtblgen_runtime::Attribute;

use super::Import;
use super::debug::Fields;
use super::debug_nodes::{Node, flags};
use crate::read::Read;
use crate::read::tree::{Field, Metadata, NodeId, NodeKind};

/// The tags of nodes without a tag in the text.
const BASE_TYPE: u32 = 0x24;
const STRING_TYPE: u32 = 0x12;
const ARRAY_TYPE: u32 = 0x01;

impl<'c> Import<'_, 'c> {
    pub(super) fn type_node(&mut self, node: NodeId, name: &str, fields: Fields<'_>) -> Read<Node<'c>> {
        match name {
            "DIBasicType" | "DIFixedPointType" => Ok(Some(self.basic_type(fields))),
            "DIDerivedType" => self.derived_type(node, fields),
            "DICompositeType" => self.composite_type(node, fields),
            "DIStringType" => self.string_type(fields),
            "DISubroutineType" => self.subroutine_type(fields),
            "DISubrange" => {
                let [count, lower, upper, stride] = self.bounds(fields)?;
                let has_size = count.is_some() || upper.is_some();
                Ok(has_size.then(|| DISubrangeAttr::get(self.context, count, lower, upper, stride).into()))
            }
            "DIGenericSubrange" => {
                let [count, lower, upper, stride] = self.bounds(fields)?;
                let (Some(lower), Some(stride)) = (lower, stride) else { return Ok(None) };
                let has_size = count.is_some() || upper.is_some();
                Ok(has_size
                    .then(|| DIGenericSubrangeAttr::get(self.context, count, lower, upper, stride).into()))
            }
            _ => Ok(None),
        }
    }

    fn basic_type(&self, fields: Fields<'_>) -> Attribute<'c> {
        let tag = fields.known("tag").unwrap_or(BASE_TYPE);
        let name = self.string(fields.text("name").unwrap_or(""));
        let encoding = fields.known("encoding").unwrap_or(0);
        DIBasicTypeAttr::get(self.context, tag, name, fields.number("size"), encoding).into()
    }

    fn derived_type(&mut self, node: NodeId, fields: Fields<'_>) -> Read<Node<'c>> {
        if fields.number("ptrAuthKey") != 0 {
            let message = "the schema of a signed pointer cannot be imported, skipping it";
            self.warn(self.module.node(node).position, message);
        }
        let base = self.field(fields, "baseType")?;
        if base.is_none() && fields.node("baseType").is_some() {
            return Ok(None);
        }
        let extra = self.field(fields, "extraData")?;
        // The largest number is no address space.
        let space = fields.known("dwarfAddressSpace").filter(|space| *space != u32::MAX);
        Ok(Some(
            DIDerivedTypeAttr::get(
                self.context,
                fields.known("tag").unwrap_or(0),
                self.optional_text(fields.text("name")),
                base,
                fields.number("size"),
                fields.small("align"),
                fields.number("offset"),
                space,
                extra,
            )
            .into(),
        ))
    }

    pub(super) fn composite_reference(&self, id: Attribute<'c>) -> Attribute<'c> {
        let context = self.context;
        DICompositeTypeAttr::get(
            context,
            Some(id),
            true,
            0,
            None,
            None,
            0,
            None,
            None,
            DIFlags::ZERO,
            0,
            0,
            None,
            None,
            None,
            None,
            &[],
        )
        .into()
    }

    fn composite_type(&mut self, node: NodeId, fields: Fields<'_>) -> Read<Node<'c>> {
        let elements = match self.options.drop_composite_elements {
            true => Vec::new(),
            false => self.node_list(fields, "elements")?,
        };
        let base = self.field(fields, "baseType")?;
        let tag = fields.known("tag").unwrap_or(0);
        if tag == ARRAY_TYPE && base.is_none() {
            return Ok(None);
        }
        let file = self.file(fields)?;
        let scope = self.field(fields, "scope")?;
        let mut expressions = [None; 4];
        for (place, name) in ["dataLocation", "rank", "allocated", "associated"].iter().enumerate() {
            expressions[place] = self.expression_field(fields, name)?;
        }
        let [location, rank, allocated, associated] = expressions;
        let recursion = self.recursion(node);
        Ok(Some(
            DICompositeTypeAttr::get(
                self.context,
                recursion,
                false,
                tag,
                self.optional_text(fields.text("name")),
                file,
                fields.small("line"),
                scope,
                base,
                flags(fields),
                fields.number("size"),
                fields.number("align"),
                location,
                rank,
                allocated,
                associated,
                &elements,
            )
            .into(),
        ))
    }

    fn string_type(&mut self, fields: Fields<'_>) -> Read<Node<'c>> {
        let length = self.field(fields, "stringLength")?;
        let length_expression = self.expression_field(fields, "stringLengthExpression")?;
        let location = self.expression_field(fields, "stringLocationExpression")?;
        Ok(Some(
            DIStringTypeAttr::get(
                self.context,
                fields.known("tag").unwrap_or(STRING_TYPE),
                self.string(fields.text("name").unwrap_or("")),
                fields.number("size"),
                fields.small("align"),
                length,
                length_expression,
                location,
                fields.known("encoding").unwrap_or(0),
            )
            .into(),
        ))
    }

    /// The types of a function, starting with the result. A missing type, such as that of no result, becomes the null type.
    fn subroutine_type(&mut self, fields: Fields<'_>) -> Read<Node<'c>> {
        let list = fields.node("types").and_then(|list| self.module.tuple(list)).unwrap_or(&[]);
        let mut types = Vec::new();
        for operand in list {
            let ty = match operand {
                Metadata::Node(node) => self.debug_node(*node)?,
                _ => Some(DINullTypeAttr::get(self.context).into()),
            };
            types.push(ty);
        }
        let types: Option<Vec<Attribute<'c>>> = types.into_iter().collect();
        let convention = fields.known("cc").unwrap_or(0);
        Ok(types.map(|types| DISubroutineTypeAttr::get(self.context, convention, &types).into()))
    }

    /// The count, the bounds and the stride of a subrange.
    fn bounds(&mut self, fields: Fields<'_>) -> Read<[Node<'c>; 4]> {
        let mut bounds = [None; 4];
        for (place, name) in ["count", "lowerBound", "upperBound", "stride"].iter().enumerate() {
            bounds[place] = match fields.get(name) {
                Some(Field::Integer(number)) => Some(self.context.i64_attr(*number as i64)),
                Some(Field::Metadata(Metadata::Constant(id))) => {
                    self.integer(*id).map(|value| self.context.i64_attr(value as i64))
                }
                Some(Field::Metadata(Metadata::Node(node))) => match &self.module.node(*node).kind {
                    NodeKind::Expression(_) => self.expression(*node)?.map(Into::into),
                    _ => self.debug_node(*node)?,
                },
                _ => None,
            };
        }
        Ok(bounds)
    }
}
