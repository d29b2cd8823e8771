//! The simplifications that MLIR does when an affine expression is built.
//!
//! Each function returns `None` where nothing applies and the plain node is built.

use super::expr::{AffineExpr, AffineExprKind};

fn as_add(expr: &AffineExpr) -> Option<(&AffineExpr, &AffineExpr)> {
    match expr.kind() {
        AffineExprKind::Add(lhs, rhs) => Some((lhs, rhs)),
        _ => None,
    }
}

fn as_mul(expr: &AffineExpr) -> Option<(&AffineExpr, &AffineExpr)> {
    match expr.kind() {
        AffineExprKind::Mul(lhs, rhs) => Some((lhs, rhs)),
        _ => None,
    }
}

fn as_floor_div(expr: &AffineExpr) -> Option<(&AffineExpr, &AffineExpr)> {
    match expr.kind() {
        AffineExprKind::FloorDiv(lhs, rhs) => Some((lhs, rhs)),
        _ => None,
    }
}

/// `expr * c`, or `expr * 1`.
fn as_scaled(expr: &AffineExpr) -> (&AffineExpr, i64) {
    match as_mul(expr) {
        Some((factor, scale)) => scale.as_constant().map_or((expr, 1), |scale| (factor, scale)),
        None => (expr, 1),
    }
}

/// Two dimensions, or two symbols, of which the second comes first.
fn are_out_of_order(lhs: &AffineExpr, rhs: &AffineExpr) -> bool {
    match (lhs.kind(), rhs.kind()) {
        (AffineExprKind::Dim(lhs), AffineExprKind::Dim(rhs))
        | (AffineExprKind::Symbol(lhs), AffineExprKind::Symbol(rhs)) => lhs > rhs,
        _ => false,
    }
}

pub(super) fn add(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    if let (Some(a), Some(b)) = (lhs.as_constant(), rhs.as_constant()) {
        return a.checked_add(b).map(AffineExpr::constant);
    }
    // Constants are on the right, and symbols right of dimensions.
    if lhs.as_constant().is_some() || (lhs.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant()) {
        return Some(rhs.plus(lhs));
    }
    if are_out_of_order(lhs, rhs) {
        return Some(rhs.plus(lhs));
    }
    if let Some(b) = rhs.as_constant() {
        if b == 0 {
            return Some(lhs.clone());
        }
        // (x + a) + b is x + (a + b). MLIR lets that overflow, where the sum for a negative x did not.
        if let Some((x, a)) = as_add(lhs)
            && let Some(a) = a.as_constant()
        {
            return a.checked_add(b).map(|sum| x.plus(&AffineExpr::constant(sum)));
        }
    }
    add_multiples(lhs, rhs).or_else(|| move_constant_right(lhs, rhs)).or_else(|| fold_remainder(lhs, rhs))
}

/// `x * a + x * b` is `x * (a + b)`.
fn add_multiples(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let ((x, a), (y, b)) = (as_scaled(lhs), as_scaled(rhs));
    let sum = a.checked_add(b).filter(|_| x == y)?;
    Some(x.times(&AffineExpr::constant(sum)))
}

/// `(x + a) + y` is `(x + y) + a`.
fn move_constant_right(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let (x, a) = as_add(lhs)?;
    a.as_constant()?;
    Some(x.plus(rhs).plus(a))
}

/// `x - (x floordiv q) * q` is `x mod q`; also where `x` is the last summand of the left side.
fn fold_remainder(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    rhs.operands()?;
    let (factor, scale) = as_mul(rhs)?;
    // (x floordiv q) * q * -1, where q is symbolic.
    if scale.as_constant() == Some(-1)
        && let Some((quotient, q)) = as_mul(factor)
    {
        let (x, divisor) = as_floor_div(quotient)?;
        if divisor == q && x == lhs {
            return Some(lhs.modulo(q));
        }
    }
    let (x, divisor) = as_floor_div(factor)?;
    let positive = divisor.as_constant().is_some_and(|divisor| divisor > 0);
    if positive && lhs == x && *divisor == -scale.clone() {
        return Some(lhs.modulo(divisor));
    }
    let (first, last) = as_add(lhs)?;
    add(last, rhs).map(|simplified| first.plus(&simplified))
}

pub(super) fn mul(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    if let (Some(a), Some(b)) = (lhs.as_constant(), rhs.as_constant()) {
        return a.checked_mul(b).map(AffineExpr::constant);
    }
    // Constants and symbols are on the right.
    if !rhs.is_symbolic_or_constant() || lhs.as_constant().is_some() {
        debug_assert!(lhs.is_symbolic_or_constant(), "a product of two dimensions is not affine");
        return lhs.is_symbolic_or_constant().then(|| rhs.times(lhs));
    }
    if are_out_of_order(lhs, rhs) {
        return Some(rhs.times(lhs));
    }
    match rhs.as_constant() {
        Some(1) => return Some(lhs.clone()),
        Some(0) => return Some(rhs.clone()),
        _ => {}
    }
    let (x, a) = as_mul(lhs)?;
    let constant = a.as_constant()?;
    if let Some(b) = rhs.as_constant() {
        // MLIR lets the product overflow.
        return constant.checked_mul(b).map(|product| x.times(&AffineExpr::constant(product)));
    }
    // (x * a) * y is (x * y) * a.
    Some(x.times(rhs).times(a))
}

pub(super) fn floor_div(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let divisor = rhs.as_constant().filter(|divisor| *divisor != 0)?;
    if let Some(value) = lhs.as_constant() {
        return quotient(value, divisor, false).map(AffineExpr::constant);
    }
    if divisor == 1 {
        return Some(lhs.clone());
    }
    if let Some(quotient) = divide_multiple(lhs, divisor) {
        return Some(quotient);
    }
    // A summand that the divisor divides can be divided on its own.
    let (x, y) = as_add(lhs)?;
    let divides = |expr: &AffineExpr| expr.largest_known_divisor().is_multiple_of(divisor.unsigned_abs());
    (divides(x) || divides(y)).then(|| x.floor_div(rhs).plus(&y.floor_div(rhs)))
}

pub(super) fn ceil_div(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let divisor = rhs.as_constant().filter(|divisor| *divisor != 0)?;
    if let Some(value) = lhs.as_constant() {
        return quotient(value, divisor, true).map(AffineExpr::constant);
    }
    if divisor == 1 {
        return Some(lhs.clone());
    }
    divide_multiple(lhs, divisor)
}

/// `(x * a) / c` is `x * (a / c)` if `c` divides `a`.
fn divide_multiple(lhs: &AffineExpr, divisor: i64) -> Option<AffineExpr> {
    let (x, a) = as_mul(lhs)?;
    let a = a.as_constant()?;
    (a.checked_rem(divisor)? == 0).then(|| x.times(&AffineExpr::constant(a / divisor)))
}

/// The quotient of numbers, rounded up or down; `None` if it has more than 64 bits.
fn quotient(value: i64, divisor: i64, rounds_up: bool) -> Option<i64> {
    let truncated = value.checked_div(divisor)?;
    let is_negative = (value < 0) != (divisor < 0);
    // The quotient of a number that is not a multiple is rounded toward zero, and so is not at the end of the range.
    Some(match (value % divisor != 0, rounds_up) {
        (true, true) if !is_negative => truncated + 1,
        (true, false) if is_negative => truncated - 1,
        _ => truncated,
    })
}

pub(super) fn modulo(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let divisor = rhs.as_constant().filter(|divisor| *divisor >= 1)?;
    if let Some(value) = lhs.as_constant() {
        return Some(AffineExpr::constant(value.rem_euclid(divisor)));
    }
    let divides = |expr: &AffineExpr| expr.largest_known_divisor().is_multiple_of(divisor.unsigned_abs());
    if divides(lhs) {
        return Some(AffineExpr::constant(0));
    }
    if let Some((x, y)) = as_add(lhs) {
        if divides(x) {
            return Some(y.modulo(rhs));
        }
        return divides(y).then(|| x.modulo(rhs));
    }
    // (x mod a) mod c is x mod c if c divides a.
    if let AffineExprKind::Mod(x, a) = lhs.kind() {
        let a = a.as_constant().filter(|a| *a >= 1)?;
        return (a % divisor == 0).then(|| x.modulo(rhs));
    }
    None
}
