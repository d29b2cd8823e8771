//! Integers: the promotions and conversions of C++, and arithmetic in the type that they give.
//!
//! Unsigned arithmetic wraps. The step has no result where C++ leaves the result undefined (signed overflow,
//! division by zero, a shift by too much).

use std::ops::Range;

use super::operators::{Operation, bool_value};
use super::{IntegerKind, Translated, Ty, operand, unknown};
use crate::error::Untranslated;
use crate::syntax::BinaryOperator;

impl Translated {
    /// A constant, which must fit the type.
    pub(super) fn number(value: i128, kind: IntegerKind) -> Self {
        let constant = Some(value);
        Self { constant, ..Self::new(format!("{value}{}", kind.rust()), Ty::Integer(kind)) }
    }

    /// The text for a place where rustc infers the type: a constant without its suffix.
    pub(super) fn bare(&self) -> String {
        self.constant.map_or_else(|| self.rust.clone(), |value| value.to_string())
    }
}

/// The type of a literal: the first that fits, of those that its suffix and its base allow.
pub(super) fn literal_kind(value: u128, unsigned: bool, long: bool, decimal: bool) -> Option<IntegerKind> {
    let allowed = [IntegerKind::INT, IntegerKind::UNSIGNED, IntegerKind::I64, IntegerKind::U64];
    allowed.into_iter().find(|kind| {
        let fits = value <= (u128::MAX >> (128 - kind.width + u32::from(kind.signed)));
        let is_allowed = if unsigned { !kind.signed } else { kind.signed || !decimal };
        fits && is_allowed && (!long || kind.width == 64)
    })
}

/// The type of an operand after integral promotion; `None` if it is neither an integer nor `bool`.
pub(super) fn promoted(ty: &Ty) -> Option<IntegerKind> {
    match ty {
        Ty::Bool => Some(IntegerKind::INT),
        Ty::Integer(kind) if kind.width < IntegerKind::INT.width => Some(IntegerKind::INT),
        Ty::Integer(kind) => Some(*kind),
        _ => None,
    }
}

/// The type that the usual arithmetic conversions give; `None` if an operand is neither an integer nor `bool`.
pub(super) fn common_kind(left: &Ty, right: &Ty) -> Option<IntegerKind> {
    let (left, right) = (promoted(left)?, promoted(right)?);
    Some(match left.width.cmp(&right.width) {
        std::cmp::Ordering::Less => right,
        std::cmp::Ordering::Greater => left,
        std::cmp::Ordering::Equal => IntegerKind { signed: left.signed && right.signed, ..left },
    })
}

/// An integer or a `bool` as an integer of another type, modulo its range.
pub(super) fn converted(value: Translated, kind: IntegerKind) -> Translated {
    match (value.constant, &value.ty) {
        (_, Ty::Integer(own)) if *own == kind => value,
        (Some(number), _) => Translated::number(wrapped(number, kind), kind),
        _ => Translated::new(format!("({} as {})", value.rust, kind.rust()), Ty::Integer(kind)),
    }
}

/// A number modulo the range of a type.
fn wrapped(number: i128, kind: IntegerKind) -> i128 {
    let unused = 128 - kind.width;
    match kind.signed {
        true => (number << unused) >> unused,
        false => ((number as u128) << unused >> unused) as i128,
    }
}

/// A constant of a type: it wraps if the type is unsigned, and is an error if a signed type cannot hold it.
fn constant(number: i128, kind: IntegerKind, range: &Range<usize>) -> Result<Translated, Untranslated> {
    let value = wrapped(number, kind);
    match kind.signed && value != number {
        true => Err(unknown(range, "a constant that overflows")),
        false => Ok(Translated::number(value, kind)),
    }
}

impl Operation<'_> {
    /// Both operands in their common type.
    fn in_common(self) -> Result<(IntegerKind, Self), Untranslated> {
        match common_kind(&self.left.ty, &self.right.ty) {
            Some(kind) => {
                let (left, right) = (converted(self.left, kind), converted(self.right, kind));
                Ok((kind, Self { left, right, ..self }))
            }
            None => Err(self.mistyped()),
        }
    }

    /// A comparison of integers, in their common type.
    pub(super) fn comparison(self) -> Result<Translated, Untranslated> {
        let (kind, Self { operator, left, right, .. }) = self.in_common()?;
        let is_equality = matches!(operator, BinaryOperator::Equal | BinaryOperator::NotEqual);
        let text = |value: &Translated| match value.constant {
            Some(number) if !is_equality => limit(number, kind).unwrap_or_else(|| value.bare()),
            _ => value.bare(),
        };
        let left_text = if right.constant.is_some() { left.rust.clone() } else { text(&left) };
        Ok(bool_value(format!("({left_text} {} {})", operator.spelling(), text(&right))))
    }

    /// `&`, `|` and `^`.
    pub(super) fn bits(self) -> Result<Translated, Untranslated> {
        let spelling = self.operator.spelling();
        if let (Ty::Enum(a), Ty::Enum(b)) = (&self.left.ty, &self.right.ty)
            && a == b
        {
            return Ok(Translated::new(
                format!("({} {spelling} {})", self.left.rust, self.right.rust),
                self.left.ty,
            ));
        }
        let (kind, Self { operator, left, right, .. }) = self.in_common()?;
        if let (Some(a), Some(b)) = (left.constant, right.constant) {
            let number = match operator {
                BinaryOperator::BitAnd => a & b,
                BinaryOperator::BitOr => a | b,
                _ => a ^ b,
            };
            return Ok(Translated::number(wrapped(number, kind), kind));
        }
        Ok(Translated::new(format!("({} {spelling} {})", left.rust, right.rust), Ty::Integer(kind)))
    }

    /// `+`, `-`, `*`, `/` and `%`.
    pub(super) fn integer_arithmetic(self) -> Result<Translated, Untranslated> {
        use BinaryOperator as B;
        let (kind, Self { operator, left, right, range }) = self.in_common()?;
        let exact = match (operator, left.constant, right.constant) {
            (B::Add, Some(a), Some(b)) => a.checked_add(b),
            (B::Subtract, Some(a), Some(b)) => a.checked_sub(b),
            (B::Multiply, Some(a), Some(b)) => a.checked_mul(b),
            (B::Divide | B::Remainder, _, Some(0)) => return Err(unknown(range, "a division by zero")),
            (B::Divide, Some(a), Some(b)) => a.checked_div(b),
            (B::Remainder, Some(a), Some(b)) => a.checked_rem(b),
            _ => None,
        };
        if let Some(number) = exact {
            return constant(number, kind, range);
        }
        let ty = Ty::Integer(kind);
        let (object, argument) = (operand(&left.rust), &right.rust);
        let method = match (operator, right.constant) {
            (B::Divide | B::Remainder, Some(divisor)) if divisor != -1 => {
                return Ok(Translated::new(
                    format!("({} {} {argument})", left.rust, operator.spelling()),
                    ty,
                ));
            }
            (B::Divide, _) => "div",
            (B::Remainder, _) => "rem",
            (B::Add, _) => "add",
            (B::Subtract, _) => "sub",
            _ => "mul",
        };
        // The division of unsigned numbers may be by zero.
        Ok(match kind.signed || matches!(operator, B::Divide | B::Remainder) {
            true => Translated::partial(format!("{object}.checked_{method}({argument})?"), ty),
            false => Translated::new(format!("{object}.wrapping_{method}({argument})"), ty),
        })
    }

    /// `<<` and `>>`: the result has the type of the left operand. `<<` of a signed number has a result if the number is not
    /// negative and no bit is lost.
    pub(super) fn shift(self) -> Result<Translated, Untranslated> {
        let (Some(kind), Some(count_kind)) = (promoted(&self.left.ty), promoted(&self.right.ty)) else {
            return Err(self.mistyped());
        };
        let Self { operator, left, right, range } = self;
        let (left, count) = (converted(left, kind), converted(right, count_kind));
        let fits = |count: i128| (0..i128::from(kind.width)).contains(&count);
        if let Some(own) = count.constant.filter(|own| !fits(*own)) {
            return Err(unknown(range, format!("a shift of a value of type `{}` by {own} bits", left.ty)));
        }
        let is_left = operator == BinaryOperator::ShiftLeft;
        if let (Some(number), Some(by)) = (left.constant, count.constant)
            && (number >= 0 || !is_left)
        {
            return constant(if is_left { number << by } else { number >> by }, kind, range);
        }
        let rust = match (count.constant, is_left && kind.signed) {
            (Some(own), false) => {
                let rust = format!("({} {} {own})", left.rust, operator.spelling());
                return Ok(Translated::new(rust, Ty::Integer(kind)));
            }
            (None, false) => {
                let method = if is_left { "checked_shl" } else { "checked_shr" };
                format!("{}.{method}(u32::try_from({}).ok()?)?", operand(&left.rust), count.rust)
            }
            (own, true) => {
                let by = own.map_or_else(
                    || format!("u32::try_from({}).ok()", count.rust),
                    |own| format!("Some({own}u32)"),
                );
                format!(
                    "Some({}).zip({by}).filter(|(_n, _by)| *_n >= 0 && *_by < {} && *_by <= _n.leading_zeros())\
                     .map(|(_n, _by)| _n << _by)?",
                    left.rust, kind.width
                )
            }
        };
        Ok(Translated::partial(rust, Ty::Integer(kind)))
    }
}

/// The value of `min`, `lowest` or `max` of `std::numeric_limits` for an integer type.
pub(super) fn numeric_limit(function: &str, kind: IntegerKind) -> Option<Translated> {
    let range = 1i128 << kind.width;
    let smallest = if kind.signed { -range / 2 } else { 0 };
    match function {
        "min" | "lowest" => Some(Translated::number(smallest, kind)),
        "max" => Some(Translated::number(smallest + range - 1, kind)),
        _ => None,
    }
}

/// `T::MIN` or `T::MAX`, if the number is one of them. rustc warns of comparisons with such numbers, written as digits.
fn limit(number: i128, kind: IntegerKind) -> Option<String> {
    let range = 1i128 << kind.width;
    let smallest = if kind.signed { -range / 2 } else { 0 };
    let name = match number - smallest {
        0 => "MIN",
        distance if distance == range - 1 => "MAX",
        _ => return None,
    };
    Some(format!("{}::{name}", kind.rust()))
}

/// `-value`; `None` if the value is no integer.
pub(super) fn negated(value: Translated, range: &Range<usize>) -> Option<Result<Translated, Untranslated>> {
    let kind = promoted(&value.ty)?;
    let value = converted(value, kind);
    if let Some(number) = value.constant {
        return Some(constant(-number, kind, range));
    }
    let (object, ty) = (operand(&value.rust), Ty::Integer(kind));
    Some(Ok(match kind.signed {
        true => Translated::partial(format!("{object}.checked_neg()?"), ty),
        false => Translated::new(format!("{object}.wrapping_neg()"), ty),
    }))
}

/// `~value`; `None` if the value is no integer.
pub(super) fn complement(value: Translated) -> Option<Translated> {
    let kind = promoted(&value.ty)?;
    let value = converted(value, kind);
    Some(match value.constant {
        Some(number) => Translated::number(wrapped(!number, kind), kind),
        None => Translated::new(format!("!{}", operand(&value.rust)), value.ty),
    })
}
