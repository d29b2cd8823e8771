//! Symbols: operations that are found by name, in the table that an operation around them is.

use rustc_hash::FxHashMap;

use crate::context::Context;
use crate::context::attributes::{StringAttr, SymbolRefAttr, TypedAttribute};
use crate::context::elements::AttrTypeWalker;
use crate::context::walk::{Walk, WalkOrder};
use crate::ir::definition::OpDefinition;
use crate::ir::{Ir, Op};

/// The attribute that holds the name of a symbol.
pub const SYMBOL_NAME: &str = "sym_name";
/// The attribute that holds the visibility of a symbol: `public` (also if it is absent), `private` or
/// `nested`.
pub const SYMBOL_VISIBILITY: &str = "sym_visibility";

/// The visibility of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Anyone, also from outside the IR.
    Public,
    /// The same symbol table.
    Private,
    /// The same IR.
    Nested,
}

impl Op {
    /// The name of the symbol that the operation is.
    #[track_caller]
    pub fn symbol_name<'c>(self, ir: &Ir<'c>) -> Option<StringAttr<'c>> {
        self.attribute(ir, SYMBOL_NAME)?.cast()
    }

    /// Returns the visibility of the symbol that the operation defines.
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
        // The search passes all operations of the table, so reads of replaced ones are not mistakes.
        let is_watched = ir.watch_hidden(false);
        let found = entry.ops(ir).find(|op| op.symbol_name(ir).is_some_and(|own| own.value() == name));
        ir.watch_hidden(is_watched);
        found
    }

    /// The symbol that a reference names, from the nearest table around the operation.
    #[track_caller]
    pub fn lookup_nearest_symbol(self, ir: &Ir<'_>, reference: SymbolRefAttr<'_>) -> Option<Op> {
        SymbolTables::new(ir).lookup_nearest(self, reference)
    }
}

/// The symbols of each table, collected at the first query, for many queries of an IR that does not change.
pub struct SymbolTables<'a, 'c> {
    ir: &'a Ir<'c>,
    tables: CollectedSymbols<'c>,
}

/// The symbols that [`SymbolTables`] collected, without a borrow of the IR: they hold until a symbol is added or renamed.
/// Erased ones are not found. MLIR's `SymbolTableCollection`.
#[derive(Clone, Debug, Default)]
pub struct CollectedSymbols<'c>(FxHashMap<Op, FxHashMap<&'c str, Op>>);

impl<'a, 'c> SymbolTables<'a, 'c> {
    /// Creates a cache without tables.
    pub fn new(ir: &'a Ir<'c>) -> Self {
        SymbolTables::with_collected(ir, CollectedSymbols::default())
    }

    /// Creates a cache with the tables of an earlier one.
    pub fn with_collected(ir: &'a Ir<'c>, tables: CollectedSymbols<'c>) -> Self {
        SymbolTables { ir, tables }
    }

    /// The tables, for a later cache.
    pub fn into_collected(self) -> CollectedSymbols<'c> {
        self.tables
    }

    /// The symbol of this name in a table.
    pub fn lookup(&mut self, table: Op, name: &str) -> Option<Op> {
        let ir = self.ir;
        let symbols = self.tables.0.entry(table).or_insert_with(|| symbols_of(ir, table));
        symbols.get(name).copied().filter(|symbol| symbol.is_live(ir))
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
    let is_watched = ir.watch_hidden(false);
    for (name, op) in ops.filter_map(|op| Some((op.symbol_name(ir)?.value(), op))) {
        symbols.entry(name).or_insert(op);
    }
    ir.watch_hidden(is_watched);
    symbols
}

impl OpDefinition {
    /// Whether the operations are symbols if they have a name.
    pub fn may_be_symbol(&self) -> bool {
        self.traits.iter().any(|own| own.name == "SymbolOpInterface")
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
            // A reference of the table itself is to a symbol around it.
            for SymbolUse { op, .. } in self.symbol_uses(table).into_iter().filter(|own| own.op != table) {
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

impl Op {
    /// Whether the operation is a symbol table.
    pub fn is_symbol_table(self, ir: &Ir<'_>) -> bool {
        self.definition(ir).is_some_and(|definition| definition.has_trait_named("SymbolTable"))
    }
}

mod generated {
    include!("symbols/generated/symbol_interfaces.rs");
}

mod generated_attributes {
    include!("symbols/generated/symbol_attribute_interfaces.rs");
}

pub use generated::{DynSymbolUserOpInterface, SymbolUserOpInterface, SymbolUserOpInterfaceModel};
pub use generated_attributes::{
    DynSymbolUserAttrInterface, SymbolUserAttrInterface, SymbolUserAttrInterfaceModel,
};

/// A symbol table whose symbols are found by name, and which gives names that are taken a suffix on insertion (MLIR's
/// `SymbolTable`).
///
/// ```
/// use rtblgen_runtime::dialects::{FuncDialect, func::FuncOp};
/// use rtblgen_runtime::symbols::SymbolTable;
/// use rtblgen_runtime::{Context, InsertionPoint, Ir, IrBuilder, TypedOp};
/// let context = Context::new();
/// context.register::<FuncDialect>();
/// let location = context.unknown_loc();
/// let mut ir = Ir::module(&context, location);
/// let ty = context.function_type(&[], &[]);
/// let mut table = SymbolTable::new(&ir, ir.root());
/// for expected in ["f", "f_0", "f_1"] {
///     let mut builder = IrBuilder::new(&mut ir, InsertionPoint::Detached);
///     let attributes = [context.named_attribute("sym_name", context.string_attr("f")),
///         context.named_attribute("function_type", context.type_attr(ty))];
///     let function = FuncOp::build_from_lists(&mut builder, location, &[], &[], &attributes).op();
///     assert_eq!(table.insert(&mut ir, function), expected);
///     assert_eq!(table.lookup(expected), Some(function));
/// }
/// ```
#[derive(Clone, Debug)]
pub struct SymbolTable<'c> {
    table: Op,
    symbols: FxHashMap<&'c str, Op>,
    /// The number of suffixes that were tried.
    suffixes: u64,
}

impl<'c> SymbolTable<'c> {
    /// The symbols of an operation that is a symbol table.
    pub fn new(ir: &Ir<'c>, table: Op) -> Self {
        SymbolTable { table, symbols: symbols_of(ir, table), suffixes: 0 }
    }

    /// The operation that is the symbol table.
    pub fn op(&self) -> Op {
        self.table
    }

    /// The symbol of this name.
    pub fn lookup(&self, name: &str) -> Option<Op> {
        self.symbols.get(name).copied()
    }

    /// Adds a symbol under a name that is not taken, and returns the name. A symbol that is in no block goes to the end of
    /// the table, before a terminator.
    ///
    /// # Panics
    ///
    /// If the operation is not a symbol, if it is in another operation than the table, or if the table has no block.
    #[track_caller]
    pub fn insert(&mut self, ir: &mut Ir<'c>, symbol: Op) -> &'c str {
        let wanted = symbol.symbol_name(ir).expect("a symbol has a name").value();
        let parent = symbol.parent_op(ir);
        assert!(parent.is_none_or(|parent| parent == self.table), "the symbol is in another operation");
        if symbol.block(ir).is_none() {
            let body = self.table.body_block(ir).expect("a symbol table has a block");
            match body.last_op(ir).filter(|last| last.has_trait_named(ir, "Terminator")) {
                Some(terminator) => ir.insert_op_before(terminator, symbol),
                None => ir.append_op(body, symbol),
            }
        }
        let name = self.free_name(ir.context(), wanted, symbol);
        if name != wanted {
            ir.set_attribute(symbol, SYMBOL_NAME, ir.context().string_attr(name));
        }
        self.symbols.insert(name, symbol);
        name
    }

    fn free_name(&mut self, context: &'c Context, wanted: &'c str, symbol: Op) -> &'c str {
        let is_free = |name: &str| self.symbols.get(name).is_none_or(|own| *own == symbol);
        if is_free(wanted) {
            return wanted;
        }
        loop {
            let name = format!("{wanted}_{}", self.suffixes);
            self.suffixes += 1;
            if self.symbols.get(name.as_str()).is_none_or(|own| *own == symbol) {
                return context.name(&name).value();
            }
        }
    }

    /// Renames a symbol, and all references to it in the table. Returns `false`, and changes nothing, if another symbol
    /// has the name.
    ///
    /// ```
    /// use rtblgen_runtime::Context;
    /// use rtblgen_runtime::dialects::FuncDialect;
    /// use rtblgen_runtime::symbols::SymbolTable;
    /// let context = Context::new();
    /// context.register::<FuncDialect>();
    /// let text = "func.func private @f() func.func private @g()";
    /// let mut ir = context.parse_module("f.mlir", text).unwrap();
    /// let mut table = SymbolTable::new(&ir, ir.root());
    /// let function = table.lookup("f").unwrap();
    /// assert!(!table.rename(&mut ir, function, "g"));
    /// assert!(table.rename(&mut ir, function, "h"));
    /// assert_eq!((table.lookup("f"), table.lookup("h")), (None, Some(function)));
    /// ```
    pub fn rename(&mut self, ir: &mut Ir<'c>, symbol: Op, name: &str) -> bool {
        if self.symbols.get(name).is_some_and(|own| *own != symbol) {
            return false;
        }
        self.remove(ir, symbol);
        ir.rename_symbol(symbol, name);
        self.symbols.insert(ir.context().name(name).value(), symbol);
        true
    }

    /// Forgets a symbol; the operation stays where it is.
    pub fn remove(&mut self, ir: &Ir<'c>, symbol: Op) {
        if let Some(name) = symbol.symbol_name(ir)
            && self.symbols.get(name.value()) == Some(&symbol)
        {
            self.symbols.remove(name.value());
        }
    }

    /// Forgets a symbol, and erases the operation.
    #[track_caller]
    pub fn erase(&mut self, ir: &mut Ir<'c>, symbol: Op) {
        self.remove(ir, symbol);
        ir.erase_op(symbol);
    }
}
