//! Symbols: operations that are found by name, in the table that an operation around them is.

use rustc_hash::FxHashMap;

use crate::context::attributes::{StringAttr, SymbolRefAttr, TypedAttribute};
use crate::context::elements::AttrTypeWalker;
use crate::context::walk::{Walk, WalkOrder};
use crate::ir::definition::OpDefinition;
use crate::ir::{Ir, Op, VerifyResult};

/// The attribute that holds the name of a symbol.
pub const SYMBOL_NAME: &str = "sym_name";
/// The attribute that holds the visibility of a symbol: `public` (also if it is not there), `private` or `nested`.
pub const SYMBOL_VISIBILITY: &str = "sym_visibility";

/// Who may refer to a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Anyone, also from outside the IR.
    Public,
    /// What is in the same table.
    Private,
    /// What is in the same IR.
    Nested,
}

impl Op {
    /// The name of the symbol that the operation is.
    #[track_caller]
    pub fn symbol_name<'c>(self, ir: &Ir<'c>) -> Option<StringAttr<'c>> {
        self.attribute(ir, SYMBOL_NAME)?.cast()
    }

    /// Who may refer to the symbol that the operation is.
    #[track_caller]
    pub fn symbol_visibility(self, ir: &Ir<'_>) -> Visibility {
        let visibility =
            self.attribute(ir, SYMBOL_VISIBILITY).and_then(|value| value.cast::<StringAttr<'_>>());
        match visibility.map(StringAttr::value) {
            Some("private") => Visibility::Private,
            Some("nested") => Visibility::Nested,
            _ => Visibility::Public,
        }
    }

    /// The nearest operation that is a symbol table: this one, or one around it. `None` if an operation on the way may be
    /// one: it has exactly one region, and its dialect is not registered.
    #[track_caller]
    pub fn nearest_symbol_table(self, ir: &Ir<'_>) -> Option<Op> {
        let mut op = self;
        loop {
            if op.is_symbol_table(ir) {
                return Some(op);
            }
            if op.may_be_symbol_table(ir) {
                return None;
            }
            op = op.parent_op(ir)?;
        }
    }

    /// Whether the operation may be a symbol table of a dialect that is not registered.
    fn may_be_symbol_table(self, ir: &Ir<'_>) -> bool {
        self.regions(ir).len() == 1 && ir.context().dialect(self.name(ir).dialect()).is_none()
    }

    /// The symbol of this name in the table that the operation is.
    #[track_caller]
    pub fn lookup_symbol(self, ir: &Ir<'_>, name: &str) -> Option<Op> {
        let entry = self.regions(ir).next()?.entry(ir)?;
        entry.ops(ir).find(|op| op.symbol_name(ir).is_some_and(|own| own.value() == name))
    }

    /// The symbol that a reference names, from the nearest table around the operation.
    #[track_caller]
    pub fn lookup_nearest_symbol(self, ir: &Ir<'_>, reference: SymbolRefAttr<'_>) -> Option<Op> {
        SymbolTables::new(ir).lookup_nearest(self, reference)
    }
}

/// The symbols of each table, collected when first asked, for many questions about an IR that does not change.
pub struct SymbolTables<'a, 'c> {
    ir: &'a Ir<'c>,
    tables: FxHashMap<Op, FxHashMap<&'c str, Op>>,
}

impl<'a, 'c> SymbolTables<'a, 'c> {
    /// Nothing is collected yet.
    pub fn new(ir: &'a Ir<'c>) -> Self {
        SymbolTables { ir, tables: FxHashMap::default() }
    }

    /// The symbol of this name in a table.
    pub fn lookup(&mut self, table: Op, name: &str) -> Option<Op> {
        let ir = self.ir;
        self.tables.entry(table).or_insert_with(|| symbols_of(ir, table)).get(name).copied()
    }

    /// The symbol that a reference names, in a table and the tables in it.
    pub fn lookup_in(&mut self, table: Op, reference: SymbolRefAttr<'_>) -> Option<Op> {
        let mut symbol = self.lookup(table, reference.root().value())?;
        for name in reference.nested() {
            if !symbol.is_symbol_table(self.ir) {
                return None;
            }
            symbol = self.lookup(symbol, name.value())?;
        }
        Some(symbol)
    }

    /// The symbol that a reference names, from the nearest table around an operation.
    pub fn lookup_nearest(&mut self, from: Op, reference: SymbolRefAttr<'_>) -> Option<Op> {
        let table = from.nearest_symbol_table(self.ir)?;
        self.lookup_in(table, reference)
    }
}

fn symbols_of<'c>(ir: &Ir<'c>, table: Op) -> FxHashMap<&'c str, Op> {
    let entry = table.regions(ir).next().and_then(|region| region.entry(ir));
    let ops = entry.into_iter().flat_map(|block| block.ops(ir));
    // The first of several with one name stays.
    let mut symbols = FxHashMap::default();
    for (name, op) in ops.filter_map(|op| Some((op.symbol_name(ir)?.value(), op))) {
        symbols.entry(name).or_insert(op);
    }
    symbols
}

/// A use of a symbol: the operation whose attribute refers to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SymbolUse<'c> {
    /// The operation.
    pub op: Op,
    /// The reference.
    pub reference: SymbolRefAttr<'c>,
}

impl<'c> Ir<'c> {
    /// All references to symbols in the attributes of an operation and of those in it, without those inside nested symbol
    /// tables, which name other symbols.
    pub fn symbol_uses(&self, from: Op) -> Vec<SymbolUse<'c>> {
        let mut uses = Vec::new();
        let mut pending = vec![from];
        while let Some(op) = pending.pop() {
            let mut walker = AttrTypeWalker::default();
            walker.add_attribute_walk(|attribute| match SymbolRefAttr::from_attribute(attribute) {
                Some(reference) => {
                    uses.push(SymbolUse { op, reference });
                    Walk::Skip
                }
                None => Walk::Advance,
            });
            for attribute in op.attributes(self) {
                walker.walk(attribute.value, WalkOrder::Pre);
            }
            drop(walker);
            if op == from || !op.is_symbol_table(self) {
                pending.extend(op.regions(self).flat_map(|region| region.ops(self)));
            }
        }
        uses
    }

    /// Renames a symbol: the operation, and all references to it in the table around it.
    pub fn rename_symbol(&mut self, symbol: Op, name: &str) {
        let context = self.context();
        let Some(old) = symbol.symbol_name(self) else { return };
        if let Some(table) = symbol.parent_op(self) {
            for SymbolUse { op, .. } in self.symbol_uses(table) {
                self.replace_attributes(op, &|attribute| {
                    let reference = SymbolRefAttr::from_attribute(attribute)?;
                    let nested: Vec<_> = reference.nested().iter().map(|name| name.value()).collect();
                    (reference.root() == old).then(|| context.symbol_ref_attr(name, &nested))
                });
            }
        }
        self.set_attribute(symbol, SYMBOL_NAME, context.string_attr(name));
    }
}

/// Checks the symbols that an operation refers to (`SymbolUserOpInterface`).
#[derive(Clone, Copy)]
pub struct SymbolUseVerifier(pub for<'a, 'c> fn(&'a Ir<'c>, Op, &mut SymbolTables<'a, 'c>) -> VerifyResult);

impl SymbolUseVerifier {
    /// The verifier of an operation's definition, if it has one.
    pub(crate) fn of(definition: &'static OpDefinition) -> Option<&'static SymbolUseVerifier> {
        definition.verify_symbol_uses?.downcast_ref()
    }
}

impl Op {
    /// Whether the operation is a symbol table.
    fn is_symbol_table(self, ir: &Ir<'_>) -> bool {
        self.definition(ir).is_some_and(|definition| definition.has_trait_named("SymbolTable"))
    }
}
