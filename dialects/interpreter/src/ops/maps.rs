//! Evaluation of affine maps.

use rtblgen_runtime::AffineMap;
use rtblgen_runtime::affine::{AffineExpr, AffineExprKind};

use crate::fault::FaultKind;

/// The dimensions that are the results of a map; `None` if a result is another expression.
pub(super) fn permutation(map: &AffineMap) -> Option<Vec<usize>> {
    let dim = |expr: &AffineExpr| match expr.kind() {
        AffineExprKind::Dim(dim) => Some(*dim as usize),
        _ => None,
    };
    map.results().iter().map(dim).collect()
}

/// The values of dimensions and symbols; `None` is poison.
#[derive(Clone, Copy)]
pub(super) struct Inputs<'a> {
    pub(super) dims: &'a [Option<i64>],
    pub(super) symbols: &'a [Option<i64>],
    /// The number of bits of an index.
    pub(super) width: u32,
}

impl Inputs<'_> {
    /// The value of an expression; `None` is poison. A sum or a product that overflows is poison: MLIR's documentation
    /// allows lowerings to assume that none overflows, and simplifications do, such as `(d0 * 3) mod 3` to 0. The order
    /// of the terms of a sum does not matter.
    pub(super) fn number(self, expr: &AffineExpr) -> Result<Option<i64>, FaultKind> {
        let divided = |lhs: &AffineExpr, rhs: &AffineExpr, divide: fn(i64, i64) -> i64| {
            let (lhs, rhs) = (self.number(lhs)?, self.divisor(rhs)?);
            Ok::<_, FaultKind>(lhs.map(|lhs| divide(lhs, rhs)))
        };
        match expr.kind() {
            AffineExprKind::Dim(place) => Ok(self.dims.get(*place as usize).copied().flatten()),
            AffineExprKind::Symbol(place) => Ok(self.symbols.get(*place as usize).copied().flatten()),
            AffineExprKind::Constant(value) => Ok(Some(*value)),
            AffineExprKind::Add(..) => Ok(self.sum(expr)?.and_then(|sum| self.fitting(sum))),
            AffineExprKind::Mul(lhs, rhs) => {
                let factors = self.number(lhs)?.zip(self.number(rhs)?);
                Ok(factors.and_then(|(lhs, rhs)| self.fitting(i128::from(lhs) * i128::from(rhs))))
            }
            AffineExprKind::FloorDiv(lhs, rhs) => divided(lhs, rhs, i64::div_euclid),
            AffineExprKind::CeilDiv(lhs, rhs) => {
                divided(lhs, rhs, |lhs, rhs| lhs.div_euclid(rhs) + i64::from(lhs.rem_euclid(rhs) != 0))
            }
            AffineExprKind::Mod(lhs, rhs) => divided(lhs, rhs, i64::rem_euclid),
        }
    }

    /// The sum of all terms.
    fn sum(self, expr: &AffineExpr) -> Result<Option<i128>, FaultKind> {
        match expr.kind() {
            AffineExprKind::Add(lhs, rhs) => {
                Ok(self.sum(lhs)?.zip(self.sum(rhs)?).map(|(lhs, rhs)| lhs.saturating_add(rhs)))
            }
            _ => Ok(self.number(expr)?.map(i128::from)),
        }
    }

    fn fitting(self, number: i128) -> Option<i64> {
        let most = (1i128 << (self.width.clamp(1, 64) - 1)) - 1;
        (-most - 1..=most).contains(&number).then_some(number as i64)
    }

    fn divisor(self, expr: &AffineExpr) -> Result<i64, FaultKind> {
        match self.number(expr)? {
            Some(number) if number > 0 => Ok(number),
            Some(number) => {
                Err(FaultKind::undefined(format!("division by {number} in an affine expression")))
            }
            None => Err(FaultKind::undefined("division by poison in an affine expression")),
        }
    }
}
