//! Reads types in a declarative format.

use super::definition::*;
use super::parse::Interpreter;
use super::state::Types;
use crate::asm::ParseResult;
use crate::asm::parse::function_signature;
use crate::context::types::Type;
use crate::ir::definition::{Arity, ValueDef};

impl<'c> Interpreter<'_, '_, 'c> {
    pub(super) fn types(&mut self, element: &'static TypeElement) -> ParseResult {
        let own = element.own.and_then(OwnTypeSyntax::of);
        let types = match element.of {
            ValueGroup::Operand(operand) => {
                self.types_of_value(&self.definition.operands[usize::from(operand)], element.of, own)?
            }
            ValueGroup::Result(result) => {
                self.types_of_value(&self.definition.results[usize::from(result)], element.of, own)?
            }
            of @ (ValueGroup::Operands | ValueGroup::Results) => self.group_types(of, own)?,
        };
        self.set_types(element.of, types);
        Ok(())
    }

    /// Types in full, of any kind.
    pub(super) fn qualified_types(&mut self, of: ValueGroup) -> ParseResult {
        let arity = match of {
            ValueGroup::Operand(operand) => self.definition.operands[usize::from(operand)].arity,
            ValueGroup::Result(result) => self.definition.results[usize::from(result)].arity,
            ValueGroup::Operands | ValueGroup::Results => Arity::Variadic,
        };
        let types = match arity {
            Arity::One => vec![self.parser.parse_type()?],
            Arity::Optional => self.parser.parse_optional_type()?.into_iter().collect(),
            Arity::Variadic => self.group_types(of, None)?,
            Arity::VariadicOfVariadic { .. } => self.type_groups()?,
        };
        self.set_types(of, types);
        Ok(())
    }

    fn set_types(&mut self, group: ValueGroup, types: Vec<Type<'c>>) {
        let types = Types::given(types);
        match group {
            ValueGroup::Operand(operand) => self.state.operand_types[usize::from(operand)] = types,
            ValueGroup::Result(result) => self.state.result_types[usize::from(result)] = types,
            ValueGroup::Operands => self.state.all_operand_types = Some(types),
            ValueGroup::Results => self.state.all_result_types = Some(types),
        }
    }

    fn types_of_value(
        &mut self,
        value: &'static ValueDef,
        of: ValueGroup,
        own: Option<&'static OwnTypeSyntax>,
    ) -> ParseResult<Vec<Type<'c>>> {
        match value.arity {
            Arity::One => {
                let offset = self.parser.offset();
                let class = value.constraint.class;
                let own = own
                    .or_else(|| self.parser.context().type_definition_of(class).and_then(OwnTypeSyntax::of));
                let ty = self.one_type(own)?;
                self.check_class(value.constraint.class, ty, offset)?;
                Ok(vec![ty])
            }
            Arity::Optional => Ok(self.parser.parse_optional_type()?.into_iter().collect()),
            Arity::Variadic => self.group_types(of, own),
            Arity::VariadicOfVariadic { .. } => self.type_groups(),
        }
    }

    fn check_class(
        &mut self,
        class: crate::context::class::TypeClass,
        ty: Type<'c>,
        offset: usize,
    ) -> ParseResult {
        if (class.contains)(ty) {
            return Ok(());
        }
        Err(self.parser.wrong_type(offset, class.name, ty))
    }

    fn one_type(&mut self, own: Option<&'static OwnTypeSyntax>) -> ParseResult<Type<'c>> {
        match own {
            Some(syntax) if !self.parser.at_type_name() => (syntax.parse)(self.parser),
            _ => self.parser.parse_type(),
        }
    }

    /// Reads the types of a group, none if no type follows. MLIR prints such an empty list and does not read it.
    fn group_types(
        &mut self,
        of: ValueGroup,
        own: Option<&'static OwnTypeSyntax>,
    ) -> ParseResult<Vec<Type<'c>>> {
        let first = match own {
            // A present group has values, and operands that were read have types.
            _ if self.in_group || self.has_operands(of) => Some(self.one_type(own)?),
            Some(_) if self.parser.at_literal("<") => Some(self.one_type(own)?),
            _ => self.parser.parse_optional_type()?,
        };
        match first {
            Some(first) => self.types_after(first, own),
            None => Ok(Vec::new()),
        }
    }

    /// Whether operands of the group have been read.
    fn has_operands(&self, of: ValueGroup) -> bool {
        match of {
            ValueGroup::Operand(operand) => !self.state.operands(usize::from(operand)).is_empty(),
            ValueGroup::Operands => self.state.all_operands.as_ref().is_some_and(|all| !all.items.is_empty()),
            ValueGroup::Result(_) | ValueGroup::Results => false,
        }
    }

    /// A comma separated list of at least one type.
    fn type_list(&mut self, own: Option<&'static OwnTypeSyntax>) -> ParseResult<Vec<Type<'c>>> {
        let first = self.one_type(own)?;
        self.types_after(first, own)
    }

    fn types_after(
        &mut self,
        first: Type<'c>,
        own: Option<&'static OwnTypeSyntax>,
    ) -> ParseResult<Vec<Type<'c>>> {
        let mut types = vec![first];
        while self.parser.parse_optional_literal(",") {
            types.push(self.one_type(own)?);
        }
        Ok(types)
    }

    /// `(T, T), (T)`.
    pub(super) fn type_groups(&mut self) -> ParseResult<Vec<Type<'c>>> {
        let mut types = Vec::new();
        while self.parser.parse_optional_literal("(") {
            if !self.parser.parse_optional_literal(")") {
                types.extend(self.type_list(None)?);
                self.parser.parse_literal(")")?;
            }
            if !self.parser.parse_optional_literal(",") {
                break;
            }
        }
        Ok(types)
    }

    pub(super) fn functional_type(&mut self, inputs: ValueGroup, outputs: ValueGroup) -> ParseResult {
        let offset = self.parser.offset();
        let ty = self.parser.parse_type()?;
        let Some((input_types, output_types)) = function_signature(ty) else {
            let message =
                format!("invalid kind of type specified: expected builtin.function, but found '{ty}'");
            return Err(self.parser.op_error_at(offset, message));
        };
        self.set_types(inputs, input_types.to_vec());
        self.set_types(outputs, output_types.to_vec());
        Ok(())
    }
}
