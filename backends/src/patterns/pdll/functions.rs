//! Native constraints and rewrites as functions of Rust.

use std::rc::Rc;

use rtblgen_pdll::pdl::Value;
use rtblgen_pdll::tree::{Callable, CallableBody, CallableId, CallableKind};
use rtblgen_pdll::types::Type;
use tblgen_parser::Span;

use crate::input::library::is_stock;
use crate::ods::model::Operator;
use crate::patterns::model::term::{NativeBody, NativeFunction, NativeType, Term};
use crate::patterns::pdll::lowering::Lowering;
use crate::rust::{namer, snippet};

impl<'r> Lowering<'_, 'r> {
    /// The function of a native constraint or rewrite.
    pub(super) fn function(&mut self, id: CallableId) -> Option<Rc<NativeFunction<'r>>> {
        if let Some(known) = self.functions.made.get(&id) {
            return known.clone();
        }
        let made = self.new_function(id).map(Rc::new);
        self.functions.made.insert(id, made.clone());
        made
    }

    fn new_function(&mut self, id: CallableId) -> Option<NativeFunction<'r>> {
        let module = &self.file.input.module;
        let callable = module.callable(id);
        let body = self.body(callable)?;
        let parameters: Vec<_> = callable
            .arguments
            .iter()
            .map(|argument| module.variable(*argument))
            .map(|variable| (&*variable.name.text, self.native_type(&variable.ty)))
            .collect();
        if let NativeBody::Hook(_) = body {
            self.check_hook(callable, id)?;
        }
        let is_constraint = callable.kind == CallableKind::Constraint;
        let results =
            callable.results.iter().map(|result| self.native_type(&module.variable(*result).ty)).collect();
        let span = self.place(callable.name.span);
        let name = &callable.name.text;
        let function = NativeFunction { name, is_constraint, parameters, results, body, span };
        self.check_parameters(callable, function.takes_ir())?;
        Some(function)
    }

    /// The arguments of a call: one value where the function takes one, and a list where it takes a range.
    pub(super) fn arguments(
        &mut self,
        function: &NativeFunction<'r>,
        arguments: &[Value],
        span: Span,
    ) -> Option<Vec<Term<'r>>> {
        let mut terms = Vec::new();
        for (argument, (name, ty)) in arguments.iter().zip(&function.parameters) {
            let term = self.term(*argument)?;
            let is_list = self.is_list(&term) || self.is_type_range(&term);
            terms.push(match (ty, is_list) {
                (NativeType::Values, false) => Term::Values(vec![term]),
                (NativeType::Types, false) => Term::Types(vec![term]),
                (NativeType::Value | NativeType::Type, true) => match term {
                    Term::Values(mut parts) | Term::Types(mut parts) if parts.len() == 1 => parts.remove(0),
                    _ => {
                        let message = format!("the parameter `{name}` is one value, and this is a range");
                        self.error(span, message)
                            .with_labels([(function.span, "it is declared here")])
                            .help("declare it as a range: `ValueRange` or `TypeRange`");
                        return None;
                    }
                },
                _ => term,
            });
        }
        Some(terms)
    }

    /// Checks that the Rust name of a native function is an identifier, is not `populate`, and is unique.
    fn check_hook(&mut self, callable: &'r Callable, id: CallableId) -> Option<()> {
        let name = namer::snake_case(&callable.name.text);
        let is_word =
            syn::parse_str::<syn::Ident>(&name).is_ok() || namer::ident(&name).to_string().starts_with("r#");
        if name == "populate" || !is_word {
            let message = format!("`{}` cannot be the name of a Rust function", callable.name.text);
            self.error(callable.name.span, message)
                .help("give it another name: a Rust identifier other than `populate`, which is generated");
            return None;
        }
        let other = self.functions.hooks.insert(name.clone(), id).filter(|other| *other != id);
        let Some(other) = other else { return Some(()) };
        let other = self.place(self.file.input.module.callable(other).name.span);
        self.error(callable.name.span, format!("two declarations become the Rust function `{name}`"))
            .with_labels([(other, "the other one")])
            .help("give one of them another name");
        None
    }

    /// Checks that parameter names are unique and not those of generated parameters.
    fn check_parameters(&mut self, callable: &'r Callable, takes_ir: bool) -> Option<()> {
        let module = &self.file.input.module;
        let mut taken: Vec<&str> = vec!["rewriter"];
        taken.extend(takes_ir.then_some("ir"));
        for argument in &callable.arguments {
            let name = &module.variable(*argument).name;
            if taken.contains(&&*name.text) {
                let help = match &*name.text {
                    "ir" => "a native constraint on ops of a known kind has a parameter `ir`",
                    _ => "each native rewrite has a parameter `rewriter`",
                };
                self.error(name.span, format!("the parameter name `{}` is taken", name.text)).help(help);
                return None;
            }
            taken.push(&name.text);
        }
        Some(())
    }

    /// The type of a parameter or a result. The kind of an op is known if an included file defines it.
    pub(super) fn native_type(&mut self, ty: &Type) -> NativeType<'r> {
        match ty {
            Type::Attribute => NativeType::Attribute,
            Type::Operation(own) => match self.operator_named(own.name.as_deref()) {
                Some(operator) => NativeType::OpOf(operator),
                None => NativeType::Op,
            },
            Type::Type => NativeType::Type,
            Type::TypeRange => NativeType::Types,
            Type::ValueRange => NativeType::Values,
            _ => NativeType::Value,
        }
    }

    /// The op with this name, if an included file defines it.
    fn operator_named(&mut self, name: Option<&str>) -> Option<Rc<Operator<'r>>> {
        let record = self.file.ops.get(name?).copied()?;
        self.operators.get(record, &mut self.diagnostics)
    }

    fn body(&mut self, callable: &'r Callable) -> Option<NativeBody<'r>> {
        let (CallableBody::Code(_), Some(place)) = (&callable.body, callable.code) else {
            return Some(NativeBody::Hook(None));
        };
        let sources = &self.file.input.module.sources;
        let text = sources.text(place);
        if is_stock(sources.name(sources.file_of(place)), self.file.upstream_includes) {
            return Some(NativeBody::Hook(Some(text)));
        }
        match snippet::check_body(text) {
            Ok(()) => Some(NativeBody::Rust(text)),
            Err(mistake) => {
                let start = place.start + mistake.range.start as u32;
                let end = place.start + mistake.range.end as u32;
                let keyword = callable.kind.keyword();
                let help = mistake.help.unwrap_or_else(|| {
                    format!(
                        "native code is Rust here; without code the `{keyword}` is a function of the module"
                    )
                });
                self.error(Span::new(start, end), mistake.message).with_code(mistake.code).help(&help);
                None
            }
        }
    }
}
