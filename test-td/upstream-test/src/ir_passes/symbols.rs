//! Passes over the uses of symbols.

use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::symbols::{SymbolTable, SymbolTables, SymbolUse};
use rtblgen_runtime::{Ir, Op, StringAttr, Walk};

use crate::passes::remark;

type Outcome<'c> = Result<(), PassError<'c>>;

/// `-test-symbol-uses`
pub(super) fn uses<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let mut dead = Vec::new();
    let symbols: Vec<Op> = module.region(ir, 0).post_order(ir).filter(|op| op.is_symbol(ir)).collect();
    for symbol in symbols {
        if visit(ir, symbol, module, &mut dead) == Walk::Interrupt {
            break;
        }
    }
    let mut table = SymbolTable::new(ir, module);
    for op in dead {
        let name = op.symbol_name(ir).map_or("", |name| name.value());
        table.erase(ir, op);
        remark(ir, module, format!("{name} function successfully erased"));
    }
    Ok(())
}

fn visit<'c>(ir: &Ir<'c>, symbol: Op, module: Op, dead: &mut Vec<Op>) -> Walk {
    let Some(nested) = ir.known_symbol_uses(symbol) else {
        let message = "symbol contains an unknown nested operation that 'may' define a new symbol table";
        remark(ir, symbol, message);
        return Walk::Interrupt;
    };
    if !nested.is_empty() {
        remark(ir, symbol, format!("symbol contains {} nested references", nested.len()));
    }
    let Some(uses) = known_uses_of(ir, symbol, module) else { return Walk::Advance };
    if uses.is_empty() {
        if symbol.is_function_declaration(ir) && symbol.name(ir).as_str() == "func.func" {
            dead.push(symbol);
        }
        remark(ir, symbol, "symbol has no uses");
        return Walk::Advance;
    }
    let name = symbol.symbol_name(ir);
    for own in &uses {
        let parent = own.op.parent_op(ir);
        if parent.and_then(|parent| parent.lookup_nearest_symbol(ir, own.reference)).is_some() {
            let name = name.map(|name| name.as_attribute().to_string()).unwrap_or_default();
            remark(ir, own.op, format!("found use of symbol : {} : {name}", own.reference.as_attribute()));
        }
    }
    remark(ir, symbol, format!("symbol has {} uses", uses.len()));
    Walk::Advance
}

/// The uses of one symbol in all symbol tables of a module, if they are known.
fn known_uses_of<'c>(ir: &Ir<'c>, symbol: Op, module: Op) -> Option<Vec<SymbolUse<'c>>> {
    let mut uses = Vec::new();
    let mut tables = SymbolTables::new(ir);
    for table in module.pre_order(ir).filter(|op| op.is_symbol_table(ir)) {
        for own in ir.known_symbol_uses_inside(table)? {
            let path = tables.lookup_all_in(table, own.reference);
            if path.is_some_and(|path| path.contains(&symbol)) {
                uses.push(own);
            }
        }
    }
    Some(uses)
}

/// `-test-symbol-rauw`
pub(super) fn replace<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    if ir.known_symbol_uses_inside(module).is_none() {
        return Ok(());
    }
    let ops: Vec<Op> = module.region(ir, 0).post_order(ir).collect();
    for op in ops {
        let name = op.attribute(ir, "sym.new_name").and_then(|name| name.cast::<StringAttr<'c>>());
        if let Some(name) = name {
            rename(ir, module, op, name);
        }
    }
    Ok(())
}

/// Renames a symbol, and its part of all references to it and to its contents.
fn rename<'c>(ir: &mut Ir<'c>, module: Op, symbol: Op, name: StringAttr<'c>) {
    let mut changes: Vec<(SymbolUse<'c>, usize)> = Vec::new();
    let mut tables = SymbolTables::new(ir);
    for table in module.pre_order(ir).filter(|op| op.is_symbol_table(ir)) {
        for own in ir.known_symbol_uses_inside(table).unwrap_or_default() {
            let path = tables.lookup_all_in(table, own.reference).unwrap_or_default();
            if let Some(place) = path.iter().position(|part| *part == symbol) {
                changes.push((own, place));
            }
        }
    }
    let context = ir.context();
    for (own, place) in changes {
        let mut names: Vec<&str> = vec![own.reference.root().value()];
        names.extend(own.reference.nested().iter().map(|name| name.value()));
        names[place] = name.value();
        let renamed = context.symbol_ref_attr(names[0], &names[1..]);
        ir.replace_attributes(own.op, &|attribute| {
            (attribute == own.reference.as_attribute()).then_some(renamed)
        });
    }
    ir.set_attribute(symbol, "sym_name", name.as_attribute());
}
