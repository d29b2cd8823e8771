//! A source as a whole: operations, aliases, metadata.

use super::op_parser::OpAsmParser;
use super::parser::{AsmParser, ParseResult, Report};
use super::scopes::Blocks;
use super::state::{AliasValue, ParsedSource};
use crate::asm::token::TokenKind;
use crate::context::Context;
use crate::context::attributes::{Attribute, AttributeKind};
use crate::context::types::Type;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::ir::{Block, Ir};

/// The root of a parsed source.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Root {
    /// A module around all operations.
    Wrapper,
    /// The module in the source, or a new one around its operations.
    Module,
}

impl Context {
    /// Parses and verifies a source. The root of the result is a `builtin.module`: the one in the source, or
    /// a new one around its operations.
    ///
    /// # Errors
    ///
    /// All that is wrong with the source. Locations and diagnostics use the name `file_name`.
    ///
    /// ```
    /// use rtblgen_runtime::Context;
    /// let context = Context::new();
    /// context.allow_unregistered_dialects(true);
    /// let ir = context.parse_module("example.mlir", "%0 = \"test.one\"() : () -> i32").unwrap();
    /// assert_eq!(ir.to_string(), "module {\n  %0 = \"test.one\"() : () -> i32\n}\n");
    /// ```
    pub fn parse_module<'c>(&'c self, file_name: &str, source: &str) -> Result<Ir<'c>, Diagnostics<'c>> {
        self.parse_module_at(file_name, source, (0, 0))
    }

    /// Parses and verifies a source that consists of one operation of any kind, which is the root of the result.
    ///
    /// # Errors
    ///
    /// All that is wrong with the source, or that it consists of more or less than one operation.
    pub fn parse_source<'c>(&'c self, file_name: &str, source: &str) -> Result<Ir<'c>, Diagnostics<'c>> {
        self.parse_source_at(file_name, source, (0, 0))
    }

    /// The same for a part of a larger source that starts at this line and column.
    #[doc(hidden)]
    pub fn parse_source_at<'c>(
        &'c self,
        file_name: &str,
        source: &str,
        (line, column): (u32, u32),
    ) -> Result<Ir<'c>, Diagnostics<'c>> {
        let mut ir = self.parse_part(file_name, source, (line, column), Root::Wrapper)?;
        // MLIR's rule: symbols are looked up in a module around the operation.
        self.verify_parsed(&ir)?;
        let wrapper = ir.root();
        let ops: Vec<_> = wrapper.regions(&ir).flat_map(|region| region.ops(&ir)).collect();
        let [op] = ops.as_slice() else {
            let count = ops.len();
            let message = format!("source must contain a single top-level operation, found: {count}");
            return Err(Diagnostic::error(self.file_line_col_loc(file_name, line, column), message).into());
        };
        ir.detach_op(*op);
        ir.set_root(*op);
        ir.erase_op(wrapper);
        Ok(ir)
    }

    /// The same for a part of a larger source that starts at this line and column, where a module around it is.
    #[doc(hidden)]
    pub fn parse_module_at<'c>(
        &'c self,
        file_name: &str,
        source: &str,
        start: (u32, u32),
    ) -> Result<Ir<'c>, Diagnostics<'c>> {
        let ir = self.parse_part(file_name, source, start, Root::Module)?;
        self.verify_parsed(&ir)?;
        Ok(ir)
    }

    fn verify_parsed<'c>(&self, ir: &Ir<'c>) -> Result<(), Diagnostics<'c>> {
        if self.skips_verifier_of_parsers() { Ok(()) } else { ir.verify() }
    }

    /// Parses a source and does not verify the operations.
    ///
    /// # Errors
    ///
    /// All that is wrong with the text.
    pub fn parse_module_without_verifying<'c>(
        &'c self,
        file_name: &str,
        source: &str,
    ) -> Result<Ir<'c>, Diagnostics<'c>> {
        self.parse_part(file_name, source, (0, 0), Root::Module)
    }

    fn parse_part<'c>(
        &'c self,
        file_name: &str,
        source: &str,
        start: (u32, u32),
        root: Root,
    ) -> Result<Ir<'c>, Diagnostics<'c>> {
        if u32::try_from(source.len()).is_err() {
            let message = "the source is larger than 4 GiB, which is not supported";
            return Err(Diagnostic::error(self.file_line_col_loc(file_name, 0, 0), message).into());
        }
        let ir = Ir::module(self, self.file_line_col_loc(file_name, start.0, start.1));
        let mut parser = OpAsmParser::new(self, file_name, source, ir);
        match parser.module(root) {
            Ok(()) if parser.reports.is_empty() => Ok(parser.ir),
            _ => Err(parser.diagnostics()),
        }
    }

    /// Parses a source for a tool, with the places of its names. The root of the result is a module around all operations,
    /// which are not verified.
    ///
    /// ```
    /// use rtblgen_runtime::Context;
    /// let context = Context::new();
    /// context.allow_unregistered_dialects(true);
    /// let parsed = context.parse_with_places("example.mlir", "%0 = \"test.one\"() : () -> i32");
    /// assert!(parsed.is_complete && parsed.diagnostics.is_empty());
    /// assert_eq!(parsed.state.ops[0].name, 5..15);
    /// assert_eq!(parsed.state.values[0].range, 0..2);
    /// ```
    pub fn parse_with_places<'c>(&'c self, file_name: &str, source: &str) -> ParsedSource<'c> {
        let ir = Ir::module(self, self.file_line_col_loc(file_name, 0, 0));
        if u32::try_from(source.len()).is_err() {
            let message = "the source is larger than 4 GiB, which is not supported";
            let location = self.file_line_col_loc(file_name, 0, 0);
            let mut parsed = OpAsmParser::new(self, file_name, "", ir).into_parsed(false);
            parsed.diagnostics = Diagnostic::error(location, message).into();
            return parsed;
        }
        let mut parser = OpAsmParser::new(self, file_name, source, ir);
        parser.asm.state = Some(Box::default());
        let is_read = parser.module(Root::Wrapper).is_ok();
        parser.into_parsed(is_read)
    }

    /// Parses a type.
    ///
    /// # Errors
    ///
    /// If the text is not exactly one type.
    pub fn parse_type<'c>(&'c self, source: &str) -> Result<Type<'c>, Diagnostics<'c>> {
        self.parse_whole(source, |parser| parser.parse_type())
    }

    /// Parses an attribute.
    ///
    /// # Errors
    ///
    /// If the text is not exactly one attribute.
    pub fn parse_attribute<'c>(&'c self, source: &str) -> Result<Attribute<'c>, Diagnostics<'c>> {
        self.parse_whole(source, |parser| parser.parse_attribute())
    }

    fn parse_whole<'c, T>(
        &'c self,
        source: &str,
        parse: for<'p> fn(&mut AsmParser<'p, 'c>) -> ParseResult<T>,
    ) -> Result<T, Diagnostics<'c>> {
        self.parse_whole_with(source, &[], |rest| format!("found trailing characters: '{rest}'"), parse)
    }

    /// The same with `distinct` attributes that are known, by the numbers that the text gives them, and with the message for
    /// text after the end.
    fn parse_whole_with<'c, T>(
        &'c self,
        source: &str,
        distinct: &[(u64, Attribute<'c>)],
        trailing: fn(&str) -> String,
        parse: for<'p> fn(&mut AsmParser<'p, 'c>) -> ParseResult<T>,
    ) -> Result<T, Diagnostics<'c>> {
        let mut parser = AsmParser::new(self, "mlirAsm-string", source);
        for (number, attribute) in distinct {
            if let AttributeKind::Distinct { referenced, .. } = attribute.kind() {
                parser.aliases.distinct.insert(*number, (referenced, *attribute));
            }
        }
        let result = parse(&mut parser).and_then(|value| match parser.kind() {
            TokenKind::Eof => Ok(value),
            _ => Err(parser.error(trailing(source.get(parser.offset()..).unwrap_or_default()))),
        });
        match result {
            Ok(value) if parser.reports.is_empty() => Ok(value),
            _ => Err(parser.diagnostics()),
        }
    }
}

/// Parses an attribute. `distinct` attributes with these numbers are known ones, so that several texts can share them.
pub fn parse_attribute_with_distinct<'c>(
    context: &'c Context,
    source: &str,
    distinct: &[(u64, Attribute<'c>)],
) -> Result<Attribute<'c>, Diagnostics<'c>> {
    let trailing = |rest: &str| format!("trailing characters found after Attribute assembly format: {rest}");
    context.parse_whole_with(source, distinct, trailing, |parser| parser.parse_attribute())
}

/// The same for a type.
pub fn parse_type_with_distinct<'c>(
    context: &'c Context,
    source: &str,
    distinct: &[(u64, Attribute<'c>)],
) -> Result<Type<'c>, Diagnostics<'c>> {
    let trailing = |rest: &str| format!("trailing characters found after Type assembly format: {rest}");
    context.parse_whole_with(source, distinct, trailing, |parser| parser.parse_type())
}

impl<'c> AsmParser<'_, 'c> {
    /// The reports with their locations, in the order in which they were found.
    pub(super) fn diagnostics(&mut self) -> Diagnostics<'c> {
        let reports = std::mem::take(&mut self.reports);
        Diagnostics(reports.into_iter().map(|report| self.diagnostic(report)).collect())
    }

    fn diagnostic(&mut self, report: Report) -> Diagnostic<'c> {
        let mut diagnostic = Diagnostic::error(self.location_at(report.offset), report.message);
        for (offset, note) in report.notes {
            let location = self.location_at(offset);
            diagnostic = diagnostic.with_note(location, note);
        }
        diagnostic
    }
}

impl<'p, 'c> OpAsmParser<'p, 'c> {
    fn module(&mut self, root: Root) -> ParseResult {
        let wrapper = self.ir.root();
        let Some(body) = wrapper.region(&self.ir, 0).entry(&self.ir) else { return Ok(()) };
        self.values.push_scope();
        self.blocks.push(Blocks::default());
        self.record_scope(false);
        self.top_level(body)?;
        self.finalize()?;
        if root == Root::Module {
            self.unwrap_module(body);
        }
        Ok(())
    }

    fn top_level(&mut self, body: Block) -> ParseResult {
        loop {
            match self.kind() {
                TokenKind::Eof => {
                    self.expect_operation_at_end();
                    return Ok(());
                }
                TokenKind::Error => return Err(self.error("")),
                TokenKind::HashIdentifier => self.attribute_alias_definition()?,
                TokenKind::ExclamationIdentifier => self.type_alias_definition()?,
                TokenKind::MetadataBegin => self.file_metadata()?,
                _ => {
                    self.operation(body)?;
                }
            }
        }
    }

    fn attribute_alias_definition(&mut self) -> ParseResult {
        let name = &self.text()[1..];
        if self.aliases.attributes.contains_key(name) {
            return Err(self.error(format!("redefinition of attribute alias id '{name}'")));
        }
        if name.contains('.') {
            return Err(self.error("attribute names with a '.' are reserved for dialect-defined names"));
        }
        let range = self.token.start..self.token.end;
        self.advance();
        self.expect(TokenKind::Equal, "expected '=' in attribute alias definition")?;
        let attribute = self.parse_attribute()?;
        self.record_alias(range, Some(AliasValue::Attribute(attribute)));
        self.aliases.attributes.insert(name, attribute);
        Ok(())
    }

    fn type_alias_definition(&mut self) -> ParseResult {
        let name = &self.text()[1..];
        if self.aliases.types.contains_key(name) {
            return Err(self.error(format!("redefinition of type alias id '{name}'")));
        }
        if name.contains('.') {
            return Err(self.error("type names with a '.' are reserved for dialect-defined names"));
        }
        let range = self.token.start..self.token.end;
        self.advance();
        self.expect(TokenKind::Equal, "expected '=' in type alias definition")?;
        let ty = self.parse_type()?;
        self.record_alias(range, Some(AliasValue::Type(ty)));
        self.aliases.types.insert(name, ty);
        Ok(())
    }

    /// Checks that all names were defined, and sets the locations whose aliases came late.
    fn finalize(&mut self) -> ParseResult {
        let mut result = self.erase_placeholders();
        for offset in self.values.undefined() {
            result = Err(self.error_at(offset as usize, "use of undeclared SSA value name"));
        }
        result?;
        for pending in std::mem::take(&mut self.pending_locations) {
            let Some(attribute) = self.aliases.attributes.get(pending.alias).copied() else {
                return Err(self.error_at(pending.offset, "operation location alias was never defined"));
            };
            match attribute.kind() {
                AttributeKind::Location(location) => self.set_location(pending.target, location),
                _ => {
                    let message = format!("expected location, but found '{attribute}'");
                    return Err(self.error_at(pending.offset, message));
                }
            }
        }
        let mut result = Ok(());
        for offset in self.blocks.pop().map(|blocks| blocks.undefined()).unwrap_or_default() {
            result = Err(self.error_at(offset as usize, "reference to an undefined block"));
        }
        result
    }

    /// A source that consists of one module is that module, not one in another.
    fn unwrap_module(&mut self, body: Block) {
        let wrapper = self.ir.root();
        let ops: Vec<_> = body.ops(&self.ir).collect();
        if let [op] = ops.as_slice()
            && op.name(&self.ir).as_str() == "builtin.module"
        {
            self.ir.detach_op(*op);
            self.ir.set_root(*op);
            self.ir.erase_op(wrapper);
        }
    }
}
