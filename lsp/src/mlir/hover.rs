//! Hover.

use std::fmt::Write as _;

use rtblgen_ir::asm::{AliasValue, PrintOptions};
use rtblgen_ir::symbols::Visibility;
use rtblgen_ir::{Block, Op, Value};
use serde_json::{Value as Json, json};

use super::names::Entity;
use super::{Analysis, Program};

/// The text about the name at an offset. The first part is that of upstream's server; `has_more` adds the uses of values and the
/// page of an op.
pub fn hover(analysis: &Analysis, offset: u32, has_more: bool) -> Json {
    analysis.with(analysis.chunk(offset), |program| {
        let Some(found) = program.at(offset) else { return Json::Null };
        let text = match &found.entity {
            Entity::Op(op) | Entity::Symbol(op) => program.about_op(*op, has_more),
            Entity::Values(values) => program.about_values(values, has_more),
            Entity::Block(block) => program.about_block(*block),
            Entity::Alias(name) => program.about_alias(name),
        };
        json!({
            "contents": { "kind": "markdown", "value": text },
            "range": program.range(&found.range),
        })
    })
}

impl Program<'_, '_> {
    fn about_op(&self, op: Op, has_more: bool) -> String {
        let ir = &self.parsed.ir;
        let name = op.name(ir);
        let mut text = format!("\"{}\"", name.as_str());
        if let Some(symbol) = op.symbol_name(ir).filter(|_| op.is_symbol(ir)) {
            let visibility = match op.symbol_visibility(ir) {
                Visibility::Public => "public",
                Visibility::Private => "private",
                Visibility::Nested => "nested",
            };
            let _ = write!(text, " : {visibility} @{}", symbol.value());
        }
        let options = PrintOptions {
            generic: true,
            skip_regions: true,
            elide_elements_if_larger: Some(16),
            ..PrintOptions::default()
        };
        let generic = ir.print_op(op, &options);
        let _ = write!(text, "\n\nGeneric Form:\n\n```mlir\n{}\n```\n", generic.trim_end());
        if has_more && let Some(page) = (self.dialects.page)(name.as_str()) {
            let _ = write!(text, "\n---\n\n```text\n{}\n```\n", page.trim_end());
        }
        text
    }

    fn about_values(&self, values: &[Value], has_more: bool) -> String {
        let ir = &self.parsed.ir;
        let Some(first) = values.first() else { return String::new() };
        let types: Vec<String> = values.iter().map(|value| format!("`{}`", value.ty(ir))).collect();
        let mut text = match (first.defining_op(ir), first.result_number(ir)) {
            (Some(op), Some(number)) if values.len() == 1 => {
                format!(
                    "Operation: \"{}\"\n\nResult #{number}\n\nType: {}\n\n",
                    op.name(ir).as_str(),
                    types[0]
                )
            }
            (Some(op), Some(number)) => {
                let last = number + values.len() - 1;
                let name = op.name(ir).as_str();
                format!("Operation: \"{name}\"\n\nResult #[{number}, {last}]\n\nTypes: {}", types.join(", "))
            }
            _ => self.about_argument(*first),
        };
        if has_more {
            let uses = self.parsed.state.values.iter();
            let uses = uses.filter(|place| !place.is_definition && values.contains(&place.value)).count();
            let _ = write!(text, "\n\nUses: {uses}\n");
        }
        text
    }

    fn about_argument(&self, value: Value) -> String {
        let ir = &self.parsed.ir;
        let Some(block) = value.parent_block(ir) else { return String::new() };
        let number = value.argument_number(ir).unwrap_or(0);
        format!(
            "Operation: \"{}\"\n\nBlock: {}\n\nArgument #{number}\n\nType: `{}`\n\n",
            self.parent_name(block),
            self.block_name(block),
            value.ty(ir)
        )
    }

    fn parent_name(&self, block: Block) -> &str {
        block.parent_op(&self.parsed.ir).map_or("?", |op| op.name(&self.parsed.ir).as_str())
    }

    /// The label of a block, or its number.
    fn block_name(&self, block: Block) -> String {
        let mut places = self.parsed.state.blocks.iter();
        match places.find(|place| place.block == block && place.is_definition) {
            Some(place) => self.text_of(&place.range).to_owned(),
            None => format!("<Block #{}>", self.block_number(block)),
        }
    }

    fn block_number(&self, block: Block) -> usize {
        let ir = &self.parsed.ir;
        let region = block.parent_region(ir);
        region.and_then(|region| region.blocks(ir).position(|own| own == block)).unwrap_or(0)
    }

    fn about_block(&self, block: Block) -> String {
        let ir = &self.parsed.ir;
        let mut text =
            format!("Operation: \"{}\"\n\nBlock #{}\n\n", self.parent_name(block), self.block_number(block));
        let names = |blocks: Vec<Block>| -> String {
            blocks.into_iter().map(|block| self.block_name(block)).collect::<Vec<_>>().join(", ")
        };
        let before: Vec<Block> = block.predecessors(ir).collect();
        if !before.is_empty() {
            let _ = write!(text, "Predecessors: {}\n\n", names(before));
        }
        let after: Vec<Block> = block.successors(ir).collect();
        if !after.is_empty() {
            let _ = write!(text, "Successors: {}\n\n", names(after));
        }
        text
    }

    fn about_alias(&self, name: &str) -> String {
        let mut places = self.parsed.state.aliases.iter();
        let value = places.find_map(|place| place.value.filter(|_| self.text_of(&place.range) == name));
        let bare = &name[1..];
        match value {
            Some(AliasValue::Attribute(value)) => {
                format!("Attribute Alias: \"{bare}\n\nValue: ```mlir\n{value}\n```\n\n")
            }
            Some(AliasValue::Type(value)) => {
                format!("Type Alias: \"{bare}\n\nValue: ```mlir\n{value}\n```\n\n")
            }
            None => format!("Alias: \"{bare}\n\n"),
        }
    }
}
