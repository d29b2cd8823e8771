//! Lambdas: arguments of quantifiers, and lambdas that are called at once.

use std::ops::Range;

use super::{Translated, Translator, Ty, local_name, unknown};
use crate::error::Untranslated;
use crate::syntax::{Lambda, Stmt};

impl Translator<'_, '_> {
    /// Translates a lambda with one parameter. Returns the parameter's name and the condition.
    pub(super) fn predicate_lambda(
        &mut self,
        lambda: &Lambda,
        element: &Ty,
        range: &Range<usize>,
    ) -> Result<(String, String), Untranslated> {
        let [(ty, name)] = &lambda.parameters[..] else {
            return Err(unknown(range, "a lambda without one parameter"));
        };
        let declared = match ty.name.path().as_str() {
            "auto" => element.clone(),
            _ => self.type_of(ty, range)?,
        };
        let converted =
            self.convert(Translated { rust: String::new(), ty: element.clone() }, declared.clone(), range)?;
        let body =
            self.with_local(name, converted.ty, |translator| translator.body(&lambda.body, None, range))?;
        let condition = self.condition(body, range)?;
        Ok((local_name(name), condition))
    }

    /// `[&] { ...; return value; }()`: a block.
    pub(super) fn called_lambda(
        &mut self,
        lambda: &Lambda,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let result = match &lambda.result {
            Some(ty) => Some(self.type_of(ty, range)?),
            None => None,
        };
        let body = self.body(&lambda.body, result.as_ref(), range)?;
        // At the start of a statement, an `if` would be a statement.
        let rust = if body.rust.starts_with("if ") { format!("({})", body.rust) } else { body.rust };
        Ok(Translated { rust, ..body })
    }

    /// Translates statements to an expression, of the type `result` if it is given. Every path must end in a `return`.
    fn body(
        &mut self,
        statements: &[Stmt],
        result: Option<&Ty>,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        match statements {
            [Stmt::Return(value), ..] => {
                let returned = self.expr(value)?;
                match result {
                    Some(ty) => self.convert(returned, ty.clone(), &value.range),
                    None => Ok(returned),
                }
            }
            [Stmt::Declare { ty, name, value }, rest @ ..] => {
                let value = match ty.name.path().as_str() {
                    "auto" => self.expr(value)?,
                    _ => {
                        let target = self.type_of(ty, range)?;
                        Translated { rust: self.argument(value, target.clone())?, ty: target }
                    }
                };
                let rest =
                    self.with_local(name, value.ty, |translator| translator.body(rest, result, range))?;
                let rust = format!("{{ let {} = {}; {} }}", local_name(name), value.rust, rest.rust);
                Ok(Translated { rust, ty: rest.ty })
            }
            [Stmt::If { condition, then, otherwise }, rest @ ..] => {
                let test = self.expr(condition)?;
                let test = self.condition(test, &condition.range)?;
                let then: Vec<Stmt> = then.iter().chain(rest).cloned().collect();
                let otherwise: Vec<Stmt> = otherwise.iter().chain(rest).cloned().collect();
                let (then, otherwise) =
                    (self.body(&then, result, range)?, self.body(&otherwise, result, range)?);
                if then.ty != otherwise.ty {
                    return Err(unknown(range, "a lambda that returns two types"));
                }
                let rust = format!("if {test} {{ {} }} else {{ {} }}", then.rust, otherwise.rust);
                Ok(Translated { rust, ty: then.ty })
            }
            [] => Err(unknown(range, "a lambda without a `return` at its end")),
        }
    }

    pub(super) fn with_local<T>(&mut self, name: &str, ty: Ty, run: impl FnOnce(&mut Self) -> T) -> T {
        self.locals.push((name.to_owned(), ty));
        let result = run(self);
        self.locals.pop();
        result
    }
}
