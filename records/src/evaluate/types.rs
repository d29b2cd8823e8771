//! Types as written, and references to classes.

use super::Evaluator;
use crate::record::RecordId;
use crate::store::{Abort, Step};
use crate::types::TypeId;
use tblgen_parser::Diagnostic;
use tblgen_parser::symbols::Symbol;
use tblgen_parser::syntax::{Name, Type, TypeKind};

/// The widest `bits<n>`.
const MAX_WIDTH: i64 = 1 << 16;

impl Evaluator<'_> {
    pub(super) fn ty(&mut self, ty: &Type) -> Step<TypeId> {
        Ok(match &ty.kind {
            TypeKind::Bit => TypeId::BIT,
            TypeKind::Int => TypeId::INT,
            TypeKind::String | TypeKind::Code => TypeId::STRING,
            TypeKind::Dag => TypeId::DAG,
            TypeKind::Bits(width) => {
                if !(0..=MAX_WIDTH).contains(width) {
                    let message = format!("bits<{width}> is not a type: the width must be 0 to {MAX_WIDTH}");
                    return Err(Abort::at(ty.span, message));
                }
                self.store.types.bits(*width as u32)
            }
            TypeKind::List(element) => {
                let element = self.ty(element)?;
                self.store.types.list_of(element)
            }
            TypeKind::Named(symbol) => match self.type_aliases.get(symbol) {
                Some(&alias) => alias,
                None => {
                    let class = self.class(Name { symbol: *symbol, span: ty.span })?;
                    self.store.class_type(class)
                }
            },
            TypeKind::Error => return Err(self.syntax_error()),
            TypeKind::Incomplete(inner) => {
                let Abort(error) = self.syntax_error();
                return Err(match self.ty(inner) {
                    Ok(_) => Abort(error),
                    // The syntax around it may tell what was meant.
                    Err(Abort(mut unknown)) => {
                        unknown.help = error.help.or(unknown.help);
                        Abort(unknown)
                    }
                });
            }
        })
    }

    /// The class called `name`.
    pub(super) fn class(&mut self, name: Name) -> Step<RecordId> {
        if let Some(&class) = self.store.classes.get(&name.symbol) {
            return Ok(class);
        }
        if name.symbol == Symbol::EMPTY {
            return Err(self.syntax_error());
        }
        let text = self.store.text(name.symbol);
        let mut message = format!("Couldn't find class '{text}'");
        if self.multiclasses.contains_key(&name.symbol) {
            message.push_str(&format!(". Use 'defm' if you meant to use multiclass '{text}'"));
            return Err(Abort::at(name.span, message));
        }
        let classes = self.store.classes.keys().map(|&class| self.store.text(class));
        let similar = crate::similar::similar(text, classes);
        let error = Diagnostic::error(name.span, message);
        Err(Abort::new(match similar {
            Some(similar) => error.with_help(format!("did you mean the class '{similar}'?")),
            None => error,
        }))
    }

    /// The class of `Class<arguments>` as a value.
    pub(super) fn instance_class(&mut self, name: Name) -> Step<RecordId> {
        if let Some(&class) = self.store.classes.get(&name.symbol) {
            return Ok(class);
        }
        self.has_read(name.span.end);
        let message = format!("Expected a class name, got '{}'", self.store.text(name.symbol));
        Err(Abort::at(name.span, message))
    }
}
