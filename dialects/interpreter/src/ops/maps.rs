//! Affine maps on numbers.

use rtblgen_runtime::AffineMap;
use rtblgen_runtime::affine::{AffineExpr, AffineExprKind};

use crate::fault::FaultKind;

/// The dimensions that the results of a map are.
pub(super) fn permutation(map: &AffineMap) -> Option<Vec<usize>> {
    let dim = |expr: &AffineExpr| match expr.kind() {
        AffineExprKind::Dim(dim) => Some(*dim as usize),
        _ => None,
    };
    map.results().iter().map(dim).collect()
}

/// The number of an expression.
pub(super) fn number(expr: &AffineExpr, dims: &[i64], symbols: &[i64]) -> Result<i64, FaultKind> {
    let both = |lhs: &AffineExpr, rhs: &AffineExpr| {
        Ok::<_, FaultKind>((number(lhs, dims, symbols)?, number(rhs, dims, symbols)?))
    };
    let divisor = |rhs: i64| match rhs > 0 {
        true => Ok(rhs),
        false => Err(FaultKind::undefined(format!("division by {rhs} in an affine expression"))),
    };
    Ok(match expr.kind() {
        AffineExprKind::Dim(place) => dims.get(*place as usize).copied().unwrap_or_default(),
        AffineExprKind::Symbol(place) => symbols.get(*place as usize).copied().unwrap_or_default(),
        AffineExprKind::Constant(value) => *value,
        AffineExprKind::Add(lhs, rhs) => {
            let (lhs, rhs) = both(lhs, rhs)?;
            lhs.wrapping_add(rhs)
        }
        AffineExprKind::Mul(lhs, rhs) => {
            let (lhs, rhs) = both(lhs, rhs)?;
            lhs.wrapping_mul(rhs)
        }
        AffineExprKind::FloorDiv(lhs, rhs) => {
            let (lhs, rhs) = both(lhs, rhs)?;
            lhs.div_euclid(divisor(rhs)?)
        }
        AffineExprKind::CeilDiv(lhs, rhs) => {
            let (lhs, rhs) = both(lhs, rhs)?;
            let rhs = divisor(rhs)?;
            lhs.div_euclid(rhs) + i64::from(lhs.rem_euclid(rhs) != 0)
        }
        AffineExprKind::Mod(lhs, rhs) => {
            let (lhs, rhs) = both(lhs, rhs)?;
            lhs.rem_euclid(divisor(rhs)?)
        }
    })
}
