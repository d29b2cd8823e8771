//! Unary and binary operators, conditionals, casts of integers, indices.

use std::ops::Range;

use super::classes::AP_INT;
use super::functions::as_list;
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
                let inner = (**inner).clone();
                Ok(self.present(value, inner))
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
        if matches!(operator, B::And | B::Or) {
            let left = self.condition(left_value, &left.range)?;
            let right = self.condition(right_value, &right.range)?;
            return Ok(bool_value(format!("({left} {} {right})", operator.spelling())));
        }
        let operation = Operation { operator, left: left_value, right: right_value, range };
        match operator {
            B::Equal | B::NotEqual => self.equality(operation),
            B::Less | B::LessOrEqual | B::Greater | B::GreaterOrEqual => operation.ordering(),
            B::BitAnd | B::BitOr | B::BitXor => operation.bits(),
            B::ShiftLeft | B::ShiftRight => operation.shift(),
            _ => operation.arithmetic(),
        }
    }

    /// `==` and `!=`.
    pub(super) fn equality(&self, operation: Operation<'_>) -> Result<Translated, Untranslated> {
        let operation = operation.with_text_of_strings();
        let Operation { left, right, .. } = &operation;
        match (&left.ty, &right.ty) {
            (Ty::Bool, Ty::Bool) | (Ty::String, Ty::String) | (Ty::Float, Ty::Float) => Ok(operation.same()),
            (a, b) if integers::common_kind(a, b).is_some() => operation.comparison(),
            (Ty::Class(a), _) if a == AP_INT => operation.equality_of_ap_int(),
            (Ty::Class(_), Ty::Class(_)) => self.equality_of_objects(operation),
            (Ty::Enum(a), Ty::Enum(b)) if a == b => Ok(operation.same()),
            (Ty::List(a), Ty::List(b)) if self.comparable(a, b) => {
                Ok(operation.same_with(|value| format!("{}[..]", operand(&value.rust))))
            }
            (Ty::Optional(_), _) | (_, Ty::Optional(_)) => self.equality_of_optionals(operation),
            _ => Err(operation.mistyped()),
        }
    }

    fn equality_of_objects(&self, operation: Operation<'_>) -> Result<Translated, Untranslated> {
        let (Ty::Class(left), Ty::Class(right)) = (&operation.left.ty, &operation.right.ty) else {
            return Err(operation.mistyped());
        };
        match (self.root(left), self.root(right)) {
            (Some("mlir::Value"), Some("mlir::Value")) => {
                Ok(operation.same_with(|value| format!("{}.value()", operand(&value.rust))))
            }
            (Some("mlir::MLIRContext"), Some("mlir::MLIRContext")) => {
                let not = if operation.operator == BinaryOperator::Equal { "" } else { "!" };
                let (left, right) = (&operation.left.rust, &operation.right.rust);
                Ok(bool_value(format!("{not}::std::ptr::eq({left}, {right})")))
            }
            (
                Some(a @ ("mlir::Type" | "mlir::Attribute" | "mlir::TypeID" | "llvm::ElementCount")),
                Some(b),
            ) if a == b => Ok(operation.same()),
            _ => Err(operation.mistyped()),
        }
    }

    /// `==` and `!=` of two values, at least one of which may be absent.
    fn equality_of_optionals(&self, operation: Operation<'_>) -> Result<Translated, Untranslated> {
        let Operation { operator, left, right, range } = operation;
        // An operand that is never absent becomes `Some`.
        let some = |value: Translated, inner: &Ty| -> Result<String, Untranslated> {
            let value = match value.ty {
                Ty::Class(_) => value,
                _ => self.convert(value, inner.clone(), range)?,
            };
            Ok(format!("Some({})", value.rust))
        };
        let takes = |inner: &Ty, other: &Ty| match integers::common_kind(inner, other) {
            Some(kind) => *inner == Ty::Integer(kind) || inner == other,
            None => self.comparable(inner, other),
        };
        let (left_rust, right_rust) = match (left.ty.clone(), right.ty.clone()) {
            (Ty::Optional(_), Ty::Null) | (Ty::Null, Ty::Optional(_)) => {
                let object = operand(if left.ty == Ty::Null { &right.rust } else { &left.rust });
                let method = if operator == BinaryOperator::Equal { "is_none" } else { "is_some" };
                return Ok(bool_value(format!("{object}.{method}()")));
            }
            (Ty::Optional(a), Ty::Optional(b)) if self.comparable(&a, &b) => (left.rust, right.rust),
            (Ty::Optional(a), b) if takes(&a, &b) => (left.rust, some(right, &a)?),
            (a, Ty::Optional(b)) if takes(&b, &a) => (some(left, &b)?, right.rust),
            (a, b) => return Err(unknown(range, format!("`{a}` {} `{b}`", operator.spelling()))),
        };
        Ok(bool_value(format!("({left_rust} {} {right_rust})", operator.spelling())))
    }

    /// Whether the Rust of two types compares with `==` as the C++ does.
    fn comparable(&self, a: &Ty, b: &Ty) -> bool {
        match (a, b) {
            (Ty::Class(a), Ty::Class(b)) => {
                let root = self.root(a);
                root == self.root(b) && matches!(root, Some("mlir::Type" | "mlir::Attribute" | "mlir::Value"))
            }
            (Ty::List(_) | Ty::Optional(_) | Ty::Null, _) => false,
            (a, b) => a == b,
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
            (Ty::List(a), Ty::List(b)) if self.comparable(&a, &b) => (
                Ty::List(a),
                format!("{}.to_vec()", operand(&then.rust)),
                format!("{}.to_vec()", operand(&otherwise.rust)),
            ),
            (Ty::String, Ty::String) => {
                let owned = |value: &Translated| format!("{}.to_owned()", operand(&value.rust));
                let (then, otherwise) = (owned(&then), owned(&otherwise));
                let rust = format!("&*if {test} {{ {then} }} else {{ {otherwise} }}");
                return Ok(Translated::new(rust, Ty::String));
            }
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
            (Ty::Unknown, _) => return self.user_call_as(&value, target, range),
            (Ty::Bool | Ty::Integer(_), Ty::Integer(kind)) => return Ok(integers::converted(value, *kind)),
            (Ty::Integer(_), Ty::Bool) => nonzero(&value),
            (Ty::Optional(_), Ty::Bool) => format!("{}.is_some()", operand(&value.rust)),
            (Ty::Class(from), Ty::Class(to)) if super::classes::with_bases(from).any(|base| base == to) => {
                value.rust
            }
            (Ty::Class(from), Ty::Class(to)) if self.root(from) == Some(to) => value.rust,
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
        let (list, at) = (as_list(self.expr(object)?), self.expr(index)?);
        match (list.ty, &at.ty) {
            (Ty::List(element), Ty::Integer(_)) => {
                let at = match at.constant {
                    Some(number) if number >= 0 => number.to_string(),
                    _ => format!("{} as usize", at.rust),
                };
                Ok(Translated::partial(format!("(*{}.get({at})?)", operand(&list.rust)), *element))
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

/// The text of a `StringAttr`, which C++ compares with texts.
fn text_of(value: Translated) -> Translated {
    match value.ty == Ty::class("mlir::StringAttr") {
        true => Translated::new(format!("{}.string_value()", operand(&value.rust)), Ty::String),
        false => value,
    }
}

/// A binary operator and its operands.
pub(super) struct Operation<'r> {
    pub(super) operator: BinaryOperator,
    pub(super) left: Translated,
    pub(super) right: Translated,
    /// The place of the whole operation.
    pub(super) range: &'r Range<usize>,
}

impl Operation<'_> {
    /// The operation with the text of a `StringAttr` that it compares with a text.
    fn with_text_of_strings(self) -> Self {
        match (&self.left.ty, &self.right.ty) {
            (Ty::String, Ty::Class(_)) | (Ty::Class(_), Ty::String) => {
                Self { left: text_of(self.left), right: text_of(self.right), ..self }
            }
            _ => self,
        }
    }

    pub(super) fn mistyped(&self) -> Untranslated {
        let Self { operator, left, right, range } = self;
        unknown(range, format!("`{}` {} `{}`", left.ty, operator.spelling(), right.ty))
    }

    /// The operation with the same operator in Rust.
    fn same(self) -> Translated {
        self.same_with(|value| value.rust.clone())
    }

    fn same_with(self, text: impl Fn(&Translated) -> String) -> Translated {
        bool_value(format!("({} {} {})", text(&self.left), self.operator.spelling(), text(&self.right)))
    }

    fn equality_of_ap_int(self) -> Result<Translated, Untranslated> {
        let not = if self.operator == BinaryOperator::Equal { "" } else { "!" };
        let object = operand(&self.left.rust);
        match &self.right.ty {
            Ty::Class(other) if other == AP_INT => {
                let other = operand(&self.right.rust);
                let rust = format!("{not}{object}.ap_int()?.equals(&{other}.ap_int()?)?");
                Ok(Translated::partial(rust, Ty::Bool))
            }
            other if integers::promoted(other).is_some() => {
                let number = integers::converted(self.right, IntegerKind::U64).bare();
                Ok(Translated::partial(format!("{not}{object}.ap_int()?.is({number})"), Ty::Bool))
            }
            _ => Err(self.mistyped()),
        }
    }

    fn ordering(self) -> Result<Translated, Untranslated> {
        match (&self.left.ty, &self.right.ty) {
            (Ty::Float, Ty::Float) => Ok(self.same()),
            _ => self.comparison(),
        }
    }

    /// Arithmetic of integers, of strings and of LLVM's `ElementCount`.
    fn arithmetic(self) -> Result<Translated, Untranslated> {
        let Self { operator, left, right, .. } = &self;
        match (operator, &left.ty, &right.ty) {
            (BinaryOperator::Add, Ty::String, Ty::String) => {
                let rust = format!("&*format!(\"{{}}{{}}\", {}, {})", left.rust, right.rust);
                Ok(Translated::new(rust, Ty::String))
            }
            (BinaryOperator::Multiply, Ty::Class(class), Ty::Integer(_)) if class == "llvm::ElementCount" => {
                let factor = integers::converted(right.clone(), IntegerKind::UNSIGNED).bare();
                let rust = format!("{}.times({factor} as i128)?", operand(&left.rust));
                Ok(Translated::partial(rust, self.left.ty))
            }
            _ => self.integer_arithmetic(),
        }
    }
}
