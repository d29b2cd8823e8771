//! Calls of functions by name: casts, `all_of` and its like, and the functions of the table.

use std::ops::Range;

use super::calls::{name_of, parameters};
use super::operators::bool_value;
use super::{Scope, Translated, Translator, Ty, operand, unknown};
use crate::dialect_table::DEFINITIONS;
use crate::error::Untranslated;
use crate::names::{Getter, UserKind};
use crate::syntax::{Expr, ExprKind, Name, TypeName};
use crate::table::FUNCTIONS;

impl Translator<'_, '_> {
    pub(super) fn function_call(
        &mut self,
        name: &Name,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let path = name.path();
        let plain = path.strip_prefix("llvm::").or(path.strip_prefix("mlir::")).unwrap_or(&path);
        match (plain, arguments) {
            (
                "isa"
                | "isa_and_nonnull"
                | "isa_and_present"
                | "cast"
                | "dyn_cast"
                | "dyn_cast_or_null"
                | "dyn_cast_if_present",
                [object],
            ) => self.class_function(plain, name, object, range),
            ("all_of" | "any_of" | "none_of", [list, predicate]) => {
                self.quantifier(plain, list, predicate, range)
            }
            ("all_equal", [list]) => self.all_equal(list, range),
            // A null object.
            ("Type" | "Attribute" | "Value", []) => Ok(Translated { rust: "None".to_owned(), ty: Ty::Null }),
            ("is_contained", [list, element]) => self.is_contained(list, element, range),
            ("equal" | "std::equal", [left, right]) => {
                let (left, right) = (self.expr(left)?, self.expr(right)?);
                self.equality(crate::syntax::BinaryOperator::Equal, left, right, range)
            }
            _ => self.table_function(name, &path, arguments, range),
        }
    }

    /// `isa<A>(x)` and the casts.
    fn class_function(
        &mut self,
        function: &str,
        name: &Name,
        object: &Expr,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let classes = self.class_arguments(name.arguments(), range)?;
        let value = self.expr(object)?;
        match (function, value.ty.clone()) {
            ("isa", Ty::Class(_)) | ("isa_and_nonnull" | "isa_and_present", Ty::Class(_)) => {
                self.isa(&classes, &value, range)
            }
            ("isa_and_nonnull" | "isa_and_present", Ty::Optional(inner)) => {
                let inner = Translated { rust: "entity".to_owned(), ty: *inner };
                let test = self.isa(&classes, &inner, range)?.rust;
                Ok(bool_value(format!("{}.is_some_and(|entity| {test})", operand(&value.rust))))
            }
            ("isa" | "cast", Ty::Optional(inner)) => {
                let present = Translated { rust: format!("{}?", operand(&value.rust)), ty: *inner };
                match function {
                    "isa" => self.isa(&classes, &present, range),
                    _ => self.cast_to(&classes, present, range),
                }
            }
            ("cast", _) => self.cast_to(&classes, value, range),
            _ => self.dyn_cast(&classes, value, range),
        }
    }

    /// `cast<A>(x)`: the object is of the class now. A member of a generated class tests it.
    pub(super) fn cast_to(
        &self,
        classes: &[String],
        object: Translated,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let [class] = classes else { return Err(unknown(range, "a cast without one class")) };
        if self.root(self.entity(&object, range)?) != self.root(class) {
            return Err(unknown(range, format!("a cast of a `{}` to `{class}`", object.ty)));
        }
        Ok(Translated { rust: object.rust, ty: Ty::Class(class.clone()) })
    }

    /// `dyn_cast<A>(x)`: an `Option`.
    pub(super) fn dyn_cast(
        &self,
        classes: &[String],
        object: Translated,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let [class] = classes else { return Err(unknown(range, "a cast without one class")) };
        let source = match object.ty {
            Ty::Class(_) => format!("Some({})", object.rust),
            Ty::Optional(_) => object.rust,
            ty => return Err(unknown(range, format!("a cast of a `{ty}`"))),
        };
        let test = self.class_test(class, "entity", range)?;
        let ty = Ty::Optional(Box::new(Ty::Class(class.clone())));
        Ok(Translated { rust: format!("{}.filter(|entity| {test})", operand(&source)), ty })
    }

    fn quantifier(
        &mut self,
        function: &str,
        list: &Expr,
        predicate: &Expr,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let ExprKind::Lambda(lambda) = &predicate.kind else {
            return Err(unknown(&predicate.range, format!("`{function}` of what is not a lambda")));
        };
        let list = self.expr(list)?;
        let Ty::List(element) = list.ty else {
            return Err(unknown(range, format!("`{function}` of a `{}`", list.ty)));
        };
        let closure = self.predicate_closure(lambda, &element, range)?;
        let (not, method) = match function {
            "all_of" => ("", "all"),
            "any_of" => ("", "any"),
            _ => ("!", "any"),
        };
        Ok(bool_value(format!("{not}{}.iter().copied().{method}({closure})", operand(&list.rust))))
    }

    /// Whether all elements of a list are equal.
    fn all_equal(&mut self, list: &Expr, range: &Range<usize>) -> Result<Translated, Untranslated> {
        let list = self.expr(list)?;
        match list.ty {
            Ty::List(_) => {
                let rust = operand(&list.rust);
                Ok(bool_value(format!("{rust}.windows(2).all(|pair| pair[0] == pair[1])")))
            }
            ty => Err(unknown(range, format!("`all_equal` of a `{ty}`"))),
        }
    }

    fn is_contained(
        &mut self,
        list: &Expr,
        element: &Expr,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let (list, element) = (self.expr(list)?, self.expr(element)?);
        match list.ty {
            Ty::List(ty) => {
                let element = self.convert(element, *ty, range)?;
                Ok(bool_value(format!("{}.contains(&{})", operand(&list.rust), operand(&element.rust))))
            }
            ty => Err(unknown(range, format!("`is_contained` of a `{ty}`"))),
        }
    }

    /// A function of the table, an integer's functional cast, or nothing that is known.
    fn table_function(
        &mut self,
        name: &Name,
        path: &str,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        if arguments.is_empty()
            && let Some((placeholder, ty)) = (self.scope.own_getter)(path)
        {
            return Ok(Translated { rust: format!("${placeholder}"), ty });
        }
        let same = |signature: &str| {
            let known = name_of(signature);
            (known == path || known.strip_prefix("mlir::") == Some(path))
                && parameters(signature).len() == arguments.len()
        };
        let mut last = None;
        for row in FUNCTIONS.iter().filter(|row| same(row.signature)) {
            match self.expand(row.rust, None, &parameters(row.signature), arguments, row.result, range) {
                Ok(found) => return Ok(found),
                Err(error) => last = Some(error),
            }
        }
        if let Some(error) = last {
            return Err(error);
        }
        if let Some(found) = self.defined_function(path, arguments, range)? {
            return Ok(found);
        }
        if let Some(found) = self.enum_attribute(path, arguments, range)? {
            return Ok(found);
        }
        let ty = TypeName { name: name.clone(), pointers: 0 };
        match (self.type_of(&ty, range), arguments) {
            // `ArrayRef<int64_t>({1, 2})`
            (Ok(Ty::List(_)), [Expr { kind: ExprKind::List { ty: None, elements }, .. }]) => {
                self.list(Some(name), elements, range)
            }
            (Ok(target @ (Ty::Integer(_) | Ty::Optional(_) | Ty::Bool)), [value]) => {
                let value = self.expr(value)?;
                self.convert(value, target, range)
            }
            _ => Err(unknown(range, format!("function `{path}`"))),
        }
    }

    /// A function of a dialect's library: its definition with the argument in the place of `$1`.
    fn defined_function(
        &mut self,
        path: &str,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Option<Translated>, Untranslated> {
        let [argument] = arguments else { return Ok(None) };
        let Some(definition) = DEFINITIONS.iter().find(|row| self.is_meant(path, name_of(row.signature)))
        else {
            return Ok(None);
        };
        let parameter = self.spelled(parameters(definition.signature)[0], range)?;
        let argument = self.expr(argument)?;
        let argument = self.convert(argument, parameter.clone(), range)?;
        let scope = Scope {
            namespace: "mlir",
            placeholders: &|name| (name == "1").then(|| parameter.clone()),
            own_getter: &|_| None,
            names: self.scope.names,
        };
        let cpp = crate::parse(definition.cpp).map_err(|error| unknown(range, error.to_string()))?;
        let body = super::translate(&cpp, &scope).map_err(|error| unknown(range, error.construct()))?;
        Ok(Some(Translated { rust: body.rust.replace("$1", &operand(&argument.rust)), ty: body.ty }))
    }

    /// `KindAttr::get(context, Kind::Case)`: the attribute of an enum.
    fn enum_attribute(
        &mut self,
        path: &str,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Option<Translated>, Untranslated> {
        let ([context, value], Some(class)) = (arguments, path.strip_suffix("::get")) else {
            return Ok(None);
        };
        let Some(class) = self.user_class(class).filter(|class| class.kind == UserKind::Attribute) else {
            return Ok(None);
        };
        let [Getter { name, ty: ty @ Ty::Enum(_), .. }] = &class.getters[..] else { return Ok(None) };
        if name != "getValue" {
            return Ok(None);
        }
        let (context, value) = (self.expr(context)?, self.expr(value)?);
        if context.ty != Ty::class("mlir::MLIRContext") || value.ty != *ty {
            return Err(unknown(range, format!("`{path}` of `{}` and `{}`", context.ty, value.ty)));
        }
        let rust = format!("{}.to_attribute({})", operand(&value.rust), context.rust);
        Ok(Some(Translated { rust, ty: Ty::Class(class.path) }))
    }

    /// Whether a path names this function: as it stands, or in a namespace around the expression.
    fn is_meant(&self, path: &str, function: &str) -> bool {
        let namespaces = std::iter::successors(Some(self.scope.namespace), |namespace| {
            namespace.rsplit_once("::").map(|(outer, _)| outer)
        });
        let mut qualified = namespaces.map(|namespace| format!("{namespace}::{path}"));
        path == function || qualified.any(|qualified| qualified == function)
    }
}
