//! Types as written, and references to classes.

use super::state::Evaluator;
use crate::model::{EvalResult, RecordId, TypeId, fail, suggest};
use tblgen_parser::syntax::{Name, Type, TypeKind};
use tblgen_parser::{Code, Diagnostic};

/// The widest `bits<n>`.
const MAX_WIDTH: i64 = 1 << 16;

impl Evaluator<'_> {
    pub(super) fn ty(&mut self, ty: &Type) -> EvalResult<TypeId> {
        let known = match &ty.kind {
            TypeKind::Bit => TypeId::BIT,
            TypeKind::Int => TypeId::INT,
            TypeKind::String | TypeKind::Code => TypeId::STRING,
            TypeKind::Dag => TypeId::DAG,
            TypeKind::Bits(width) => {
                if !(0..=MAX_WIDTH).contains(width) {
                    let message = format!("bits<{width}> is not a type: the width must be 0 to {MAX_WIDTH}");
                    return fail(ty.span, message);
                }
                self.store.types.bits(*width as u32)
            }
            TypeKind::List(element) => {
                let element = self.ty(element)?;
                self.store.types.list_of(element)
            }
            TypeKind::Named(symbol) => match self.globals.type_alias(*symbol) {
                Some(alias) => alias,
                None => {
                    let class = self.class(Name { symbol: *symbol, span: ty.span })?;
                    self.store.types.of_class(class)
                }
            },
            TypeKind::Missing => return Err(self.syntax_error()),
        };
        self.reach(ty.next)?;
        Ok(known)
    }

    /// The class called `name`.
    pub(super) fn class(&mut self, name: Name) -> EvalResult<RecordId> {
        if let Some(class) = self.store.records.class(name.symbol) {
            return Ok(class);
        }
        let text = self.store.text(name.symbol);
        let mut message = format!("Couldn't find class '{text}'");
        if self.globals.multiclass(name.symbol).is_some() {
            message.push_str(&format!(". Use 'defm' if you meant to use multiclass '{text}'"));
            return fail(name.span, message);
        }
        let classes = self.store.records.classes().keys().map(|&class| self.store.text(class));
        let error = Diagnostic::error(name.span, message).with_code(Code::CLASS);
        Err(suggest(error, "the class ", text, classes))
    }

    /// The class of `Class<arguments>` as a value.
    pub(super) fn instance_class(&mut self, name: Name) -> EvalResult<RecordId> {
        if let Some(class) = self.store.records.class(name.symbol) {
            return Ok(class);
        }
        let text = self.store.text(name.symbol);
        let error = Diagnostic::error(name.span, format!("Expected a class name, got '{text}'"));
        let classes = self.store.records.classes().keys().map(|&class| self.store.text(class));
        Err(suggest(error.with_code(Code::CLASS), "the class ", text, classes))
    }
}
