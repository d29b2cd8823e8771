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

/// The names of dimensions and symbols.
#[derive(Clone, Copy)]
struct Names<'a> {
    dim: &'a dyn Fn(u32) -> String,
    symbol: &'a dyn Fn(u32) -> String,
}

/// Writes an expression. Dimensions and symbols are `d0` and `s0` where they have no names.
#[derive(Clone, Copy)]
struct Writer<'a> {
    names: Option<Names<'a>>,
}

impl Display for AffineExpr {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        Writer { names: None }.expr(self, Binding::Weak, out)
    }
}

impl AffineExpr {
    /// The text with other names for dimensions and symbols.
    ///
    /// ```
    /// use rtblgen_runtime::affine::AffineExpr;
    /// let sum = AffineExpr::dim(0) + AffineExpr::symbol(0);
    /// let text = sum.to_string_with(&|_| "%i".to_owned(), &|_| "symbol(%n)".to_owned());
    /// assert_eq!(text, "%i + symbol(%n)");
    /// ```
    pub fn to_string_with(&self, dim: &dyn Fn(u32) -> String, symbol: &dyn Fn(u32) -> String) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = Writer { names: Some(Names { dim, symbol }) }.expr(self, Binding::Weak, &mut text);
        text
    }
}

impl Writer<'_> {
    fn expr(self, expr: &AffineExpr, binding: Binding, out: &mut dyn Write) -> fmt::Result {
        match (expr.kind(), self.names) {
            (AffineExprKind::Dim(position), Some(names)) => out.write_str(&(names.dim)(*position)),
            (AffineExprKind::Symbol(position), Some(names)) => out.write_str(&(names.symbol)(*position)),
            _ => self.named(expr, binding, out),
        }
    }

    fn named(self, expr: &AffineExpr, binding: Binding, out: &mut dyn Write) -> fmt::Result {
        match expr.kind() {
            AffineExprKind::Dim(position) => write!(out, "d{position}"),
            AffineExprKind::Symbol(position) => write!(out, "s{position}"),
            AffineExprKind::Constant(value) => write!(out, "{value}"),
            AffineExprKind::Add(lhs, rhs) => parenthesized(binding, out, |out| self.sum(lhs, rhs, out)),
            AffineExprKind::Mul(lhs, rhs) if rhs.as_constant() == Some(-1) => {
                parenthesized(binding, out, |out| {
                    out.write_char('-')?;
                    self.expr(lhs, Binding::Strong, out)
                })
            }
            AffineExprKind::Mul(lhs, rhs) => self.infix(lhs, " * ", rhs, binding, out),
            AffineExprKind::FloorDiv(lhs, rhs) => self.infix(lhs, " floordiv ", rhs, binding, out),
            AffineExprKind::CeilDiv(lhs, rhs) => self.infix(lhs, " ceildiv ", rhs, binding, out),
            AffineExprKind::Mod(lhs, rhs) => self.infix(lhs, " mod ", rhs, binding, out),
        }
    }

    fn infix(
        self,
        lhs: &AffineExpr,
        operator: &str,
        rhs: &AffineExpr,
        binding: Binding,
        out: &mut dyn Write,
    ) -> fmt::Result {
        parenthesized(binding, out, |out| {
            self.expr(lhs, Binding::Strong, out)?;
            out.write_str(operator)?;
            self.expr(rhs, Binding::Strong, out)
        })
    }

    /// A sum, written as a difference where the right side is negative. The least number stays, since no number is its
    /// negation.
    fn sum(self, lhs: &AffineExpr, rhs: &AffineExpr, out: &mut dyn Write) -> fmt::Result {
        self.expr(lhs, Binding::Weak, out)?;
        if let AffineExprKind::Mul(factor, scale) = rhs.kind()
            && let Some(scale) = scale.as_constant().filter(|scale| *scale < 0 && *scale != i64::MIN)
        {
            out.write_str(" - ")?;
            if scale == -1 {
                let sum = matches!(factor.kind(), AffineExprKind::Add(..));
                return self.expr(factor, if sum { Binding::Strong } else { Binding::Weak }, out);
            }
            self.expr(factor, Binding::Strong, out)?;
            return write!(out, " * {}", -scale);
        }
        if let Some(value) = rhs.as_constant().filter(|value| *value < 0 && *value != i64::MIN) {
            return write!(out, " - {}", -value);
        }
        out.write_str(" + ")?;
        self.expr(rhs, Binding::Weak, out)
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
