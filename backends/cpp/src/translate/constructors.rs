//! Translates functional casts, `std::numeric_limits`, and `get` of types and attributes.

use std::ops::Range;

use super::classes::core_class;
use super::integers::numeric_limit;
use super::{IntegerKind, Translated, Translator, Ty, operand};
use crate::dialect_table::type_text;
use crate::error::Untranslated;
use crate::names::UserKind;
use crate::syntax::{Expr, ExprKind, Literal, Name, TemplateArgument, TypeName};

impl Translator<'_, '_> {
    /// Translates `uint8_t(x)`, `SmallVector<Type>(count, element)` and `std::numeric_limits<int>::max()`. `None` if the call is
    /// none of these.
    pub(super) fn constructed(
        &mut self,
        name: &Name,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Option<Translated>, Untranslated> {
        if let Some(limit) = self.limit(name, arguments, range) {
            return Ok(Some(limit));
        }
        let ty = TypeName { name: name.clone(), pointers: 0 };
        match (self.type_of(&ty, range), arguments) {
            // `ArrayRef<int64_t>({1, 2})`
            (Ok(Ty::List(_)), [Expr { kind: ExprKind::List { ty: None, elements }, .. }]) => {
                self.list(Some(name), elements, range).map(Some)
            }
            // `SmallVector<Type, 2>(count, element)`
            (Ok(Ty::List(element)), [count, value]) => {
                let size = Ty::Integer(IntegerKind::U64);
                let (count, value) = (self.argument(count, size)?, self.argument(value, *element.clone())?);
                let count = format!(
                    "{}.try_into().ok().filter(|_count: &usize| *_count <= 1 << 20)?",
                    operand(&count.rust)
                );
                Ok(Some(Translated::partial(format!("vec![{}; {count}]", value.rust), Ty::List(element))))
            }
            (Ok(target @ (Ty::Integer(_) | Ty::Optional(_) | Ty::Bool | Ty::String)), [value]) => {
                let value = self.expr(value)?;
                self.convert(value, target, range).map(Some)
            }
            // `Attribute(value)`
            (Ok(Ty::Class(target)), [value]) if self.root(&target) == Some(&target) => {
                let value = self.expr(value)?;
                self.convert(value, Ty::Class(target), range).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// A static member of `std::numeric_limits` of an integer type.
    fn limit(&self, name: &Name, arguments: &[Expr], range: &Range<usize>) -> Option<Translated> {
        let [.., class, function] = &name.segments[..] else { return None };
        let [TemplateArgument::Type(ty)] = &class.arguments[..] else { return None };
        match (name.path().strip_prefix("std::numeric_limits::"), self.type_of(ty, range)) {
            (Some(_), Ok(Ty::Integer(kind))) if arguments.is_empty() => numeric_limit(&function.name, kind),
            _ => None,
        }
    }

    /// `BoxType::get(context, width)` of a type or attribute of a `.td` file, or `BoxType::get(type)`, whose context is that of the
    /// argument.
    pub(super) fn definition_get(
        &mut self,
        path: &str,
        arguments: &[Expr],
    ) -> Result<Option<Translated>, Untranslated> {
        let Some(class) = path.strip_suffix("::get") else { return Ok(None) };
        let [first, ..] = arguments else { return Ok(None) };
        let first = self.expr(first)?;
        match &first.ty {
            Ty::Class(own) if own == "mlir::MLIRContext" => {
                let class = self.class_path(class);
                self.entity_of(&class, &first.rust, &arguments[1..])
            }
            Ty::Class(own) if matches!(self.root(own), Some("mlir::Type" | "mlir::Attribute")) => {
                let context = format!("{}.context()", operand(&first.rust));
                self.entity_of(class, &context, arguments)
            }
            _ => Ok(None),
        }
    }

    /// The path of a class of the dialects' table, with the namespace of MLIR.
    fn class_path(&self, class: &str) -> String {
        core_class(class).map_or(class, |row| row.path).to_owned()
    }

    /// A type or attribute of a class that a `.td` file defines, or one that has a text in the table.
    pub(super) fn entity_of(
        &mut self,
        class: &str,
        context: &str,
        arguments: &[Expr],
    ) -> Result<Option<Translated>, Untranslated> {
        let user = self.user_class(class).filter(|user| user.parameters.is_some());
        let Some(class) = user else {
            let numbers: Option<Vec<u128>> = arguments
                .iter()
                .map(|argument| match argument.kind {
                    ExprKind::Literal(Literal::Integer { value, .. }) => Some(value),
                    _ => None,
                })
                .collect();
            let text = numbers.and_then(|numbers| type_text(class, &numbers));
            return Ok(text.map(|text| {
                let rust = format!("::rtblgen_runtime::support::type_of_text({context}, {text:?})");
                Translated::new(rust, Ty::class(class))
            }));
        };
        let entity = match class.kind {
            UserKind::Type => "Type",
            UserKind::Attribute => "Attribute",
            _ => return Ok(None),
        };
        // A getter whose type has no Rust is not generated.
        let count = class.parameters;
        if count != Some(class.getters.len()) || count != Some(arguments.len()) {
            return Ok(None);
        }
        let mut values = vec![context.to_owned()];
        for (getter, argument) in class.getters.iter().zip(arguments) {
            let value = self.argument(argument, getter.ty.clone())?;
            values.push(if getter.is_size { format!("({} as usize)", value.rust) } else { value.bare() });
        }
        let get = if class.is_verified { "get_checked" } else { "get" };
        let checked = if class.is_verified { ".ok()?" } else { "" };
        let (class_name, values) = (&class.rust, values.join(", "));
        let typed = format!("{class_name}::{get}({values}){checked}");
        let rust = format!("::rtblgen_runtime::{entity}::from({typed})");
        let is_partial = class.is_verified;
        Ok(Some(Translated {
            typed: Some(typed),
            is_partial,
            ..Translated::new(rust, Ty::Class(class.path))
        }))
    }
}
