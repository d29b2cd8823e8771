//! Emits `rewrite`: the result patterns in order, then the replacement of the root.

mod native;
mod new_op;
mod statement;
mod types;

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::patterns::emit::access;
use crate::patterns::emit::functions::{Callee, Expression, Functions};
use crate::patterns::emit::locals::Locals;
use crate::patterns::emit::names::Names;
use crate::patterns::emit::native_function::typed_arguments;
use crate::patterns::emit::rewriter::statement::{Mentioned, Statement};
use crate::patterns::model::kind::Kind;
use crate::patterns::model::symbols::{SymbolId, SymbolUse};
use crate::patterns::model::term::Term;
use crate::patterns::model::{FunctionCall, Pattern, Replacement, ResultNode, ResultOp};

/// The parts of `rewrite`.
pub(super) struct Rewrite {
    /// The statements.
    pub(super) body: TokenStream,
    /// The names of the source that it uses. The match must have them as fields.
    pub(super) captures: BTreeSet<SymbolId>,
    /// Whether it uses the location of the matched ops.
    pub(super) uses_location: bool,
}

/// Emits the body of `rewrite` for one pattern.
pub(super) struct Rewriter<'a, 'p, 'r> {
    pattern: &'a Pattern<'r>,
    names: &'a mut Names,
    locals: &'a mut Locals,
    functions: &'a mut Functions<'p, 'r>,
    statements: Vec<Statement>,
    captures: BTreeSet<SymbolId>,
    /// The names that result patterns bind.
    bound_here: BTreeSet<SymbolId>,
    uses_location: bool,
}

impl<'a, 'p, 'r> Rewriter<'a, 'p, 'r> {
    pub(super) fn new(
        pattern: &'a Pattern<'r>,
        names: &'a mut Names,
        locals: &'a mut Locals,
        functions: &'a mut Functions<'p, 'r>,
    ) -> Self {
        let (captures, bound_here) = (BTreeSet::new(), BTreeSet::new());
        let statements = Vec::new();
        Self { pattern, names, locals, functions, statements, captures, bound_here, uses_location: false }
    }

    /// The whole body. The names of the source must have variables.
    pub(super) fn emit(mut self) -> Rewrite {
        let pattern = self.pattern;
        let mut replacement = Vec::new();
        for result in &pattern.results {
            let values = self.top_level(&result.node);
            if result.replaces {
                replacement.extend(values);
            }
        }
        for node in &pattern.supplemental {
            self.top_level(node);
        }
        let replace = match pattern.source.operator.results.is_empty() {
            _ if !pattern.replaces_root => TokenStream::new(),
            true => quote! { rewriter.erase_op(root); },
            false => {
                let values = match replacement.as_slice() {
                    [] => quote! { [] },
                    [(Kind::Values, all)] => all.clone(),
                    several => gather(several),
                };
                quote! { rewriter.replace_op(root, #values); }
            }
        };
        let mut mentioned = Mentioned::default();
        mentioned.add(&replace);
        let mut body = vec![replace];
        for statement in self.statements.iter().rev() {
            let statement = statement.before(&mentioned);
            mentioned.add(&statement);
            body.push(statement);
        }
        let body = body.into_iter().rev().collect();
        Rewrite { body, captures: self.captures, uses_location: self.uses_location }
    }

    /// A result pattern as statements, and its values.
    fn top_level(&mut self, node: &ResultNode<'r>) -> Vec<Expression> {
        match node {
            ResultNode::Native(native) => self.native_statement(native),
            other => self.node(other),
        }
    }

    /// Replaces an op of the source other than the root. New ops are inserted before that op.
    fn replacement(&mut self, replacement: &Replacement<'r>) {
        let op = self.source_op(replacement.op);
        let is_new = |value: &ResultNode<'_>| !matches!(value, ResultNode::Value(_));
        let makes_ops = replacement.values.iter().any(is_new);
        if makes_ops {
            self.assign(Vec::new(), quote! { declarative::build_before(rewriter, #op) });
        }
        let values: Vec<_> = replacement.values.iter().flat_map(|value| self.node(value)).collect();
        let values = match values.as_slice() {
            [] => quote! { [] },
            [(Kind::Values, all)] => all.clone(),
            several => gather(several),
        };
        self.assign(Vec::new(), quote! { rewriter.replace_op(#op, #values) });
        if makes_ops {
            self.assign(Vec::new(), quote! { declarative::build_before(rewriter, root) });
        }
    }

    /// The variable of an op of the source.
    fn source_op(&mut self, of: SymbolUse) -> Ident {
        if self.pattern.source.binding != Some(of.symbol) {
            self.captures.insert(of.symbol);
        }
        self.locals.get(of.symbol)
    }

    /// Builds a node, and returns its values.
    fn node(&mut self, node: &ResultNode<'r>) -> Vec<Expression> {
        match node {
            ResultNode::Op(op) => {
                let local = self.new_op(op);
                self.op_values(op, &local)
            }
            ResultNode::Native(native) => self.native_statement(native),
            ResultNode::Value(of) => vec![self.symbol(*of)],
            ResultNode::Replace(replacement) => {
                self.replacement(replacement);
                Vec::new()
            }
            ResultNode::Call(call) => {
                self.function_call(call);
                Vec::new()
            }
            ResultNode::ReplaceOp { op, values, .. } => {
                let (_, op) = self.term(op);
                let values: Vec<_> = values.iter().flat_map(|value| self.values_of_term(value)).collect();
                let values = match values.as_slice() {
                    [] => quote! { [] },
                    [(Kind::Values, all)] => all.clone(),
                    several => gather(several),
                };
                self.assign(Vec::new(), quote! { rewriter.replace_op(#op, #values) });
                Vec::new()
            }
            ResultNode::Erase(op) => {
                let (_, op) = self.term(op);
                self.assign(Vec::new(), quote! { rewriter.erase_op(#op) });
                Vec::new()
            }
        }
    }

    /// `let x = function(rewriter, ...);`
    fn function_call(&mut self, call: &FunctionCall<'r>) {
        let path = self.functions.native_function(&call.function);
        let arguments: Vec<_> = call.arguments.iter().map(|argument| self.term(argument)).collect();
        let arguments = typed_arguments(&call.function, &call.arguments, arguments, self.locals);
        let arguments: Vec<_> = arguments.into_iter().map(|(_, argument)| argument).collect();
        let takes = vec![true; arguments.len()];
        let callee = Callee { path, takes_rewriter: true, takes_location: false, takes };
        let value = self.call(&callee, arguments, None);
        let variables = call.results.iter().map(|symbol| {
            self.bound_here.insert(*symbol);
            self.locals.declare(*symbol, self.pattern.symbols[*symbol].name, self.names)
        });
        let variables = variables.collect();
        self.assign(variables, value);
    }

    /// The values of a term: a part each, if the term is a list.
    fn values_of_term(&mut self, term: &Term<'r>) -> Vec<Expression> {
        match term {
            Term::Values(parts) => parts.iter().flat_map(|part| self.values_of_term(part)).collect(),
            other => vec![self.term(other)],
        }
    }

    /// A term. The names of the source in it become fields of the match.
    fn term(&mut self, term: &Term<'r>) -> Expression {
        term.for_each_symbol(&mut |symbol| {
            if !self.bound_here.contains(&symbol) && self.pattern.source.binding != Some(symbol) {
                self.captures.insert(symbol);
            }
        });
        self.functions.term(term, &self.pattern.symbols, self.locals, &quote! { rewriter })
    }

    /// The results of a new op that its node stands for.
    fn op_values(&mut self, op: &ResultOp<'r>, local: &Ident) -> Vec<Expression> {
        let ir = quote! { rewriter };
        let results = match op.result {
            Some(index) => index..index + 1,
            None => 0..op.operator.results.len(),
        };
        results.map(|index| access::one_result(&op.operator, index, local, &ir)).collect()
    }

    /// The expression of a name. A name of the source becomes a field of the match.
    fn symbol(&mut self, of: SymbolUse) -> Expression {
        if !self.bound_here.contains(&of.symbol) && self.pattern.source.binding != Some(of.symbol) {
            self.captures.insert(of.symbol);
        }
        access::symbol(&self.pattern.symbols, of, self.locals, &quote! { rewriter })
    }

    fn assign(&mut self, variables: Vec<Ident>, value: TokenStream) {
        self.statements.push(Statement { variables, value });
    }

    fn name_of(&self, symbol: SymbolId) -> &'r str {
        self.pattern.symbols[symbol].name
    }
}

/// Several values and groups of values as one list.
fn gather(values: &[Expression]) -> TokenStream {
    let is_single = |(kind, _): &Expression| *kind == Kind::Value;
    let expressions = values.iter().map(|(_, value)| value);
    match values {
        [] => quote! { None },
        [(Kind::Values, group)] => quote! { &#group },
        values if values.iter().all(is_single) => quote! { [#(#expressions),*] },
        values => {
            let parts = values.iter().rev().map(|(kind, value)| kind.handle(value.clone()));
            let pairs = parts.reduce(|rest, part| quote! { (#part, #rest) });
            quote! { declarative::values(#pairs) }
        }
    }
}
