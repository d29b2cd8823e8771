//! The tree of an affine expression and its queries.

use std::ops::{Add, Mul, Neg, Sub};
use std::sync::Arc;

use super::simplify;

/// An integer expression over dimensions and symbols: sums, products, floor and ceiling divisions, remainders.
///
/// Expressions are immutable and shared; building one simplifies it as MLIR does.
///
/// ```
/// use rtblgen_runtime::affine::AffineExpr;
/// let d0 = AffineExpr::dim(0);
/// assert_eq!((d0.clone() - d0.clone() * AffineExpr::constant(3)).to_string(), "d0 * -2");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineExpr(Arc<Node>);

/// A node with what is asked again and again while expressions are built.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Node {
    kind: AffineExprKind,
    /// Whether no dimension occurs in it.
    is_symbolic: bool,
}

/// The node of an [`AffineExpr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AffineExprKind {
    /// The dimension `dN`.
    Dim(u32),
    /// The symbol `sN`.
    Symbol(u32),
    /// A constant.
    Constant(i64),
    /// A sum.
    Add(AffineExpr, AffineExpr),
    /// A product.
    Mul(AffineExpr, AffineExpr),
    /// A division, rounded towards negative infinity.
    FloorDiv(AffineExpr, AffineExpr),
    /// A division, rounded towards positive infinity.
    CeilDiv(AffineExpr, AffineExpr),
    /// The remainder of the division that rounds towards negative infinity: never negative for a positive divisor.
    Mod(AffineExpr, AffineExpr),
}

impl AffineExpr {
    /// The dimension `d{position}`.
    pub fn dim(position: u32) -> Self {
        Self::raw(AffineExprKind::Dim(position))
    }

    /// The symbol `s{position}`.
    pub fn symbol(position: u32) -> Self {
        Self::raw(AffineExprKind::Symbol(position))
    }

    /// A constant.
    pub fn constant(value: i64) -> Self {
        Self::raw(AffineExprKind::Constant(value))
    }

    /// A node that no simplification applies to.
    pub(super) fn raw(kind: AffineExprKind) -> Self {
        let is_symbolic = match &kind {
            AffineExprKind::Dim(_) => false,
            AffineExprKind::Symbol(_) | AffineExprKind::Constant(_) => true,
            AffineExprKind::Add(lhs, rhs)
            | AffineExprKind::Mul(lhs, rhs)
            | AffineExprKind::FloorDiv(lhs, rhs)
            | AffineExprKind::CeilDiv(lhs, rhs)
            | AffineExprKind::Mod(lhs, rhs) => lhs.0.is_symbolic && rhs.0.is_symbolic,
        };
        Self(Arc::new(Node { kind, is_symbolic }))
    }

    /// The node.
    pub fn kind(&self) -> &AffineExprKind {
        &self.0.kind
    }

    /// The value, if this is a constant.
    pub fn as_constant(&self) -> Option<i64> {
        match self.kind() {
            AffineExprKind::Constant(value) => Some(*value),
            _ => None,
        }
    }

    /// The operands of a sum, product, division or remainder.
    pub fn operands(&self) -> Option<(&AffineExpr, &AffineExpr)> {
        match self.kind() {
            AffineExprKind::Add(lhs, rhs)
            | AffineExprKind::Mul(lhs, rhs)
            | AffineExprKind::FloorDiv(lhs, rhs)
            | AffineExprKind::CeilDiv(lhs, rhs)
            | AffineExprKind::Mod(lhs, rhs) => Some((lhs, rhs)),
            _ => None,
        }
    }

    /// `self` divided by `divisor`, rounded towards negative infinity.
    pub fn floor_div(&self, divisor: &AffineExpr) -> AffineExpr {
        simplify::floor_div(self, divisor)
            .unwrap_or_else(|| Self::raw(AffineExprKind::FloorDiv(self.clone(), divisor.clone())))
    }

    /// `self` divided by `divisor`, rounded towards positive infinity.
    pub fn ceil_div(&self, divisor: &AffineExpr) -> AffineExpr {
        simplify::ceil_div(self, divisor)
            .unwrap_or_else(|| Self::raw(AffineExprKind::CeilDiv(self.clone(), divisor.clone())))
    }

    /// The remainder of [`floor_div`](Self::floor_div).
    pub fn modulo(&self, divisor: &AffineExpr) -> AffineExpr {
        simplify::modulo(self, divisor)
            .unwrap_or_else(|| Self::raw(AffineExprKind::Mod(self.clone(), divisor.clone())))
    }

    /// The sum of two expressions.
    pub fn plus(&self, other: &AffineExpr) -> AffineExpr {
        simplify::add(self, other)
            .unwrap_or_else(|| Self::raw(AffineExprKind::Add(self.clone(), other.clone())))
    }

    /// The product of two expressions.
    pub fn times(&self, other: &AffineExpr) -> AffineExpr {
        simplify::mul(self, other)
            .unwrap_or_else(|| Self::raw(AffineExprKind::Mul(self.clone(), other.clone())))
    }

    /// Whether no dimension occurs in it.
    pub fn is_symbolic_or_constant(&self) -> bool {
        self.0.is_symbolic
    }

    /// Whether it is affine in the narrow sense: a factor of each product and every divisor is a constant.
    pub fn is_pure_affine(&self) -> bool {
        match self.kind() {
            AffineExprKind::Dim(_) | AffineExprKind::Symbol(_) | AffineExprKind::Constant(_) => true,
            AffineExprKind::Add(..) => self.both(AffineExpr::is_pure_affine),
            AffineExprKind::Mul(lhs, rhs) => {
                self.both(AffineExpr::is_pure_affine)
                    && (lhs.as_constant().is_some() || rhs.as_constant().is_some())
            }
            AffineExprKind::FloorDiv(lhs, rhs)
            | AffineExprKind::CeilDiv(lhs, rhs)
            | AffineExprKind::Mod(lhs, rhs) => lhs.is_pure_affine() && rhs.as_constant().is_some(),
        }
    }

    /// The expression with others in the place of its dimensions and symbols (MLIR's `replaceDimsAndSymbols`). A dimension
    /// or symbol beyond the end of its list stays.
    ///
    /// ```
    /// use rtblgen_runtime::affine::AffineExpr;
    /// let sum = AffineExpr::dim(0) + AffineExpr::symbol(0);
    /// assert_eq!(sum.replace(&[AffineExpr::dim(1)], &[AffineExpr::constant(4)]).to_string(), "d1 + 4");
    /// ```
    pub fn replace(&self, dims: &[AffineExpr], symbols: &[AffineExpr]) -> AffineExpr {
        let new = |list: &[AffineExpr], position: u32| list.get(position as usize).unwrap_or(self).clone();
        let both = |lhs: &AffineExpr, rhs: &AffineExpr, build: fn(&AffineExpr, &AffineExpr) -> AffineExpr| {
            build(&lhs.replace(dims, symbols), &rhs.replace(dims, symbols))
        };
        match self.kind() {
            AffineExprKind::Dim(position) => new(dims, *position),
            AffineExprKind::Symbol(position) => new(symbols, *position),
            AffineExprKind::Constant(_) => self.clone(),
            AffineExprKind::Add(lhs, rhs) => both(lhs, rhs, AffineExpr::plus),
            AffineExprKind::Mul(lhs, rhs) => both(lhs, rhs, AffineExpr::times),
            AffineExprKind::FloorDiv(lhs, rhs) => both(lhs, rhs, AffineExpr::floor_div),
            AffineExprKind::CeilDiv(lhs, rhs) => both(lhs, rhs, AffineExpr::ceil_div),
            AffineExprKind::Mod(lhs, rhs) => both(lhs, rhs, AffineExpr::modulo),
        }
    }

    /// Whether a dimension or symbol, as a node, occurs in it.
    pub fn contains(&self, input: &AffineExprKind) -> bool {
        self.kind() == input
            || self.operands().is_some_and(|(lhs, rhs)| lhs.contains(input) || rhs.contains(input))
    }

    fn both(&self, test: fn(&AffineExpr) -> bool) -> bool {
        self.operands().is_some_and(|(lhs, rhs)| test(lhs) && test(rhs))
    }

    /// The largest integer that is known to divide every value of the expression; 0 for the constant 0.
    pub fn largest_known_divisor(&self) -> u64 {
        match self.kind() {
            AffineExprKind::Dim(_) | AffineExprKind::Symbol(_) => 1,
            AffineExprKind::Constant(value) => value.unsigned_abs(),
            AffineExprKind::Mul(lhs, rhs) => {
                lhs.largest_known_divisor().wrapping_mul(rhs.largest_known_divisor())
            }
            AffineExprKind::Add(lhs, rhs) | AffineExprKind::Mod(lhs, rhs) => {
                greatest_common_divisor(lhs.largest_known_divisor(), rhs.largest_known_divisor())
            }
            AffineExprKind::FloorDiv(lhs, rhs) | AffineExprKind::CeilDiv(lhs, rhs) => match rhs.as_constant()
            {
                Some(divisor) if divisor != 0 => {
                    let (known, divisor) = (lhs.largest_known_divisor(), divisor.unsigned_abs());
                    if known % divisor == 0 { known / divisor } else { 1 }
                }
                _ => 1,
            },
        }
    }
}

fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Add for AffineExpr {
    type Output = AffineExpr;
    fn add(self, other: AffineExpr) -> AffineExpr {
        self.plus(&other)
    }
}

impl Mul for AffineExpr {
    type Output = AffineExpr;
    fn mul(self, other: AffineExpr) -> AffineExpr {
        self.times(&other)
    }
}

impl Neg for AffineExpr {
    type Output = AffineExpr;
    fn neg(self) -> AffineExpr {
        self.times(&AffineExpr::constant(-1))
    }
}

impl Sub for AffineExpr {
    type Output = AffineExpr;
    fn sub(self, other: AffineExpr) -> AffineExpr {
        self.plus(&-other)
    }
}
