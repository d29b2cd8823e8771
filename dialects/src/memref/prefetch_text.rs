//! Text of prefetches: the hints beside the memory.

use rtblgen_runtime::asm::{OpAsmParser, ParseResult};
use rtblgen_runtime::{Attribute, OpState};

/// How an element is accessed soon, as parsed.
pub(crate) struct PrefetchHints<'c> {
    direction: String,
    locality: Attribute<'c>,
    cache: String,
}

impl<'c> PrefetchHints<'c> {
    /// `"," ("read" | "write") "," "locality" "<" hint ">" "," ("data" | "instr")`
    pub(crate) fn parse(parser: &mut OpAsmParser<'_, 'c>) -> ParseResult<Self> {
        parser.parse_literal(",")?;
        let direction = parser.parse_any_keyword()?;
        parser.parse_literal(",")?;
        parser.parse_keyword("locality")?;
        parser.parse_literal("<")?;
        let i32_type = parser.context().integer_type(32);
        let locality = parser.parse_attribute_with_type(i32_type)?;
        parser.parse_literal(">")?;
        parser.parse_literal(",")?;
        let cache = parser.parse_any_keyword()?;
        Ok(Self { direction, locality, cache })
    }

    /// Adds the attributes, or reports a word that is none of the two.
    pub(crate) fn add_to(self, parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let (context, offset) = (parser.context(), parser.name_offset());
        if !matches!(self.direction.as_str(), "read" | "write") {
            return Err(parser.op_error_at(offset, "rw specifier has to be 'read' or 'write'"));
        }
        if !matches!(self.cache.as_str(), "data" | "instr") {
            return Err(parser.op_error_at(offset, "cache type has to be 'data' or 'instr'"));
        }
        let [writes, data] =
            [self.direction == "write", self.cache == "data"].map(|is| context.bool_attr(is));
        state.attributes.push(context.named_attribute("localityHint", self.locality));
        state.attributes.push(context.named_attribute("isWrite", writes));
        state.attributes.push(context.named_attribute("isDataCache", data));
        Ok(())
    }
}

/// Returns the text that [`PrefetchHints::parse`] reads.
pub(crate) fn hints_text(is_write: bool, locality: i32, is_data_cache: bool) -> String {
    let direction = if is_write { "write" } else { "read" };
    let cache = if is_data_cache { "data" } else { "instr" };
    format!(", {direction}, locality<{locality}>, {cache}")
}
