//! Calls of functions by name: casts, `all_of` and its like, and the functions of the table.

use std::ops::Range;

use super::calls::{name_of, parameters};
use super::classes::with_bases;
use super::operators::{Operation, bool_value};
use super::{
    BeforeCast, Foreign, Scope, Translated, Translator, Ty, integers, is_simple, local_prefix, operand,
    unknown,
};
use crate::dialect_table::DEFINITIONS;
use crate::error::Untranslated;
use crate::syntax::{BinaryOperator, Expr, ExprKind, Name};
use crate::table::FUNCTIONS;

/// Puts an expression and its bindings into a block. If the value is a list or a string, it is copied out of the block.
pub(super) fn in_block(bindings: &str, value: Translated) -> Translated {
    if bindings.is_empty() {
        return value;
    }
    let rust = match value.ty {
        Ty::List(_) => format!("{{ {bindings}{}.to_vec() }}", operand(&value.rust)),
        Ty::String => format!("&*{{ {bindings}{}.to_owned() }}", operand(&value.rust)),
        _ => format!("{{ {bindings}{} }}", value.rust),
    };
    Translated { is_partial: value.is_partial, ..Translated::new(rust, value.ty) }
}

/// The binding of a local. A list or a string may borrow from a temporary, so it is copied. The local is a slice of the copy.
pub(super) fn binding(name: &str, value: &Translated, range: &Range<usize>) -> Result<String, Untranslated> {
    Ok(match &value.ty {
        _ if is_simple(&value.rust) => format!("let {name} = {}; ", value.rust),
        Ty::List(_) => format!("let {name} = {}.to_vec(); let {name} = &{name}[..]; ", operand(&value.rust)),
        Ty::String => format!("let {name} = {}.to_owned(); let {name} = &*{name}; ", operand(&value.rust)),
        Ty::Optional(inner) if matches!(**inner, Ty::List(_) | Ty::String) => {
            return Err(unknown(range, format!("a local of type `{}`", value.ty)));
        }
        _ => format!("let {name} = {}; ", value.rust),
    })
}

/// The range of a call of its `begin` or `end`.
fn iterated<'e>(expr: &'e Expr, function: &str) -> Option<&'e Expr> {
    match &expr.kind {
        ExprKind::Call { callee, arguments } if arguments.is_empty() => match &callee.kind {
            ExprKind::Member { object, member } if member.name == function => Some(object),
            _ => None,
        },
        _ => None,
    }
}

/// An array attribute as the list of its elements. In C++ it is a range of them.
pub(super) fn as_list(value: Translated) -> Translated {
    if value.ty != Ty::class("mlir::ArrayAttr") {
        return value;
    }
    let elements = Ty::List(Box::new(Ty::class("mlir::Attribute")));
    Translated::new(format!("{}.array_value()", operand(&value.rust)), elements)
}

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
            ("std::move", [value]) => self.expr(value),
            ("to_vector", [list]) => {
                let list = as_list(self.expr(list)?);
                match list.ty {
                    Ty::List(_) => Ok(list),
                    ty => Err(unknown(range, format!("`to_vector` of a `{ty}`"))),
                }
            }
            // `llvm::make_range(x.begin(), x.end())`
            ("make_range", [begin, end]) => match (iterated(begin, "begin"), iterated(end, "end")) {
                (Some(list), Some(other)) if list.kind == other.kind => self.expr(list),
                _ => Err(unknown(range, "a part of a list")),
            },
            // A null object.
            ("Type" | "Attribute" | "Value", []) => Ok(Translated::new("None", Ty::Null)),
            ("is_contained", [list, element]) => self.is_contained(list, element, range),
            ("equal" | "std::equal", [left, right]) => {
                let (left, right) = (self.expr(left)?, self.expr(right)?);
                self.equality(Operation { operator: BinaryOperator::Equal, left, right, range })
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
        let value = match (&value.ty, classes.first().and_then(|class| self.root(class))) {
            (Ty::Unknown, Some(root)) => self.convert(value, Ty::class(root), range)?,
            _ => value,
        };
        match (function, value.ty.clone()) {
            ("isa", Ty::Class(_)) | ("isa_and_nonnull" | "isa_and_present", Ty::Class(_)) => {
                self.isa(&classes, &value, range)
            }
            ("isa_and_nonnull" | "isa_and_present", Ty::Optional(inner)) => {
                let test = self.isa(&classes, &Translated::new("_entity", *inner), range)?.rust;
                Ok(bool_value(format!("{}.is_some_and(|_entity| {test})", operand(&value.rust))))
            }
            // These assert that the object exists.
            ("isa" | "cast" | "dyn_cast", Ty::Optional(inner)) => {
                let present = self.present(value, *inner);
                match function {
                    "isa" => self.isa(&classes, &present, range),
                    "cast" => self.cast_to(&classes, present, range),
                    _ => self.dyn_cast(&classes, present, range),
                }
            }
            ("cast", _) => self.cast_to(&classes, value, range),
            _ => self.dyn_cast(&classes, value, range),
        }
    }

    /// `cast<A>(x)`: no result if the object is of another class; C++ asserts in that case.
    pub(super) fn cast_to(
        &self,
        classes: &[String],
        object: Translated,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let [class] = classes else { return Err(unknown(range, "a cast without one class")) };
        let own = self.entity(&object, range)?;
        if self.root(own) != self.root(class) {
            return Err(unknown(range, format!("a cast of a `{}` to `{class}`", object.ty)));
        }
        let ty = Ty::Class(class.clone());
        if own == class || with_bases(own).any(|base| base == class) {
            return Ok(Translated::new(object.rust, ty));
        }
        let test = self.class_test(class, "_entity", range)?;
        let rust = format!("Some({}).filter(|_entity| {test})?", object.rust);
        let before_cast = Some(BeforeCast { rust: object.rust, class: class.clone() });
        Ok(Translated { before_cast, ..Translated::partial(rust, ty) })
    }

    /// `dyn_cast<A>(x)`: an `Option`.
    pub(super) fn dyn_cast(
        &self,
        classes: &[String],
        object: Translated,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let [class] = classes else { return Err(unknown(range, "a cast without one class")) };
        let (source, before_cast) = match object.ty {
            Ty::Class(_) => {
                let source = format!("Some({})", object.rust);
                (source, Some(BeforeCast { rust: object.rust, class: class.clone() }))
            }
            Ty::Optional(_) => (object.rust, None),
            ty => return Err(unknown(range, format!("a cast of a `{ty}`"))),
        };
        let test = self.class_test(class, "_entity", range)?;
        let ty = Ty::Optional(Box::new(Ty::Class(class.clone())));
        let rust = format!("{}.filter(|_entity| {test})", operand(&source));
        Ok(Translated { before_cast, ..Translated::new(rust, ty) })
    }

    /// `array.getAsRange<A>()`: no result if an element is of another class; C++ asserts in that case.
    pub(super) fn elements_as(
        &self,
        classes: &[String],
        object: Translated,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let list = as_list(object);
        match (classes, &list.ty) {
            ([class], Ty::List(element)) if **element == Ty::class("mlir::Attribute") => {
                let test = self.class_test(class, "_entity", range)?;
                let filter = format!("filter(|_array| _array.iter().copied().all(|_entity| {test}))?");
                let elements = Ty::List(Box::new(Ty::Class(class.clone())));
                Ok(Translated::partial(format!("Some({}).{filter}", list.rust), elements))
            }
            _ => Err(unknown(range, format!("`getAsRange` of a `{}`", list.ty))),
        }
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
        let list = as_list(self.expr(list)?);
        let Ty::List(element) = list.ty else {
            return Err(unknown(range, format!("`{function}` of a `{}`", list.ty)));
        };
        let steps = self.partial_steps;
        let (element, condition) = self.predicate_lambda(lambda, &element, range)?;
        let (not, method) = match function {
            "all_of" => ("", "all"),
            "any_of" => ("", "any"),
            _ => ("!", "any"),
        };
        let elements = format!("{}.iter().copied()", operand(&list.rust));
        if self.partial_steps == steps {
            return Ok(bool_value(format!("{not}{elements}.{method}(|{element}| {condition})")));
        }
        let function = format!("::rtblgen_runtime::support::{method}_known");
        let rust = format!("{not}{function}({elements}, |{element}| Some({condition}))?");
        Ok(Translated::partial(rust, Ty::Bool))
    }

    /// Whether all elements of a list are equal.
    fn all_equal(&mut self, list: &Expr, range: &Range<usize>) -> Result<Translated, Untranslated> {
        let list = as_list(self.expr(list)?);
        match list.ty {
            Ty::List(_) => {
                let rust = operand(&list.rust);
                Ok(bool_value(format!("{rust}.windows(2).all(|_pair| _pair[0] == _pair[1])")))
            }
            ty => Err(unknown(range, format!("`all_equal` of a `{ty}`"))),
        }
    }

    /// `llvm::is_contained`: the element compares with `==`, so integers in their common type.
    fn is_contained(
        &mut self,
        list: &Expr,
        element: &Expr,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let value = self.expr(element)?;
        let contains = |list: &str, value: &Translated| {
            bool_value(format!("{}.contains(&{})", operand(list), operand(&value.bare())))
        };
        let own = as_list(self.expr(list)?);
        let Ty::List(ty) = own.ty else {
            return Err(unknown(range, format!("`is_contained` of a `{}`", own.ty)));
        };
        let Some(kind) = integers::common_kind(&ty, &value.ty) else {
            return Ok(contains(&own.rust, &self.convert(value, *ty, range)?));
        };
        if *ty == value.ty || *ty == Ty::Integer(kind) {
            return Ok(contains(&own.rust, &self.convert(value, *ty, range)?));
        }
        if let ExprKind::List { ty: None, elements } = &list.kind {
            let list = self.list_of(&Ty::Integer(kind), elements, range)?;
            return Ok(contains(&list.rust, &integers::converted(value, kind)));
        }
        let (binding, value) = self.shared(integers::converted(value, kind), range)?;
        let same = format!("*_element as {} == {value}", kind.rust());
        let rust = format!("{}.iter().any(|_element| {same})", operand(&own.rust));
        Ok(in_block(&binding, bool_value(rust)))
    }

    /// Returns a `let` binding and its name. A name or a number needs no binding.
    pub(super) fn shared(
        &mut self,
        value: Translated,
        range: &Range<usize>,
    ) -> Result<(String, String), Untranslated> {
        if is_simple(&value.rust) {
            return Ok((String::new(), operand(&value.rust)));
        }
        let name = format!("_shared_{}", self.next_number());
        Ok((binding(&name, &value, range)?, name))
    }

    /// A function of the table, of the scope or of the user, or a functional cast.
    fn table_function(
        &mut self,
        name: &Name,
        path: &str,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        if arguments.is_empty()
            && let Some((rust, ty)) = (self.scope.own_getter)(path)
        {
            return Ok(Translated::new(rust, ty));
        }
        if let Some(found) = self.own_method(path, arguments, range)? {
            return Ok(found);
        }
        if let Some(foreign) = (self.scope.foreign)(path) {
            return self.foreign(&foreign, arguments);
        }
        let same = |signature: &str| {
            let known = name_of(signature);
            (known.strip_prefix("mlir::") == Some(path) || self.is_meant(path, known))
                && parameters(signature).len() == arguments.len()
        };
        let mut last = None;
        let rows: Vec<_> = FUNCTIONS.iter().filter(|row| same(row.signature)).collect();
        let steps = self.partial_steps;
        for row in rows {
            match self.expand(row.rust, None, &parameters(row.signature), arguments, row.result, range) {
                Ok(found) => return Ok(found),
                Err(error) => last = Some(error),
            }
            self.partial_steps = steps;
        }
        if let Some(error) = last {
            return Err(error);
        }
        if let Some(found) = self.defined_function(path, arguments, range)? {
            return Ok(found);
        }
        if let Some(found) = self.definition_get(path, arguments)? {
            return Ok(found);
        }
        match self.constructed(name, arguments, range)? {
            Some(found) => Ok(found),
            None => self.user_call(name, arguments, range),
        }
    }

    /// A call of an op method is replaced by the expression that the method returns.
    fn own_method(
        &mut self,
        name: &str,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Option<Translated>, Untranslated> {
        let Some(method) = (self.scope.own_method)(name) else { return Ok(None) };
        if method.parameters.len() != arguments.len() {
            return Ok(None);
        }
        if self.methods.iter().any(|open| open == name) {
            return Err(unknown(range, format!("method `{name}`, which calls itself")));
        }
        let body = crate::parse(&method.body).map_err(|error| unknown(range, error.to_string()))?;
        let mut parameters = Vec::new();
        let mut bindings = String::new();
        for ((ty, name), argument) in method.parameters.iter().zip(arguments) {
            let ty = self.spelled(ty, range)?;
            let rust = format!("{}_{}", local_prefix(name), self.next_number());
            bindings += &binding(&rust, &self.argument(argument, ty.clone())?, range)?;
            parameters.push((name.clone(), ty, rust));
        }
        self.methods.push(name.to_owned());
        let locals = std::mem::replace(&mut self.locals, parameters);
        let result = match method.result.trim_start_matches("static ").trim() {
            "auto" => Ok(None),
            spelling => self.spelled(spelling, range).map(Some),
        };
        let found = result.and_then(|ty| match ty {
            Some(ty) => self.argument(&body, ty),
            None => self.expr(&body),
        });
        let found = found.map_err(|error| unknown(range, error.construct()));
        self.locals = locals;
        self.methods.pop();
        found.map(|found| Some(in_block(&bindings, found)))
    }

    /// The call of a function that is replaced by Rust: the Rust, with the arguments in place of its placeholders.
    fn foreign(&mut self, foreign: &Foreign, arguments: &[Expr]) -> Result<Translated, Untranslated> {
        let (mut bindings, mut values) = (String::new(), Vec::new());
        for argument in arguments {
            let value = self.expr(argument)?;
            let ty = value.ty.clone();
            let rust = match ty {
                Ty::Optional(_) => self.present(value, ty.clone()).rust,
                _ => value.bare(),
            };
            let (binding, name) = self.shared(Translated::new(rust, ty), &argument.range)?;
            bindings += &binding;
            values.push(name);
        }
        let mut rust = String::new();
        let mut rest = foreign.rust.as_str();
        while let Some(at) = rest.find('$') {
            let (before, after) = (&rest[..at], &rest[at + 1..]);
            let length = after.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(after.len());
            let (name, after) = after.split_at(length);
            let value = foreign.placeholders.iter().position(|own| own == name).and_then(|at| values.get(at));
            rust += before;
            match value {
                Some(value) => rust += value,
                None => rust.extend(["$", name]),
            }
            rest = after;
        }
        rust += rest;
        let is_partial = foreign.is_partial;
        Ok(in_block(&bindings, Translated { is_partial, ..Translated::new(rust, foreign.result.clone()) }))
    }

    /// A function of a dialect's library: its definition with the argument in place of `$1`. A recursive condition on a type
    /// becomes a function in Rust, too.
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
        let name = format!("{}_of", local_prefix(path.rsplit("::").next().unwrap_or(path)));
        if self.bodies.contains(&definition.signature) {
            self.recursive.push(definition.signature);
            return Ok(Some(Translated::partial(format!("{name}({})?", argument.rust), Ty::Bool)));
        }
        let placeholders = |name: &str| (name == "1").then(|| parameter.clone());
        let scope = Scope::new("mlir", &placeholders, self.scope.names);
        let cpp = crate::parse(definition.cpp).map_err(|error| unknown(range, error.to_string()))?;
        let mut inner = Translator::new(&scope);
        inner.bodies = [&self.bodies[..], &[definition.signature]].concat();
        (inner.next_number, inner.depth, inner.size) = (self.next_number, self.depth, self.size);
        let body = inner.expr(&cpp).map_err(|error| unknown(range, error.construct()));
        (self.next_number, self.size) = (inner.next_number, inner.size);
        let body = body?;
        let (own, others): (Vec<_>, Vec<_>) =
            inner.recursive.drain(..).partition(|called| *called == definition.signature);
        self.recursive.extend(others);
        if own.is_empty() {
            let (binding, name) = self.shared(argument, range)?;
            let rust = body.rust.replace("$1", &name);
            let is_partial = body.is_partial;
            return Ok(Some(in_block(&binding, Translated { is_partial, ..Translated::new(rust, body.ty) })));
        }
        let body = inner.condition(body, range)?.replace("$1", "_ty");
        let rust = format!(
            "::std::convert::identity({{ fn {name}(_ty: ::rtblgen_runtime::Type<'_>) -> Option<bool> {{ Some({body}) }} {name}({}) }})?",
            argument.rust
        );
        Ok(Some(Translated::partial(rust, Ty::Bool)))
    }

    /// Whether a path names this function: as written, or in a namespace around the expression.
    fn is_meant(&self, path: &str, function: &str) -> bool {
        let namespaces = std::iter::successors(Some(self.scope.namespace), |namespace| {
            namespace.rsplit_once("::").map(|(outer, _)| outer)
        });
        let mut qualified = namespaces.map(|namespace| format!("{namespace}::{path}"));
        path == function || qualified.any(|qualified| qualified == function)
    }
}
