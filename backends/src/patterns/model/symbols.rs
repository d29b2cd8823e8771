//! The names that a pattern binds, their bindings, and the `__N` that selects one value of several.

use std::rc::Rc;

use indexmap::IndexMap;
use rtblgen_records::Record;
use tblgen_parser::Span;

use crate::ods::model::{Arity, Operator};
use crate::rust::types::RustType;

/// A bound name: its place in the pattern's [`SymbolTable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SymbolId(usize);

impl SymbolId {
    /// Whether the name was bound when there were `count` names already.
    pub fn is_bound_after(self, count: usize) -> bool {
        self.0 >= count
    }
}

/// The entity that a name stands for.
#[derive(Clone, Debug)]
pub enum Binding<'r> {
    /// An operand of a source op; with [`Arity::Optional`] and [`Arity::Variadic`] the whole group.
    Operand(Arity),
    /// The values of an operand group that a `variadic` directive takes apart.
    Values,
    /// An attribute of a source op. An optional one may be absent.
    Attribute {
        /// Whether the attribute may be absent when the pattern has matched.
        optional: bool,
        /// The Rust type of the attribute, if the op's definition fixes one.
        kind: Option<RustType>,
    },
    /// A property of a source op, or a value of its type that a native call returns.
    Property {
        /// The Rust type of the value.
        ty: RustType,
        /// The property, which determines the attribute form. Without it, only a constraint describes the
        /// value.
        property: Option<Record<'r>>,
    },
    /// An op that was matched, and so its results.
    SourceOp(Rc<Operator<'r>>),
    /// An op that a result pattern creates.
    ResultOp(Rc<Operator<'r>>),
    /// The values that a native call in a result returns.
    NativeValues(usize),
    /// An op of any kind.
    Op,
    /// A type.
    Type,
    /// Several types.
    Types,
}

/// A name with its binding.
#[derive(Clone, Debug)]
pub struct Symbol<'r> {
    /// The name, without `$` and without `__N`.
    pub name: &'r str,
    /// The entity that the name stands for.
    pub binding: Binding<'r>,
    /// The position of the first binding.
    pub span: Span,
    /// Whether it is referenced; a name without a reference is a warning.
    pub used: bool,
}

/// A reference to a bound name: `$x`, or `$x__1`.
#[derive(Clone, Copy, Debug)]
pub struct SymbolUse {
    /// The name.
    pub symbol: SymbolId,
    /// N of `__N`.
    pub index: Option<usize>,
    /// The position of the reference.
    pub span: Span,
}

/// All names of one pattern, in the order in which they are bound.
#[derive(Clone, Debug, Default)]
pub struct SymbolTable<'r> {
    symbols: IndexMap<&'r str, Symbol<'r>>,
}

impl<'r> SymbolTable<'r> {
    /// Binds `name`, or returns its existing binding.
    pub fn bind(&mut self, name: &'r str, binding: Binding<'r>, span: Span) -> Result<SymbolId, SymbolId> {
        if let Some(bound) = self.find(name) {
            return Err(bound);
        }
        let (index, _) = self.symbols.insert_full(name, Symbol { name, binding, span, used: false });
        Ok(SymbolId(index))
    }

    /// The symbol of this name.
    pub fn find(&self, name: &str) -> Option<SymbolId> {
        self.symbols.get_index_of(name).map(SymbolId)
    }

    /// Notes that something refers to the symbol.
    pub fn mark_used(&mut self, id: SymbolId) {
        self.symbols[id.0].used = true;
    }

    /// The number of bound names.
    pub fn len(&self) -> usize {
        self.symbols.len()
    }

    /// All symbols, in the order in which they were bound.
    pub fn iter(&self) -> impl Iterator<Item = (SymbolId, &Symbol<'r>)> {
        self.symbols.values().enumerate().map(|(index, symbol)| (SymbolId(index), symbol))
    }
}

impl<'r> std::ops::Index<SymbolId> for SymbolTable<'r> {
    type Output = Symbol<'r>;

    fn index(&self, id: SymbolId) -> &Symbol<'r> {
        &self.symbols[id.0]
    }
}

/// Splits `two__1` into `two` and 1; a name without such an ending is returned unchanged.
pub fn split_index(name: &str) -> (&str, Option<usize>) {
    let Some((base, digits)) = name.rsplit_once("__") else { return (name, None) };
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    match digits.parse() {
        Ok(index) if is_number && !base.is_empty() => (base, Some(index)),
        _ => (name, None),
    }
}

#[cfg(test)]
mod tests {
    use super::split_index;

    #[test]
    fn only_a_number_after_two_underscores_is_an_index() {
        assert_eq!(split_index("two__1"), ("two", Some(1)));
        assert_eq!(split_index("a__b__12"), ("a__b", Some(12)));
        assert_eq!(split_index("two__"), ("two__", None));
        assert_eq!(split_index("two__x"), ("two__x", None));
        assert_eq!(split_index("__1"), ("__1", None));
        assert_eq!(split_index("two__+1"), ("two__+1", None));
        assert_eq!(split_index("two__99999999999999999999999"), ("two__99999999999999999999999", None));
    }
}
