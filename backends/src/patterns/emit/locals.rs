//! The local variables that hold the values of a pattern's names.

use proc_macro2::Ident;
use rustc_hash::FxHashMap;

use crate::patterns::emit::names::Names;
use crate::patterns::model::symbols::SymbolId;

/// One or several variables per name: a native call that returns several values has one for each.
#[derive(Default)]
pub(super) struct Locals {
    variables: FxHashMap<SymbolId, Vec<Ident>>,
}

impl Locals {
    /// Makes the variable of a name; the same one if it has been made.
    pub(super) fn declare(&mut self, symbol: SymbolId, name: &str, names: &mut Names) -> Ident {
        self.variables.entry(symbol).or_insert_with(|| vec![names.fresh(name)])[0].clone()
    }

    /// Makes the variables of a name that stands for several values.
    pub(super) fn declare_all(
        &mut self,
        symbol: SymbolId,
        name: &str,
        count: usize,
        names: &mut Names,
    ) -> Vec<Ident> {
        let variables: Vec<_> = (0..count).map(|index| names.fresh(&format!("{name}_{index}"))).collect();
        self.variables.insert(symbol, variables.clone());
        variables
    }

    /// Sets the variable of a name.
    pub(super) fn set(&mut self, symbol: SymbolId, variable: Ident) {
        self.variables.insert(symbol, vec![variable]);
    }

    /// The variables of a name.
    pub(super) fn all(&self, symbol: SymbolId) -> &[Ident] {
        self.variables.get(&symbol).map_or(&[], Vec::as_slice)
    }

    /// The variable of a name, which has been declared: names are bound before they are used.
    pub(super) fn get(&self, symbol: SymbolId) -> Ident {
        self.variables[&symbol][0].clone()
    }
}
