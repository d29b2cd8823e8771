//! Expressions without divisions and remainders, as coefficients.

use super::expr::{AffineExpr, AffineExprKind};

/// An affine expression without divisions and remainders: a factor of each dimension and symbol, and a constant.
///
/// ```
/// use rtblgen_runtime::affine::{AffineExpr, LinearExpr};
/// let d = AffineExpr::dim;
/// let linear = LinearExpr::of(&(d(1) * AffineExpr::constant(3) + d(0) + d(1)), 2, 0).unwrap();
/// assert_eq!((linear.factors(), linear.constant()), (&[1, 4][..], 0));
/// assert_eq!(linear.to_expr(2).to_string(), "d0 + d1 * 4");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinearExpr {
    /// The factors of the dimensions, then those of the symbols.
    factors: Vec<i64>,
    constant: i64,
}

impl LinearExpr {
    /// The form of an expression of a map with this many dimensions and symbols. `None` if it divides, multiplies
    /// variables, or if a factor overflows.
    pub fn of(expr: &AffineExpr, dims: u32, symbols: u32) -> Option<Self> {
        let mut linear = LinearExpr { factors: vec![0; (dims + symbols) as usize], constant: 0 };
        linear.add(expr, 1, dims)?;
        Some(linear)
    }

    /// The factors of the dimensions, then those of the symbols.
    pub fn factors(&self) -> &[i64] {
        &self.factors
    }

    /// The constant term.
    pub fn constant(&self) -> i64 {
        self.constant
    }

    /// The expression: dimensions and symbols in order, then the constant (MLIR's `getAffineExprFromFlatForm`).
    pub fn to_expr(&self, dims: u32) -> AffineExpr {
        let terms = self.factors.iter().zip(0..).filter(|(factor, _)| **factor != 0);
        let sum = terms.fold(AffineExpr::constant(0), |sum, (factor, position)| {
            let variable = match position < dims {
                true => AffineExpr::dim(position),
                false => AffineExpr::symbol(position - dims),
            };
            sum + variable * AffineExpr::constant(*factor)
        });
        sum + AffineExpr::constant(self.constant)
    }

    fn add(&mut self, expr: &AffineExpr, factor: i64, dims: u32) -> Option<()> {
        let add_to = |sum: &mut i64, number: i64| {
            *sum = sum.checked_add(number)?;
            Some(())
        };
        match expr.kind() {
            AffineExprKind::Dim(position) => add_to(self.factors.get_mut(*position as usize)?, factor),
            AffineExprKind::Symbol(position) => {
                add_to(self.factors.get_mut((dims + position) as usize)?, factor)
            }
            AffineExprKind::Constant(number) => add_to(&mut self.constant, factor.checked_mul(*number)?),
            AffineExprKind::Add(lhs, rhs) => {
                self.add(lhs, factor, dims)?;
                self.add(rhs, factor, dims)
            }
            AffineExprKind::Mul(lhs, rhs) => match (lhs.as_constant(), rhs.as_constant()) {
                (Some(number), _) => self.add(rhs, factor.checked_mul(number)?, dims),
                (_, Some(number)) => self.add(lhs, factor.checked_mul(number)?, dims),
                _ => None,
            },
            AffineExprKind::Mod(..) | AffineExprKind::FloorDiv(..) | AffineExprKind::CeilDiv(..) => None,
        }
    }
}
