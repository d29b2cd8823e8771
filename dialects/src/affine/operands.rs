//! Maps with their operands, composed and canonical.

use std::collections::HashSet;

use crate::shapes::constant_index;
use rtblgen_runtime::affine::{AffineExpr, AffineExprKind, AffineMap, LinearExpr};
use rtblgen_runtime::{Ir, TypedOp, Value};

use super::scope::{is_induction_variable, is_symbol};
use super::{AffineApplyOp, map_of};

/// An affine map and its operands (MLIR's `AffineValueMap`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MapOperands {
    pub(crate) map: AffineMap,
    /// The dimensions, then the symbols.
    pub(crate) operands: Vec<Value>,
}

impl MapOperands {
    /// The map of an operation, whose operands from a number on are the map's.
    pub(crate) fn of(op: impl TypedOp, ir: &Ir<'_>, skipped: usize) -> Option<Self> {
        let map = map_of(op, ir, "map")?;
        let operands: Vec<Value> = op.op().operands(ir).skip(skipped).collect();
        (operands.len() == (map.dims() + map.symbols()) as usize).then_some(Self { map, operands })
    }

    /// The same values from a map without `affine.apply` among its operands, constants, unused and repeated operands.
    /// Operands that may be symbols are. The terms of sums are in order.
    ///
    /// An `affine.apply` stays where the factors of its expression and those of the map have products of more than 64 bits:
    /// such products are not computed, so that maps would grow with each `affine.apply` of a chain.
    pub(crate) fn canonical(&self, ir: &Ir<'_>) -> Self {
        let mut composed = self.promote_symbols(ir);
        let mut staying = HashSet::new();
        while let Some((position, apply)) = composed.first_apply(ir, &staying) {
            let next = composed.compose(position, &apply);
            match next.map.results().iter().all(|result| size_of_factors(result).is_some()) {
                true => composed = next.promote_symbols(ir),
                false => {
                    staying.insert(composed.operands[position]);
                }
            }
        }
        let Self { map, operands } = composed.promote_symbols(ir).without_redundant_operands(ir);
        let (dims, symbols) = (map.dims(), map.symbols());
        let in_order = |result: &AffineExpr| {
            LinearExpr::of(result, dims, symbols)
                .map_or_else(|| result.clone(), |linear| linear.to_expr(dims))
        };
        let results: Vec<AffineExpr> = map.results().iter().map(in_order).collect();
        Self { map: AffineMap::new(dims, symbols, results), operands }
    }

    /// The same values without `affine.apply`, constants, unused and repeated operands. Only if there is an `affine.apply` are
    /// the terms of sums in order.
    pub(crate) fn composed(&self, ir: &Ir<'_>) -> Self {
        match self.first_apply(ir, &HashSet::new()) {
            Some(_) => self.canonical(ir),
            None => self.promote_symbols(ir).without_redundant_operands(ir),
        }
    }

    fn dims_and_symbols(&self) -> (&[Value], &[Value]) {
        self.operands.split_at(self.map.dims() as usize)
    }

    /// The first operand that the map uses and an `affine.apply` defines, with the map of that operation. A symbol is replaced
    /// only by a map of symbols alone: with dimensions the result may not be affine.
    fn first_apply(&self, ir: &Ir<'_>, staying: &HashSet<Value>) -> Option<(usize, MapOperands)> {
        let mut operands = self.operands.iter().enumerate().filter(|(_, operand)| !staying.contains(operand));
        operands.find_map(|(position, operand)| {
            let apply = operand.defining_op(ir).and_then(|op| AffineApplyOp::cast(ir, op))?;
            let own = MapOperands::of(apply, ir, 0).filter(|own| own.map.results().len() == 1)?;
            let own = own.promote_symbols(ir);
            let fits = position < self.map.dims() as usize || own.map.results()[0].is_symbolic_or_constant();
            (fits && self.uses(position)).then_some((position, own))
        })
    }

    fn uses(&self, position: usize) -> bool {
        let (position, dims) = (position as u32, self.map.dims());
        match position < dims {
            true => self.map.is_function_of_dim(position),
            false => self.map.is_function_of_symbol(position - dims),
        }
    }

    /// Puts the expression of an `affine.apply` in the place of an operand. The operand stays, unused.
    fn compose(&self, position: usize, apply: &MapOperands) -> Self {
        let (dims, symbols) = self.dims_and_symbols();
        let (new_dims, new_symbols) = apply.dims_and_symbols();
        let inputs = |range: std::ops::Range<usize>, input: fn(u32) -> AffineExpr| {
            range.map(|position| input(position as u32)).collect::<Vec<_>>()
        };
        let shifted_dims = inputs(dims.len()..dims.len() + new_dims.len(), AffineExpr::dim);
        let shifted_symbols = inputs(symbols.len()..symbols.len() + new_symbols.len(), AffineExpr::symbol);
        let value = apply.map.results()[0].replace(&shifted_dims, &shifted_symbols);
        let mut own_dims = inputs(0..dims.len(), AffineExpr::dim);
        let mut own_symbols = inputs(0..symbols.len(), AffineExpr::symbol);
        match position.checked_sub(dims.len()) {
            None => own_dims[position] = value,
            Some(symbol) => own_symbols[symbol] = value,
        }
        let (dims, symbols) = ([dims, new_dims].concat(), [symbols, new_symbols].concat());
        let map = self.map.replace(&own_dims, &own_symbols, dims.len() as u32, symbols.len() as u32);
        Self { map, operands: [dims, symbols].concat() }
    }

    /// Makes symbols of the dimensions that may be symbols, and dimensions of the symbols that are loop indices.
    fn promote_symbols(&self, ir: &Ir<'_>) -> Self {
        let (old_dims, old_symbols) = self.dims_and_symbols();
        let is_promoted = |value: &Value| is_symbol(ir, *value);
        let is_demoted = |value: &Value| !is_symbol(ir, *value) && is_loop_index(ir, *value);
        let kept = |values: &[Value], leaves: &dyn Fn(&Value) -> bool| -> Vec<Value> {
            values.iter().copied().filter(|value| !leaves(value)).collect()
        };
        let (mut dims, mut symbols) = (kept(old_dims, &is_promoted), kept(old_symbols, &is_demoted));
        let (mut next_dim, mut next_symbol) = (0, 0);
        let mut new_dims = Vec::new();
        for value in old_dims {
            new_dims.push(match is_promoted(value) {
                true => push(&mut symbols, *value, AffineExpr::symbol),
                false => advance(&mut next_dim, AffineExpr::dim),
            });
        }
        let mut new_symbols = Vec::new();
        for value in old_symbols {
            new_symbols.push(match is_demoted(value) {
                true => push(&mut dims, *value, AffineExpr::dim),
                false => advance(&mut next_symbol, AffineExpr::symbol),
            });
        }
        let map = self.map.replace(&new_dims, &new_symbols, dims.len() as u32, symbols.len() as u32);
        Self { map, operands: [dims, symbols].concat() }
    }

    fn without_redundant_operands(&self, ir: &Ir<'_>) -> Self {
        let (old_dims, old_symbols) = self.dims_and_symbols();
        let keep = |values: &[Value], first: usize, input: fn(u32) -> AffineExpr| {
            let (mut kept, mut exprs): (Vec<Value>, Vec<AffineExpr>) = (Vec::new(), Vec::new());
            for (number, value) in values.iter().enumerate() {
                exprs.push(match (constant_index(ir, *value), kept.iter().position(|own| own == value)) {
                    _ if !self.uses(first + number) => AffineExpr::constant(0),
                    (Some(constant), _) => AffineExpr::constant(constant),
                    (None, Some(position)) => input(position as u32),
                    (None, None) => {
                        kept.push(*value);
                        input(kept.len() as u32 - 1)
                    }
                });
            }
            (kept, exprs)
        };
        let (dims, new_dims) = keep(old_dims, 0, AffineExpr::dim);
        let (symbols, new_symbols) = keep(old_symbols, old_dims.len(), AffineExpr::symbol);
        let map = self.map.replace(&new_dims, &new_symbols, dims.len() as u32, symbols.len() as u32);
        Self { map, operands: [dims, symbols].concat() }
    }
}

/// A number that no factor and no constant of an expression exceeds; `None` if it has more than 64 bits. Quotients and
/// remainders are terms of their own.
fn size_of_factors(expr: &AffineExpr) -> Option<u64> {
    use AffineExprKind::{Add, CeilDiv, Constant, Dim, FloorDiv, Mod, Mul, Symbol};
    match expr.kind() {
        Dim(_) | Symbol(_) => Some(1),
        Constant(number) => Some(number.unsigned_abs()),
        Add(lhs, rhs) => size_of_factors(lhs)?.checked_add(size_of_factors(rhs)?),
        Mul(lhs, rhs) => size_of_factors(lhs)?.checked_mul(size_of_factors(rhs)?),
        FloorDiv(lhs, rhs) | CeilDiv(lhs, rhs) | Mod(lhs, rhs) => {
            size_of_factors(lhs)?;
            size_of_factors(rhs).map(|_| 1)
        }
    }
}

/// Adds an operand to a list, and returns its input of the map.
fn push(list: &mut Vec<Value>, value: Value, input: fn(u32) -> AffineExpr) -> AffineExpr {
    list.push(value);
    input(list.len() as u32 - 1)
}

/// The next input of the map.
fn advance(next: &mut u32, input: fn(u32) -> AffineExpr) -> AffineExpr {
    *next += 1;
    input(*next - 1)
}

/// Whether an index is the variable of an affine loop, or computed from such ones and symbols.
fn is_loop_index(ir: &Ir<'_>, value: Value) -> bool {
    match value.defining_op(ir) {
        Some(op) => {
            let is_dim = |operand| is_loop_index(ir, operand) || is_symbol(ir, operand);
            AffineApplyOp::cast(ir, op).is_some() && op.operands(ir).all(is_dim)
        }
        None => is_induction_variable(ir, value),
    }
}
