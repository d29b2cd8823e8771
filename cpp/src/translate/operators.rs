//! Unary and binary operators, conditionals, casts of integers, indices.

use std::ops::Range;

use super::classes::AP_INT;
use super::{IntegerKind, Translated, Translator, Ty, integers, operand, unknown};
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
            (UnaryOperator::Negate, Ty::Float) => {
                Ok(Translated::new(format!("-{}", operand(&value.rust)), Ty::Float))
            }
            (UnaryOperator::Negate, _) => {
                let construct = format!("the negative of a `{}`", value.ty);
                integers::negated(value, range).unwrap_or_else(|| Err(unknown(range, construct)))
            }
            (UnaryOperator::Complement, _) => {
                let construct = format!("the complement of a `{}`", value.ty);
                integers::complement(value).ok_or_else(|| unknown(range, construct))
            }
            (UnaryOperator::Dereference, Ty::Optional(inner)) => {
                Ok(Translated::new(format!("{}?", operand(&value.rust)), (**inner).clone()))
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
            B::BitAnd | B::BitOr | B::BitXor => integers::bits(operator, left_value, right_value, range),
            B::Add | B::Subtract | B::Multiply | B::Divide | B::Remainder => {
                arithmetic(operator, left_value, right_value, range)
            }
            B::ShiftLeft | B::ShiftRight => integers::shift(operator, left_value, right_value, range),
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
            (Ty::Bool, Ty::Bool) => same(&left.rust, &right.rust),
            (a, b) if integers::common_kind(a, b).is_some() => {
                integers::comparison(operator, left, right, range)
            }
            (Ty::Class(a), b) if a == AP_INT => {
                let not = if operator == BinaryOperator::Equal { "" } else { "!" };
                let object = operand(&left.rust);
                match b {
                    Ty::Class(b) if b == AP_INT => {
                        let other = operand(&right.rust);
                        Ok(bool_value(format!("{not}{object}.ap_int()?.equals(&{other}.ap_int()?)?")))
                    }
                    b if integers::promoted(b).is_some() => {
                        let number = integers::converted(right, IntegerKind::U64).bare();
                        Ok(bool_value(format!("{not}{object}.ap_int()?.is({number})")))
                    }
                    b => Err(unknown(range, format!("`{a}` {spelling} `{b}`"))),
                }
            }
            (Ty::Class(a), Ty::Class(_)) if a == "mlir::Value" => same(
                &format!("{}.value()", operand(&left.rust)),
                &format!("{}.value()", operand(&right.rust)),
            ),
            (Ty::Class(_), Ty::Class(b)) if b != AP_INT => same(&left.rust, &right.rust),
            (Ty::String, Ty::String) | (Ty::Float, Ty::Float) => same(&left.rust, &right.rust),
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
            (Ty::Optional(a), b)
                if integers::common_kind(a, b).is_some_and(|kind| **a == Ty::Integer(kind)) =>
            {
                let right = self.convert(right, (**a).clone(), range)?;
                same(&left.rust, &format!("Some({})", right.rust))
            }
            (a, Ty::Optional(b))
                if integers::common_kind(a, b).is_some_and(|kind| **b == Ty::Integer(kind)) =>
            {
                let left = self.convert(left, (**b).clone(), range)?;
                same(&format!("Some({})", left.rust), &right.rust)
            }
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
        let (ty, then, otherwise) = match (then.ty.clone(), otherwise.ty.clone()) {
            (Ty::List(a), Ty::List(b)) if comparable(&a, &b) => (
                Ty::List(a),
                format!("{}.to_vec()", operand(&then.rust)),
                format!("{}.to_vec()", operand(&otherwise.rust)),
            ),
            (a, b) if a == b => (a, then.rust, otherwise.rust),
            (a, b) if let Some(kind) = integers::common_kind(&a, &b) => {
                let as_kind = |value| integers::converted(value, kind).rust;
                (Ty::Integer(kind), as_kind(then), as_kind(otherwise))
            }
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
        Ok(Translated::new(format!("if {test} {{ {then} }} else {{ {otherwise} }}"), ty))
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
            (from, to) if from == to => return Ok(value),
            (Ty::Bool | Ty::Integer(_), Ty::Integer(kind)) => return Ok(integers::converted(value, *kind)),
            (Ty::Integer(_), Ty::Bool) => nonzero(&value),
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
        Ok(Translated::new(rust, target))
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
                let at = match at.constant {
                    Some(number) if number >= 0 => number.to_string(),
                    _ => format!("{} as usize", at.rust),
                };
                Ok(Translated::new(format!("(*{}.get({at})?)", operand(&list.rust)), *element))
            }
            (ty, _) => Err(unknown(range, format!("an index of a `{ty}`"))),
        }
    }
}

pub(super) fn bool_value(rust: String) -> Translated {
    Translated::new(rust, Ty::Bool)
}

/// An integer as a condition.
pub(super) fn nonzero(value: &Translated) -> String {
    match value.constant {
        Some(number) => (number != 0).to_string(),
        None => format!("({} != 0)", value.rust),
    }
}

/// Whether lists of two types of elements compare with `==`.
fn comparable(a: &Ty, b: &Ty) -> bool {
    a == b || matches!((a, b), (Ty::Class(_), Ty::Class(_)))
}

fn ordering(
    operator: BinaryOperator,
    left: Translated,
    right: Translated,
    range: &Range<usize>,
) -> Result<Translated, Untranslated> {
    match (&left.ty, &right.ty) {
        (Ty::Float, Ty::Float) => {
            Ok(bool_value(format!("({} {} {})", left.rust, operator.spelling(), right.rust)))
        }
        _ => integers::comparison(operator, left, right, range),
    }
}

/// Arithmetic of integers, of strings and of LLVM's `ElementCount`.
fn arithmetic(
    operator: BinaryOperator,
    left: Translated,
    right: Translated,
    range: &Range<usize>,
) -> Result<Translated, Untranslated> {
    match (operator, &left.ty, &right.ty) {
        (BinaryOperator::Add, Ty::String, Ty::String) => {
            let rust = format!("&*format!(\"{{}}{{}}\", {}, {})", left.rust, right.rust);
            Ok(Translated::new(rust, Ty::String))
        }
        (BinaryOperator::Multiply, Ty::Class(class), Ty::Integer(_)) if class == "llvm::ElementCount" => {
            let factor = integers::converted(right, IntegerKind::UNSIGNED).bare();
            let rust = format!("{}.times({factor} as i128)?", operand(&left.rust));
            Ok(Translated::new(rust, left.ty))
        }
        _ => integers::arithmetic(operator, left, right, range),
    }
}
