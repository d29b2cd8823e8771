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

    /// Whether the operation is a symbol: it has `SymbolOpInterface`, and a name.
    #[track_caller]
    pub fn is_symbol(self, ir: &Ir<'_>) -> bool {
        self.definition(ir).is_some_and(OpDefinition::may_be_symbol) && self.symbol_name(ir).is_some()
    }

    /// Whether the symbol may be erased when nothing refers to it.
    #[track_caller]
    pub fn can_discard_on_use_empty(self, ir: &Ir<'_>) -> bool {
        self.symbol_visibility(ir) != Visibility::Public
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

    /// The symbols that the parts of a reference name, in a table and the tables in it; `None` if one is missing.
    pub fn lookup_all_in(&mut self, table: Op, reference: SymbolRefAttr<'_>) -> Option<Vec<Op>> {
        let mut symbols = vec![self.lookup(table, reference.root().value())?];
        for name in reference.nested() {
            let last = symbols[symbols.len() - 1];
            if !last.is_symbol_table(self.ir) {
                return None;
            }
            symbols.push(self.lookup(last, name.value())?);
        }
        Some(symbols)
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

impl OpDefinition {
    /// Whether the operations are symbols if they have a name.
    pub fn may_be_symbol(&self) -> bool {
        self.traits.iter().any(|own| own.name == "Symbol" || own.name == "SymbolOpInterface")
    }
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
    /// Sets the visibility of a symbol. `public` is the absence of the attribute.
    pub fn set_symbol_visibility(&mut self, symbol: Op, visibility: Visibility) {
        let text = match visibility {
            Visibility::Public => {
                self.remove_attribute(symbol, SYMBOL_VISIBILITY);
                return;
            }
            Visibility::Private => "private",
            Visibility::Nested => "nested",
        };
        let text = self.context().string_attr(text);
        self.set_attribute(symbol, SYMBOL_VISIBILITY, text);
    }

    /// All references to symbols in the attributes of an operation and, unless it is a symbol table, of those in it;
    /// `None` if an operation might be a symbol table of a dialect that is not registered. MLIR's
    /// `SymbolTable::getSymbolUses`.
    pub fn known_symbol_uses(&self, from: Op) -> Option<Vec<SymbolUse<'c>>> {
        let mut uses = Vec::new();
        self.collect_symbol_uses(vec![from], &mut uses).then_some(uses)
    }

    /// The same for the operations in the regions of a symbol table.
    pub fn known_symbol_uses_inside(&self, table: Op) -> Option<Vec<SymbolUse<'c>>> {
        let mut uses = Vec::new();
        let mut ops: Vec<Op> = table.regions(self).flat_map(|region| region.ops(self)).collect();
        ops.reverse();
        self.collect_symbol_uses(ops, &mut uses).then_some(uses)
    }

    /// Collects the uses; false if one of the operations might be an unknown symbol table.
    fn collect_symbol_uses(&self, mut pending: Vec<Op>, uses: &mut Vec<SymbolUse<'c>>) -> bool {
        while let Some(op) = pending.pop() {
            let dialect = op.name(self).dialect();
            if op.region_count(self) == 1 && self.context().dialect(dialect).is_none() {
                return false;
            }
            self.symbol_refs_of(op, uses);
            if !op.is_symbol_table(self) {
                let nested = op.regions(self).flat_map(|region| region.ops(self));
                pending.extend(nested.collect::<Vec<_>>().into_iter().rev());
            }
        }
        true
    }

    fn symbol_refs_of(&self, op: Op, uses: &mut Vec<SymbolUse<'c>>) {
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
    }

    /// All references to symbols in the attributes of an operation and of those in it, without those inside nested symbol
    /// tables, which name other symbols.
    pub fn symbol_uses(&self, from: Op) -> Vec<SymbolUse<'c>> {
        let mut uses = Vec::new();
        let mut pending = vec![from];
        while let Some(op) = pending.pop() {
            self.symbol_refs_of(op, &mut uses);
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
