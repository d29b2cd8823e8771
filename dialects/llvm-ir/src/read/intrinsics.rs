//! Declarations of intrinsics, which have the attributes of LLVM's own declarations. Intrinsics that are called need no
//! declaration in the text.

use rtblgen_dialects::llvm::LLVMFunctionType;
use rtblgen_runtime::Type;

use super::tree::{Attribute, AttributeLists, Function, SymbolKind};
use super::{Read, Reader, lexer};
use crate::attributes::Place;
use crate::constants::Val;
use crate::intrinsics;

impl<'c> Reader<'_, 'c> {
    /// Records the type of the first call of an intrinsic that is not declared so far.
    pub(super) fn note_call(&mut self, callee: Option<&Val>, ty: LLVMFunctionType<'c>) {
        let symbol = callee.and_then(|callee| callee.constant()).and_then(|id| self.module.symbol_of(id));
        let Some(symbol) = symbol else { return };
        if matches!(self.module.symbols[symbol as usize], SymbolKind::Undefined(_)) {
            self.called.entry(symbol).or_insert(ty);
        }
    }

    /// Declares intrinsics that are called and not declared, in the order of their names.
    pub(super) fn declare_intrinsics(&mut self) -> Read {
        let names = self.module.constants.symbols.iter().map(|symbol| symbol.name);
        let mut missing: Vec<(&'c str, u32, u32)> = names
            .zip(0..)
            .filter_map(|(name, symbol)| match self.module.symbols[symbol as usize] {
                SymbolKind::Undefined(position) => Some((name, symbol, position)),
                _ => None,
            })
            .collect();
        let unknown = missing.iter().find(|(name, ..)| intrinsics::of_function(name).is_none());
        if let Some((name, _, position)) = unknown {
            return Err(self.at(*position, format!("the symbol '@{name}' is not defined")));
        }
        missing.sort();
        for (_, symbol, position) in missing {
            let Some(ty) = self.called.get(&symbol).copied() else {
                return Err(self.at(position, "an intrinsic can only be called"));
            };
            let number = self.module.functions.len() as u32;
            self.module.symbols[symbol as usize] = SymbolKind::Function(number);
            self.module.functions.push(Function::new(symbol, ty, position));
        }
        Ok(())
    }

    /// The attributes of a declaration, if it is one of an intrinsic.
    pub(super) fn attributes_of_intrinsic(
        &self,
        function: &Function<'c>,
    ) -> Read<Option<AttributeLists<'c>>> {
        let name = self.module.constants.symbols[function.symbol as usize].name;
        let Some(named) = intrinsics::of_function(name).filter(|_| function.is_declaration()) else {
            return Ok(None);
        };
        let types = function.ty.params();
        let of_parameter = |(number, ty): (usize, &Type<'c>)| {
            let text = named.parameters.get(number).copied().unwrap_or_default();
            self.listed_attributes(Place::Parameter, text, *ty)
        };
        let result = function.ty.return_type();
        Ok(Some(AttributeLists {
            function: self.listed_attributes(Place::Function, named.attributes, result)?,
            result: self.listed_attributes(Place::Result, named.result, result)?,
            parameters: types.iter().enumerate().map(of_parameter).collect::<Read<_>>()?,
        }))
    }

    /// Parses the attributes in a text of the table.
    fn listed_attributes(&self, place: Place, text: &str, ty: Type<'c>) -> Read<Vec<Attribute<'c>>> {
        let text = text.replace("range(T ", &format!("range({} ", ty.element_type_or_self()));
        let mut reader = Reader::new(self.context, &text, lexer::tokens(&text)?);
        let mut list = Vec::new();
        reader.attribute_list(place, &mut list)?;
        Ok(list)
    }
}
