//! Lambdas: arguments of quantifiers, and lambdas that are called at once.

use std::ops::Range;

use super::{Translated, Translator, Ty, local_name, unknown};
use crate::error::Untranslated;
use crate::syntax::{Lambda, Stmt};

impl Translator<'_, '_> {
    /// The parameter of a lambda that has one, and the condition that it returns.
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
        let body = self.with_local(name, converted.ty, |translator| translator.body(&lambda.body, range))?;
        let condition = self.condition(body, range)?;
        Ok((local_name(name), condition))
    }

    /// `[&] { ...; return value; }()`: a block.
    pub(super) fn called_lambda(
        &mut self,
        lambda: &Lambda,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let body = self.body(&lambda.body, range)?;
        match &lambda.result {
            Some(ty) => {
                let target = self.type_of(ty, range)?;
                self.convert(body, target, range)
            }
            None => Ok(body),
        }
    }

    /// Statements as an expression. Every way through them ends in a `return`.
    fn body(&mut self, statements: &[Stmt], range: &Range<usize>) -> Result<Translated, Untranslated> {
        match statements {
            [Stmt::Return(value), ..] => self.expr(value),
            [Stmt::Declare { ty, name, value }, rest @ ..] => {
                let mut value_text = self.expr(value)?;
                if ty.name.path() != "auto" {
                    let target = self.type_of(ty, range)?;
                    value_text = self.convert(value_text, target, range)?;
                }
                let rest = self.with_local(name, value_text.ty, |translator| translator.body(rest, range))?;
                let rust = format!("{{ let {} = {}; {} }}", local_name(name), value_text.rust, rest.rust);
                Ok(Translated { rust, ty: rest.ty })
            }
            [Stmt::If { condition, then, otherwise }, rest @ ..] => {
                let test = self.expr(condition)?;
                let test = self.condition(test, &condition.range)?;
                let then: Vec<Stmt> = then.iter().chain(rest).cloned().collect();
                let otherwise: Vec<Stmt> = otherwise.iter().chain(rest).cloned().collect();
                let (then, otherwise) = (self.body(&then, range)?, self.body(&otherwise, range)?);
                if then.ty != otherwise.ty {
                    return Err(unknown(range, "a lambda that returns two types"));
                }
                let rust = format!("if {test} {{ {} }} else {{ {} }}", then.rust, otherwise.rust);
                Ok(Translated { rust: format!("({rust})"), ty: then.ty })
            }
            [] => Err(unknown(range, "a lambda without a `return` at its end")),
        }
    }

    fn with_local<T>(&mut self, name: &str, ty: Ty, run: impl FnOnce(&mut Self) -> T) -> T {
        self.locals.push((name.to_owned(), ty));
        let result = run(self);
        self.locals.pop();
        result
    }
}
