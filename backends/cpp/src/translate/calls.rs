//! Calls of members, of functions by name, and lists in braces.

use std::ops::Range;

use super::classes::{AP_INT, with_bases};
use super::functions::in_block;
use super::operators::Operation;
use super::{IntegerKind, Translated, Translator, Ty, is_simple, operand, unknown};
use crate::dialect_table::DIALECT_MEMBERS;
use crate::error::Untranslated;
use crate::syntax::{BinaryOperator, Expr, ExprKind, Name, Segment, TypeName};
use crate::table::{FLOAT_KINDS, LIBRARY_MEMBERS, LIST_MEMBERS, MEMBERS};

impl Translator<'_, '_> {
    pub(super) fn call(
        &mut self,
        callee: &Expr,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        match &callee.kind {
            ExprKind::Member { object, member } => {
                let object = self.expr(object)?;
                self.member_call(object, member, arguments, range)
            }
            ExprKind::Name(name) => self.function_call(name, arguments, range),
            // `std::equal_to<>()(a, b)`
            ExprKind::Call { callee: functor, arguments: none } if none.is_empty() => match &functor.kind {
                ExprKind::Name(name) if name.path() == "std::equal_to" => self.equal_to(arguments, range),
                _ => Err(unknown(range, "a call of a call's result")),
            },
            // `[](Type type) { ... }($_self)`
            ExprKind::Lambda(lambda) if arguments.len() == lambda.parameters.len() => {
                self.called_lambda(lambda, arguments, range)
            }
            _ => Err(unknown(range, "a call of an expression")),
        }
    }

    fn equal_to(&mut self, arguments: &[Expr], range: &Range<usize>) -> Result<Translated, Untranslated> {
        let [left, right] = arguments else {
            return Err(unknown(range, "`std::equal_to` without two arguments"));
        };
        let (left, right) = (self.expr(left)?, self.expr(right)?);
        self.equality(Operation { operator: BinaryOperator::Equal, left, right, range })
    }

    fn member_call(
        &mut self,
        object: Translated,
        member: &Segment,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        if !member.arguments.is_empty() {
            return self.template_member(object, member, arguments, range);
        }
        match object.ty.clone() {
            Ty::List(element) => self.list_member(&object, &element, &member.name, arguments, range),
            Ty::Optional(inner) => self.optional_member(object, *inner, member, arguments, range),
            Ty::Class(path) => self.class_member(&object, &path, member, arguments, range),
            Ty::String if matches!(member.name.as_str(), "str" | "getValue") => Ok(object),
            Ty::String => self.string_member(&object, &member.name, arguments, range),
            ty => Err(unknown(range, format!("member `{}` of `{ty}`", member.name))),
        }
    }

    /// A member function of a `StringRef`.
    fn string_member(
        &mut self,
        object: &Translated,
        name: &str,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let text = operand(&object.rust);
        match (name, arguments) {
            ("empty", []) => Ok(Translated::new(format!("{text}.is_empty()"), Ty::Bool)),
            ("size", []) => {
                Ok(Translated::new(format!("({text}.len() as u64)"), Ty::Integer(IntegerKind::U64)))
            }
            ("starts_with" | "ends_with" | "contains", [part]) => {
                let part = self.expr(part)?;
                let part = self.convert(part, Ty::String, range)?.rust;
                Ok(Translated::new(format!("{text}.{name}({part})"), Ty::Bool))
            }
            _ => Err(unknown(range, format!("member `{name}` of `{}`", object.ty))),
        }
    }

    /// `$_self.isa<A>()`, the spelling that older files have.
    fn template_member(
        &mut self,
        object: Translated,
        member: &Segment,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let classes = self.class_arguments(&member.arguments, range)?;
        if object.ty == Ty::class("mlir::Builder") && member.name == "getType" {
            return self.built_type(&object, &classes, arguments, range);
        }
        match (member.name.as_str(), arguments) {
            ("hasPromiseOrImplementsInterface", []) => self.isa(&classes, &object, range),
            ("isa", []) => self.isa(&classes, &object, range),
            ("getAsRange", []) => self.elements_as(&classes, object, range),
            ("cast", []) => self.cast_to(&classes, object, range),
            ("dyn_cast", []) => self.dyn_cast(&classes, object, range),
            (name, _) => Err(unknown(range, format!("member template `{name}`"))),
        }
    }

    /// `$_builder.getType<A>(1)`: the type of a class with these parameters.
    fn built_type(
        &mut self,
        builder: &Translated,
        classes: &[String],
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let [class] = classes else { return Err(unknown(range, "`getType` without one class")) };
        let context = format!("{}.context()", operand(&builder.rust));
        let rust = match (class.as_str(), FLOAT_KINDS.iter().find(|(path, _)| path == class)) {
            (_, Some((_, kind))) => format!("{context}.float_type(::rtblgen_runtime::FloatKind::{kind})"),
            ("mlir::IndexType", _) => format!("{context}.index_type()"),
            ("mlir::NoneType", _) => format!("{context}.none_type()"),
            _ => {
                let entity = self.entity_of(class, &context, arguments)?;
                return entity.ok_or_else(|| unknown(range, format!("`getType<{class}>`")));
            }
        };
        Ok(Translated::new(rust, Ty::class(class)))
    }

    fn class_member(
        &mut self,
        object: &Translated,
        path: &str,
        member: &Segment,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        if let Some(user) = self.user_class(path)
            && let Some(getter) =
                user.getters.iter().find(|getter| getter.name == member.name && arguments.is_empty())
        {
            let before_cast = object.before_cast.as_ref().filter(|before| before.class == path);
            let object = before_cast.map_or(&object.rust, |before| &before.rust);
            let rust = format!("{}.cast::<{}>()?.{}()", operand(object), user.rust, getter.rust);
            let rust = if getter.is_size { format!("({rust} as u64)") } else { rust };
            return Ok(Translated::partial(rust, getter.ty.clone()));
        }
        let bases: Vec<&str> = match with_bases(path).collect::<Vec<_>>() {
            bases if !bases.is_empty() => bases,
            _ => self.root(path).into_iter().chain((path == AP_INT).then_some(AP_INT)).collect(),
        };
        let interfaces = self.user_class(path).map_or_else(Vec::new, |user| user.interfaces);
        let of_interfaces = interfaces.iter().flat_map(|interface| with_bases(interface));
        for class in bases.into_iter().chain(of_interfaces) {
            let all = MEMBERS.iter().chain(LIBRARY_MEMBERS).chain(DIALECT_MEMBERS);
            let overloads =
                all.filter(|row| row.class == class && row.is_call(&member.name, arguments.len()));
            let (mut last, steps) = (None, self.partial_steps);
            for row in overloads {
                let parameters = parameters(row.signature);
                match self.expand(row.rust, Some(&object.rust), &parameters, arguments, row.result, range) {
                    Ok(found) => return Ok(found),
                    Err(error) => last = Some(error),
                }
                self.partial_steps = steps;
            }
            if let Some(error) = last {
                return Err(error);
            }
        }
        Err(unknown(range, format!("member `{}` of `{path}`", member.name)))
    }

    fn list_member(
        &mut self,
        object: &Translated,
        element: &Ty,
        name: &str,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        if let ("drop_front", [count]) = (name, arguments) {
            let count = self.argument(count, Ty::Integer(IntegerKind::U64))?;
            let rust = format!("{}.get(usize::try_from({}).ok()?..)?", operand(&object.rust), count.rust);
            return Ok(Translated::partial(rust, Ty::List(Box::new(element.clone()))));
        }
        if !arguments.is_empty() {
            return Err(unknown(range, format!("member `{name}` of a list, with arguments")));
        }
        if matches!(name, "getTypes" | "getType") && *element == Ty::class("mlir::Value") {
            let rust =
                format!("{}.iter().map(|_value| _value.ty()).collect::<Vec<_>>()", operand(&object.rust));
            return Ok(Translated::new(rust, Ty::List(Box::new(Ty::class("mlir::Type")))));
        }
        let Some((_, result, rust)) = LIST_MEMBERS.iter().find(|(member, ..)| *member == name) else {
            return Err(unknown(range, format!("member `{name}` of a list")));
        };
        let ty = match *result {
            "E" => element.clone(),
            "L" => Ty::List(Box::new(element.clone())),
            "bool" => Ty::Bool,
            _ => Ty::Integer(IntegerKind::U64),
        };
        let is_partial = rust.contains('?');
        let rust = rust.replace('$', &operand(&object.rust));
        let rust = if rust.starts_with('*') { format!("({rust})") } else { rust };
        Ok(Translated { is_partial, ..Translated::new(rust, ty) })
    }

    /// `has_value`, `value`, or a member of the value: no result if there is none.
    fn optional_member(
        &mut self,
        object: Translated,
        inner: Ty,
        member: &Segment,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        match (member.name.as_str(), arguments) {
            ("has_value", []) => {
                Ok(Translated::new(format!("{}.is_some()", operand(&object.rust)), Ty::Bool))
            }
            ("value", []) => Ok(self.present(object, inner)),
            _ => {
                let present = self.present(object, inner);
                self.member_call(present, member, arguments, range)
            }
        }
    }

    /// Fills a template of the table. An object or argument that occurs several times in the template is
    /// computed once.
    pub(super) fn expand(
        &mut self,
        template: &str,
        object: Option<&str>,
        parameters: &[&str],
        arguments: &[Expr],
        result: &str,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let mut values = vec![Translated::new(object.unwrap_or_default(), Ty::Null)];
        for (parameter, argument) in parameters.iter().zip(arguments) {
            let target = self.spelled(parameter, range)?;
            values.push(self.argument(argument, target)?);
        }
        let parts = template_parts(template);
        let mut bindings = String::new();
        for (number, value) in values.iter_mut().enumerate() {
            let uses = parts.iter().filter(|(own, _)| *own == Some(number)).count();
            if uses > 1 && !is_simple(&value.rust) {
                let (binding, name) = self.shared(value.clone(), range)?;
                bindings += &binding;
                value.rust = name;
            }
        }
        let mut rust = String::new();
        for (number, text) in parts {
            if let Some(number) = number {
                let value =
                    values.get(number).ok_or_else(|| unknown(range, "an argument that is missing"))?;
                rust.push_str(&match text.starts_with('.') || number == 0 {
                    true => operand(&value.rust),
                    false => value.bare(),
                });
            }
            rust.push_str(text);
        }
        let rust = if rust.starts_with('*') { format!("({rust})") } else { rust };
        let is_partial = template.contains('?');
        let ty = self.spelled(result, range)?;
        Ok(in_block(&bindings, Translated { is_partial, ..Translated::new(rust, ty) }))
    }

    /// An argument, converted to the type of the parameter.
    pub(super) fn argument(&mut self, argument: &Expr, target: Ty) -> Result<Translated, Untranslated> {
        if let (ExprKind::List { ty: None, elements }, Ty::List(element)) = (&argument.kind, &target) {
            return self.list_of(element, elements, &argument.range);
        }
        if let (ExprKind::List { ty: None, elements }, Ty::Optional(inner)) = (&argument.kind, &target)
            && let (Ty::List(element), []) = (&**inner, &elements[..])
            && let Ty::Integer(kind) = **element
        {
            return Ok(Translated::new(format!("None::<[{}; 0]>", kind.rust()), target));
        }
        let value = self.expr(argument)?;
        self.convert(value, target, &argument.range)
    }

    /// A type as the table spells it.
    pub(super) fn spelled(&self, text: &str, range: &Range<usize>) -> Result<Ty, Untranslated> {
        let ty: Option<TypeName> = crate::parse::parse_type(text).ok();
        match ty {
            Some(ty) => self.type_of(&ty, range),
            None => Err(unknown(range, format!("type `{text}`"))),
        }
    }

    /// `{1, 2}`, `ArrayRef<int64_t>{1, 2}`.
    pub(super) fn list(
        &mut self,
        ty: Option<&Name>,
        elements: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let declared = match ty {
            Some(name) => Some(self.type_of(&TypeName { name: name.clone(), pointers: 0 }, range)?),
            None => None,
        };
        match (declared, elements.first()) {
            (Some(Ty::List(element)), _) => self.list_of(&element, elements, range),
            (None, Some(first)) => {
                let element = self.expr(first)?.ty;
                self.list_of(&element, elements, range)
            }
            _ => Err(unknown(range, "a list in braces of unknown type")),
        }
    }

    /// Elements of a type as an array.
    pub(super) fn list_of(
        &mut self,
        element: &Ty,
        elements: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let mut texts = Vec::new();
        for item in elements {
            let value = self.expr(item)?;
            let value = self.convert(value, element.clone(), range)?;
            texts.push(if texts.is_empty() { value.rust } else { value.bare() });
        }
        let rust = match texts.is_empty() {
            true => format!("([] as [{}; 0])", self.rust_type(element, range)?),
            false => format!("([{}])", texts.join(", ")),
        };
        Ok(Translated::new(rust, Ty::List(Box::new(element.clone()))))
    }
}

/// Splits a template at its placeholders: each text with the placeholder before it, 0 for the object, `n` for an argument.
fn template_parts(template: &str) -> Vec<(Option<usize>, &str)> {
    let mut texts = template.split('$');
    let first = texts.next().map(|text| (None, text));
    let rest = texts.map(|text| match text.chars().next().and_then(|digit| digit.to_digit(10)) {
        Some(number) => (Some(number as usize), &text[1..]),
        None => (Some(0), text),
    });
    first.into_iter().chain(rest).collect()
}

/// The name in a signature of the table.
pub(super) fn name_of(signature: &str) -> &str {
    signature.split('(').next().unwrap_or_default()
}

/// The parameter types in a signature of the table.
pub(super) fn parameters(signature: &str) -> Vec<&str> {
    let inside = signature.split_once('(').map_or("", |(_, rest)| rest.trim_end_matches(')'));
    inside.split(',').map(str::trim).filter(|text| !text.is_empty()).collect()
}
