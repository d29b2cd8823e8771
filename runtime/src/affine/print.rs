//! The text of affine expressions, maps and integer sets.

use std::fmt::{self, Display, Formatter, Write};

use super::expr::{AffineExpr, AffineExprKind};
use super::map::{AffineMap, IntegerSet};

/// Whether the surroundings bind tighter than a sum.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Binding {
    Weak,
    Strong,
}

impl Display for AffineExpr {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write_expr(self, Binding::Weak, out)
    }
}

fn write_expr(expr: &AffineExpr, binding: Binding, out: &mut dyn Write) -> fmt::Result {
    match expr.kind() {
        AffineExprKind::Dim(position) => write!(out, "d{position}"),
        AffineExprKind::Symbol(position) => write!(out, "s{position}"),
        AffineExprKind::Constant(value) => write!(out, "{value}"),
        AffineExprKind::Add(lhs, rhs) => parenthesized(binding, out, |out| write_sum(lhs, rhs, out)),
        AffineExprKind::Mul(lhs, rhs) if rhs.as_constant() == Some(-1) => {
            parenthesized(binding, out, |out| {
                out.write_char('-')?;
                write_expr(lhs, Binding::Strong, out)
            })
        }
        AffineExprKind::Mul(lhs, rhs) => write_infix(lhs, " * ", rhs, binding, out),
        AffineExprKind::FloorDiv(lhs, rhs) => write_infix(lhs, " floordiv ", rhs, binding, out),
        AffineExprKind::CeilDiv(lhs, rhs) => write_infix(lhs, " ceildiv ", rhs, binding, out),
        AffineExprKind::Mod(lhs, rhs) => write_infix(lhs, " mod ", rhs, binding, out),
    }
}

fn parenthesized(
    binding: Binding,
    out: &mut dyn Write,
    body: impl FnOnce(&mut dyn Write) -> fmt::Result,
) -> fmt::Result {
    if binding == Binding::Weak {
        return body(out);
    }
    out.write_char('(')?;
    body(out)?;
    out.write_char(')')
}

fn write_infix(
    lhs: &AffineExpr,
    operator: &str,
    rhs: &AffineExpr,
    binding: Binding,
    out: &mut dyn Write,
) -> fmt::Result {
    parenthesized(binding, out, |out| {
        write_expr(lhs, Binding::Strong, out)?;
        out.write_str(operator)?;
        write_expr(rhs, Binding::Strong, out)
    })
}

/// A sum, written as a difference where the right side is negative.
fn write_sum(lhs: &AffineExpr, rhs: &AffineExpr, out: &mut dyn Write) -> fmt::Result {
    write_expr(lhs, Binding::Weak, out)?;
    if let AffineExprKind::Mul(factor, scale) = rhs.kind()
        && let Some(scale) = scale.as_constant().filter(|scale| *scale < 0)
    {
        out.write_str(" - ")?;
        if scale == -1 {
            let sum = matches!(factor.kind(), AffineExprKind::Add(..));
            return write_expr(factor, if sum { Binding::Strong } else { Binding::Weak }, out);
        }
        write_expr(factor, Binding::Strong, out)?;
        return write!(out, " * {}", scale.wrapping_neg());
    }
    if let Some(value) = rhs.as_constant().filter(|value| *value < 0) {
        return write!(out, " - {}", value.wrapping_neg());
    }
    out.write_str(" + ")?;
    write_expr(rhs, Binding::Weak, out)
}

/// `(d0, d1)[s0]`; the symbols only if there are any.
fn write_space(dims: u32, symbols: u32, out: &mut Formatter<'_>) -> fmt::Result {
    out.write_char('(')?;
    for position in 0..dims {
        write!(out, "{}d{position}", if position == 0 { "" } else { ", " })?;
    }
    out.write_char(')')?;
    if symbols == 0 {
        return Ok(());
    }
    out.write_char('[')?;
    for position in 0..symbols {
        write!(out, "{}s{position}", if position == 0 { "" } else { ", " })?;
    }
    out.write_char(']')
}

impl Display for AffineMap {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write_space(self.dims(), self.symbols(), out)?;
        out.write_str(" -> (")?;
        for (index, result) in self.results().iter().enumerate() {
            write!(out, "{}{result}", if index == 0 { "" } else { ", " })?;
        }
        out.write_char(')')
    }
}

impl Display for IntegerSet {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write_space(self.dims(), self.symbols(), out)?;
        out.write_str(" : (")?;
        for (index, (expr, equality)) in self.constraints().iter().enumerate() {
            let relation = if *equality { "==" } else { ">=" };
            write!(out, "{}{expr} {relation} 0", if index == 0 { "" } else { ", " })?;
        }
        out.write_char(')')
    }
}
