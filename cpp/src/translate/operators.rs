//! Unary and binary operators, conditionals, casts of integers, indices.

use std::ops::Range;

use super::{IntegerKind, Translated, Translator, Ty, operand, unknown};
use crate::error::Untranslated;
use crate::syntax::{BinaryOperator, Expr, TypeName, UnaryOperator};

impl Translator<'_, '_> {
    pub(super) fn unary(
        &mut self,
        operator: UnaryOperator,
        expr: &Expr,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let value = self.expr(expr)?;
        match (operator, &value.ty) {
            (UnaryOperator::Not, Ty::Optional(_)) => {
                Ok(bool_value(format!("{}.is_none()", operand(&value.rust))))
            }
            (UnaryOperator::Not, _) => {
                let condition = self.condition(value, &expr.range)?;
                Ok(bool_value(format!("!{}", operand(&condition))))
            }
            (UnaryOperator::Negate, Ty::Integer(IntegerKind::Literal)) => {
                Ok(Translated { rust: format!("-{}", value.rust), ty: value.ty })
            }
            (
                UnaryOperator::Negate,
                Ty::Integer(kind @ (IntegerKind::Exact | IntegerKind::Fixed { signed: true, .. })),
            ) => {
                let rust = format!("0i128.checked_sub({})?", exact(&value.rust, *kind));
                Ok(Translated { rust, ty: Ty::Integer(IntegerKind::Exact) })
            }
            (UnaryOperator::Negate, Ty::Float) => {
                Ok(Translated { rust: format!("-{}", operand(&value.rust)), ty: Ty::Float })
            }
            (UnaryOperator::Complement, Ty::Integer(IntegerKind::Fixed { .. })) => {
                Ok(Translated { rust: format!("!{}", operand(&value.rust)), ty: value.ty })
            }
            (UnaryOperator::Dereference, Ty::Optional(inner)) => {
                Ok(Translated { rust: format!("{}?", operand(&value.rust)), ty: (**inner).clone() })
            }
            (operator, ty) => Err(unknown(range, format!("operator {operator:?} of a `{ty}`"))),
        }
    }

    pub(super) fn binary(
        &mut self,
        operator: BinaryOperator,
        left: &Expr,
        right: &Expr,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        use BinaryOperator as B;
        let (left_value, right_value) = (self.expr(left)?, self.expr(right)?);
        match operator {
            B::And | B::Or => {
                let left = self.condition(left_value, &left.range)?;
                let right = self.condition(right_value, &right.range)?;
                let spelling = operator.spelling();
                Ok(bool_value(format!("({left} {spelling} {right})")))
            }
            B::Equal | B::NotEqual => self.equality(operator, left_value, right_value, range),
            B::Less | B::LessOrEqual | B::Greater | B::GreaterOrEqual => {
                ordering(operator, left_value, right_value, range)
            }
            B::BitAnd | B::BitOr | B::BitXor => bits(operator, left_value, right_value, range),
            B::Add | B::Subtract | B::Multiply | B::Divide | B::Remainder => {
                arithmetic(operator, left_value, right_value, range)
            }
            B::ShiftLeft | B::ShiftRight => Err(unknown(range, format!("operator `{}`", shift(operator)))),
        }
    }

    pub(super) fn equality(
        &mut self,
        operator: BinaryOperator,
        left: Translated,
        right: Translated,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let spelling = operator.spelling();
        let same = |left: &str, right: &str| Ok(bool_value(format!("({left} {spelling} {right})")));
        match (&left.ty, &right.ty) {
            (Ty::Integer(_), Ty::Integer(_)) => ordering(operator, left, right, range),
            (Ty::Class(a), Ty::Class(b)) if a == "llvm::APInt" && b == a => same(
                &format!("{}.as_integer()?", operand(&left.rust)),
                &format!("{}.as_integer()?", operand(&right.rust)),
            ),
            (Ty::Class(a), Ty::Class(_)) if a == "mlir::Value" => same(
                &format!("{}.value()", operand(&left.rust)),
                &format!("{}.value()", operand(&right.rust)),
            ),
            (Ty::Class(_), Ty::Class(_))
            | (Ty::Bool, Ty::Bool)
            | (Ty::String, Ty::String)
            | (Ty::Float, Ty::Float) => same(&left.rust, &right.rust),
            (Ty::Enum(a), Ty::Enum(b)) if a == b => same(&left.rust, &right.rust),
            (Ty::List(a), Ty::List(b)) if comparable(a, b) => {
                same(&format!("{}[..]", operand(&left.rust)), &format!("{}[..]", operand(&right.rust)))
            }
            (Ty::Optional(_), Ty::Null) | (Ty::Null, Ty::Optional(_)) => {
                let object = operand(if left.ty == Ty::Null { &right.rust } else { &left.rust });
                let method = if operator == BinaryOperator::Equal { "is_none" } else { "is_some" };
                Ok(bool_value(format!("{object}.{method}()")))
            }
            (Ty::Optional(a), Ty::Optional(b)) if a == b => same(&left.rust, &right.rust),
            (Ty::Optional(a), b) if a.as_ref() == b => same(&left.rust, &format!("Some({})", right.rust)),
            (a, Ty::Optional(b)) if a == b.as_ref() => same(&format!("Some({})", left.rust), &right.rust),
            (a, b) => Err(unknown(range, format!("`{a}` {spelling} `{b}`"))),
        }
    }

    pub(super) fn conditional(
        &mut self,
        condition: &Expr,
        then: &Expr,
        otherwise: &Expr,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let condition_value = self.expr(condition)?;
        let test = self.condition(condition_value, &condition.range)?;
        let (then, otherwise) = (self.expr(then)?, self.expr(otherwise)?);
        let (ty, then, otherwise) = match (then.ty, otherwise.ty) {
            (Ty::List(a), Ty::List(b)) if comparable(&a, &b) => (
                Ty::List(a),
                format!("{}.to_vec()", operand(&then.rust)),
                format!("{}.to_vec()", operand(&otherwise.rust)),
            ),
            (a, b) if a == b => (a, then.rust, otherwise.rust),
            (Ty::Class(a), Ty::Class(b)) if self.root(&a).is_some() && self.root(&a) == self.root(&b) => {
                (Ty::class(self.root(&a).unwrap_or_default()), then.rust, otherwise.rust)
            }
            (Ty::Null, b @ Ty::Class(_)) => {
                (Ty::Optional(Box::new(b)), "None".to_owned(), format!("Some({})", otherwise.rust))
            }
            (a @ Ty::Class(_), Ty::Null) => {
                (Ty::Optional(Box::new(a)), format!("Some({})", then.rust), "None".to_owned())
            }
            (a @ Ty::Optional(_), Ty::Null) | (Ty::Null, a @ Ty::Optional(_)) => {
                (a, then.rust, otherwise.rust)
            }
            (a, b) => return Err(unknown(range, format!("a conditional of `{a}` and `{b}`"))),
        };
        Ok(Translated { rust: format!("(if {test} {{ {then} }} else {{ {otherwise} }})"), ty })
    }

    /// A conversion between integer types. Any other cast is not in the subset.
    pub(super) fn cast(
        &mut self,
        ty: &TypeName,
        value: &Expr,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let target = self.type_of(ty, range)?;
        let value = self.expr(value)?;
        self.convert(value, target, range)
    }

    /// A value as one of another type, as an initialization does it.
    pub(super) fn convert(
        &self,
        value: Translated,
        target: Ty,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let rust = match (&value.ty, &target) {
            (from, to) if from == to => value.rust,
            (Ty::Integer(IntegerKind::Literal), Ty::Integer(kind)) if value.rust.starts_with('-') => {
                format!("({}i128 as {})", value.rust, kind.rust())
            }
            (Ty::Integer(IntegerKind::Literal), Ty::Integer(_)) => value.rust,
            (Ty::Integer(_), Ty::Integer(kind)) => format!("({} as {})", value.rust, kind.rust()),
            (Ty::Integer(_), Ty::Bool) => format!("({} != 0)", value.rust),
            (Ty::Optional(_), Ty::Bool) => format!("{}.is_some()", operand(&value.rust)),
            (Ty::Class(from), Ty::Class(to)) if super::classes::with_bases(from).any(|base| base == to) => {
                value.rust
            }
            (Ty::Class(_), Ty::Class(to)) if matches!(to.as_str(), "mlir::Type" | "mlir::Attribute") => {
                value.rust
            }
            (Ty::Class(from), Ty::Class(to))
                if from == "mlir::VectorType::Builder" && to == "mlir::VectorType" =>
            {
                value.rust
            }
            (_, Ty::Optional(inner)) if **inner == value.ty => format!("Some({})", value.rust),
            (Ty::Null, Ty::Optional(_)) => value.rust,
            (from, to) => return Err(unknown(range, format!("a conversion of `{from}` to `{to}`"))),
        };
        Ok(Translated { rust, ty: target })
    }

    pub(super) fn index(
        &mut self,
        object: &Expr,
        index: &Expr,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let (list, at) = (self.expr(object)?, self.expr(index)?);
        match (list.ty, &at.ty) {
            (Ty::List(element), Ty::Integer(_)) => {
                let at = if at.ty == Ty::Integer(IntegerKind::Literal) {
                    at.rust
                } else {
                    format!("{} as usize", at.rust)
                };
                Ok(Translated { rust: format!("(*{}.get({at})?)", operand(&list.rust)), ty: *element })
            }
            (ty, _) => Err(unknown(range, format!("an index of a `{ty}`"))),
        }
    }
}

pub(super) fn bool_value(rust: String) -> Translated {
    Translated { rust, ty: Ty::Bool }
}

/// Whether lists of two types of elements compare with `==`.
fn comparable(a: &Ty, b: &Ty) -> bool {
    a == b || matches!((a, b), (Ty::Class(_), Ty::Class(_)))
}

/// Compares integers: of one type as they are, of two types by their values.
fn ordering(
    operator: BinaryOperator,
    left: Translated,
    right: Translated,
    range: &Range<usize>,
) -> Result<Translated, Untranslated> {
    let spelling = operator.spelling();
    let (a, b) = match (&left.ty, &right.ty) {
        (Ty::Integer(a), Ty::Integer(b)) => (*a, *b),
        (Ty::Float, Ty::Float) => {
            return Ok(bool_value(format!("({} {spelling} {})", left.rust, right.rust)));
        }
        (a, b) => return Err(unknown(range, format!("`{a}` {spelling} `{b}`"))),
    };
    let compared = match a == b || a == IntegerKind::Literal || b == IntegerKind::Literal {
        true => format!("({} {spelling} {})", left.rust, right.rust),
        false => format!("({} {spelling} {})", exact(&left.rust, a), exact(&right.rust, b)),
    };
    // C++ would convert a negative number to an unsigned one.
    let negative = |value: &Translated, other: IntegerKind| {
        value.rust.starts_with('-') && matches!(other, IntegerKind::Fixed { signed: false, .. })
    };
    match negative(&left, b) || negative(&right, a) {
        true => Err(unknown(range, "a comparison of an unsigned with a negative number")),
        false => Ok(bool_value(compared)),
    }
}

fn bits(
    operator: BinaryOperator,
    left: Translated,
    right: Translated,
    range: &Range<usize>,
) -> Result<Translated, Untranslated> {
    let spelling = operator.spelling();
    let kind = match (&left.ty, &right.ty) {
        (Ty::Integer(IntegerKind::Literal), Ty::Integer(kind))
        | (Ty::Integer(kind), Ty::Integer(IntegerKind::Literal)) => *kind,
        (Ty::Integer(a), Ty::Integer(b)) if a == b => *a,
        (
            Ty::Integer(a @ IntegerKind::Fixed { width: x, signed: false }),
            Ty::Integer(b @ IntegerKind::Fixed { width: y, signed: false }),
        ) => {
            let kind = if x > y { *a } else { *b };
            let wide = |value: &Translated| format!("{}::from({})", kind.rust(), value.rust);
            return Ok(Translated {
                rust: format!("({} {spelling} {})", wide(&left), wide(&right)),
                ty: Ty::Integer(kind),
            });
        }
        (Ty::Enum(a), Ty::Enum(b)) if a == b => {
            return Ok(Translated {
                rust: format!("({} {spelling} {})", left.rust, right.rust),
                ty: left.ty,
            });
        }
        (a, b) => return Err(unknown(range, format!("`{a}` {spelling} `{b}`"))),
    };
    Ok(Translated { rust: format!("({} {spelling} {})", left.rust, right.rust), ty: Ty::Integer(kind) })
}

/// Arithmetic is exact; a result outside of `i128`, or a division by zero, is no result.
fn arithmetic(
    operator: BinaryOperator,
    left: Translated,
    right: Translated,
    range: &Range<usize>,
) -> Result<Translated, Untranslated> {
    if let (BinaryOperator::Add, Ty::String, Ty::String) = (operator, &left.ty, &right.ty) {
        let rust = format!("&*format!(\"{{}}{{}}\", {}, {})", left.rust, right.rust);
        return Ok(Translated { rust, ty: Ty::String });
    }
    // `llvm::ElementCount`
    if let (BinaryOperator::Multiply, Ty::Class(class), Ty::Integer(kind)) = (operator, &left.ty, &right.ty)
        && class == "llvm::ElementCount"
    {
        let rust = format!("{}.times({})?", operand(&left.rust), exact(&right.rust, *kind));
        return Ok(Translated { rust, ty: left.ty });
    }
    let (Ty::Integer(a), Ty::Integer(b)) = (&left.ty, &right.ty) else {
        return Err(unknown(range, format!("`{}` {} `{}`", left.ty, operator.spelling(), right.ty)));
    };
    // The result of unsigned arithmetic wraps in C++.
    let unsigned = |kind: &IntegerKind| matches!(kind, IntegerKind::Fixed { signed: false, .. });
    if operator == BinaryOperator::Subtract && (unsigned(a) || unsigned(b)) {
        return Err(unknown(range, "a difference of unsigned numbers"));
    }
    let method = match operator {
        BinaryOperator::Add => "checked_add",
        BinaryOperator::Subtract => "checked_sub",
        BinaryOperator::Multiply => "checked_mul",
        BinaryOperator::Divide => "checked_div",
        _ => "checked_rem",
    };
    let rust = format!("{}.{method}({})?", operand(&exact(&left.rust, *a)), exact(&right.rust, *b));
    Ok(Translated { rust, ty: Ty::Integer(IntegerKind::Exact) })
}

/// An integer as `i128`.
fn exact(rust: &str, kind: IntegerKind) -> String {
    match kind {
        IntegerKind::Exact => rust.to_owned(),
        IntegerKind::Literal => format!("{rust}i128"),
        IntegerKind::Fixed { .. } => format!("i128::from({rust})"),
    }
}

fn shift(operator: BinaryOperator) -> &'static str {
    if operator == BinaryOperator::ShiftLeft { "<<" } else { ">>" }
}
