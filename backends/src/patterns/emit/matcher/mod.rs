//! Emits `matches`: the source pattern as straight-line code that returns `None` if a test fails.
//!
//! The order of the tests is MLIR's: the arguments of an op from left to right, descending into the ops that
//! define them; then the equality of repeated names; then the additional constraints.

mod attributes;
mod common;
mod defined;
mod native;
mod requirements;
mod subject;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::ods::emit::constraints::CheckInOp;
use crate::ods::model::{Arity, AttributePresence, Operator};
use crate::patterns::emit::access;
use crate::patterns::emit::functions::{Expression, Functions};
use crate::patterns::emit::locals::Locals;
use crate::patterns::emit::matcher::subject::Subject;
use crate::patterns::emit::names::Names;
use crate::patterns::emit::rust::mentions;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::symbols::SymbolId;
use crate::patterns::model::term::Term;
use crate::patterns::model::{Pattern, ResultNode, SourceArgument, SourceOp, ValueBinding, ValuePattern};

/// Emits the body of `matches` for one pattern.
pub(super) struct Matcher<'a, 'p, 'r> {
    pattern: &'a Pattern<'r>,
    names: &'a mut Names,
    locals: &'a mut Locals,
    functions: &'a mut Functions<'p, 'r>,
    /// The variables bound so far. A closure must return them.
    bound: Vec<Ident>,
    /// Whether the rewrite uses the locations of the matched ops.
    keeps_ops: bool,
    /// The matched ops, the root first, every other one after the ops below it.
    matched: Vec<Ident>,
    /// Values that must be equal, with their name.
    equalities: Vec<(Ident, Ident, String)>,
    /// The number of patterns that share the function; 0 in `matches`.
    sharing: usize,
    /// The op whose arguments are tested, after those around it.
    around: Vec<Ident>,
}

impl<'a, 'p, 'r> Matcher<'a, 'p, 'r> {
    pub(super) fn new(
        pattern: &'a Pattern<'r>,
        names: &'a mut Names,
        locals: &'a mut Locals,
        functions: &'a mut Functions<'p, 'r>,
        keeps_ops: bool,
    ) -> Self {
        let (bound, matched, equalities) = (Vec::new(), Vec::new(), Vec::new());
        let (sharing, around) = (0, Vec::new());
        Self { pattern, names, locals, functions, bound, keeps_ops, matched, equalities, sharing, around }
    }

    /// The statements with all tests and the bindings of used names, and the variables of the matched ops.
    pub(super) fn emit(mut self) -> (TokenStream, Vec<Ident>) {
        let root = access::root();
        if let Some(symbol) = self.pattern.source.binding {
            self.locals.set(symbol, root.clone());
        }
        self.matched.push(root.clone());
        let pattern = self.pattern;
        let tree = self.arguments(&pattern.source, &root);
        let equalities = self.equalities.iter().map(|(first, again, name)| {
            let reason = format!("the values of `${name}` must be equal");
            quote! { if #first != #again { return declarative::mismatch(#reason); } }
        });
        let equalities: TokenStream = equalities.collect();
        let requirements: TokenStream =
            pattern.requirements.iter().map(|requirement| self.requirement(requirement)).collect();
        let defined = self.defined_results();
        let distinct = self.distinct();
        let missing = self.functions.hooks.missing(pattern.hooks.iter().copied());
        let missing = missing.map(|message| quote! { declarative::missing_hook(ir, #message)?; });
        let not_own = self.not_own_results();
        (quote! { #tree #equalities #missing #distinct #requirements #defined #not_own }, self.matched)
    }

    /// Tests that the replaced ops are different from each other and from the root: no op can be replaced twice.
    fn distinct(&self) -> TokenStream {
        let is_source = |symbol: &SymbolId| !symbol.is_bound_after(self.pattern.source_symbols);
        let replaced = self.pattern.supplemental.iter().filter_map(|node| match node {
            ResultNode::Replace(replacement) => Some(replacement.op.symbol),
            ResultNode::ReplaceOp { op: Term::Op(op), .. } | ResultNode::Erase(Term::Op(op)) => Some(*op),
            _ => None,
        });
        let replaced = replaced.filter(is_source).map(|symbol| self.locals.get(symbol));
        let root = self.pattern.replaces_root.then(access::root);
        let ops: Vec<Ident> = root.into_iter().chain(replaced).collect();
        let pairs = (1..ops.len()).flat_map(|later| (0..later).map(move |earlier| (earlier, later)));
        let tests = pairs.map(|(earlier, later)| {
            let (earlier, later) = (&ops[earlier], &ops[later]);
            quote! { if #earlier.op() == #later.op() { return declarative::mismatch("an op cannot be replaced twice"); } }
        });
        tests.collect()
    }

    /// Tests that no op below the root is replaced with its own results: two operands of the pattern may be the same value.
    fn not_own_results(&mut self) -> TokenStream {
        let pattern = self.pattern;
        let mut tests = TokenStream::new();
        for node in &pattern.supplemental {
            let ResultNode::ReplaceOp { op: Term::Op(op), values, .. } = node else { continue };
            let is_below_root =
                !op.is_bound_after(pattern.source_symbols) && pattern.source.binding != Some(*op);
            let op = self.locals.get(*op);
            for value in
                values.iter().filter(|value| is_below_root && is_of_source(value, pattern.source_symbols))
            {
                let (kind, value) = self.term(value);
                let own = quote! { defining_op(ir) == Some(#op.op()) };
                let test = match kind {
                    Kind::Value => quote! { #value.#own },
                    _ => quote! { #value.iter().any(|value| value.#own) },
                };
                tests.extend(quote! { if #test { return declarative::mismatch("an op cannot be replaced with its own results"); } });
            }
        }
        tests
    }

    fn arguments(&mut self, op: &SourceOp<'r>, local: &Ident) -> TokenStream {
        self.around.push(local.clone());
        let tests = op.arguments.iter().map(|argument| self.argument(op, argument, local)).collect();
        self.around.pop();
        tests
    }

    /// The tests of a value whose type has a constraint.
    fn require_type(
        &mut self,
        constraint: rtblgen_records::Record<'r>,
        value: &TokenStream,
        what: &str,
    ) -> TokenStream {
        if let Some(check) = self.functions.type_check_in_op(constraint) {
            return self.require_in_op(&check, &quote! { #value.ty(ir) }, what);
        }
        let check = self.functions.type_constraint(constraint);
        quote! { declarative::require_type(ir, #check, #value, #what)?; }
    }

    /// The tests of an attribute that has a constraint.
    fn require_attribute(
        &mut self,
        constraint: rtblgen_records::Record<'r>,
        value: &TokenStream,
        what: &str,
    ) -> TokenStream {
        if let Some(check) = self.functions.attribute_check_in_op(constraint) {
            return self.require_in_op(&check, value, what);
        }
        let check = self.functions.attribute_constraint(constraint);
        quote! { declarative::require_attribute(#check, #value, #what)?; }
    }

    /// The test of a constraint that reads the op: the op of the argument, or the root.
    fn require_in_op(
        &self,
        CheckInOp { path, summary }: &CheckInOp<'r>,
        value: &TokenStream,
        what: &str,
    ) -> TokenStream {
        let op = self.around.last().cloned().unwrap_or_else(access::root);
        quote! { declarative::require(#path(#op.op().view(ir), #value), #what, #summary)?; }
    }

    fn argument(&mut self, op: &SourceOp<'r>, argument: &SourceArgument<'r>, local: &Ident) -> TokenStream {
        let operator = &*op.operator;
        match argument {
            SourceArgument::Operand { index, value } => {
                let read = access::operand(operator, *index, local, &quote! { ir });
                let arity = operator.operands[*index].arity;
                self.value(value, read, arity, &Subject::operand(operator, *index))
            }
            SourceArgument::Either { first, values } => self.either(operator, *first, values, local),
            SourceArgument::Variadic { index, binding, values } => {
                self.variadic(operator, *index, *binding, values, local)
            }
            SourceArgument::Attribute { index, test } => {
                let read = access::attribute(operator, *index, local);
                let subject = Subject::attribute(operator, *index);
                self.attribute(
                    test,
                    read,
                    operator.attributes[*index].presence != AttributePresence::Optional,
                    &subject,
                )
            }
            SourceArgument::Property { index, constraint, binding } => {
                let read = access::property(operator, *index, local);
                let subject = Subject::property(operator, *index);
                let own = operator.properties[*index].record;
                self.property(*constraint, Some(own), *binding, read, &subject)
            }
        }
    }

    /// The tests of the value, or the group of values, that `read` yields.
    fn value(
        &mut self,
        value: &ValuePattern<'r>,
        read: TokenStream,
        arity: Arity,
        subject: &Subject,
    ) -> TokenStream {
        match value {
            ValuePattern::Leaf { constraint, binding } => {
                let binding = binding.filter(|binding| self.is_used(binding.symbol));
                match (constraint, binding) {
                    (None, None) => TokenStream::new(),
                    (None, Some(binding)) => self.bind_operand(binding, read, arity),
                    (Some(constraint), binding) => {
                        self.constrained_operand(*constraint, binding, read, subject)
                    }
                }
            }
            ValuePattern::Op(op) => self.nested(op, read, arity),
            ValuePattern::Native(native) => self.native(native, read, subject),
        }
    }

    fn is_used(&self, symbol: SymbolId) -> bool {
        self.sharing > 0 || self.pattern.symbols[symbol].used
    }

    fn constrained_operand(
        &mut self,
        constraint: rtblgen_records::Record<'r>,
        binding: Option<ValueBinding>,
        read: TokenStream,
        subject: &Subject,
    ) -> TokenStream {
        let bind = binding.map(|binding| self.bind_operand(binding, read.clone(), Arity::One));
        let value = match &bind {
            Some(_) => self.bound.last().map_or_else(|| read.clone(), |local| quote! { #local }),
            None => read,
        };
        let test = self.require_type(constraint, &value, &subject.text);
        quote! { #bind #test }
    }

    /// `let x = ...;`
    fn bind_operand(&mut self, binding: ValueBinding, read: TokenStream, arity: Arity) -> TokenStream {
        let local = self.operand_variable(binding);
        self.bound.push(local.clone());
        match arity {
            Arity::One | Arity::Optional => quote! { let #local = #read; },
            _ => quote! { let #local = #read.collect::<Vec<_>>(); },
        }
    }

    /// The variable of a named operand. A repeated name gets another variable, which is compared with the first.
    fn operand_variable(&mut self, binding: ValueBinding) -> Ident {
        let name = self.pattern.symbols[binding.symbol].name;
        match binding.is_first {
            // The callers of a shared function compare, not the function.
            _ if self.sharing > 0 => self.names.fresh(name),
            true => self.locals.declare(binding.symbol, name, self.names),
            false => {
                let again = self.names.fresh(&format!("{name}_again"));
                let first = self.locals.get(binding.symbol);
                self.equalities.push((first, again.clone(), name.to_owned()));
                again
            }
        }
    }

    /// The op that defines a value, and its tests.
    fn nested(&mut self, op: &SourceOp<'r>, read: TokenStream, arity: Arity) -> TokenStream {
        let read = match arity {
            Arity::One => read,
            Arity::Optional => quote! { #read? },
            Arity::Variadic => quote! { #read.next()? },
        };
        let count = self.functions.shared.count(op);
        if count > self.sharing.max(1) {
            return self.call_shared(op, &read, count);
        }
        let local = self.declare_op(op);
        let start = self.bound.len();
        let is_kept =
            self.sharing > 0 || self.keeps_ops || op.binding.is_some_and(|symbol| self.is_used(symbol));
        if is_kept {
            self.bound.push(local.clone());
        }
        let arguments = self.arguments(op, &local);
        let ty = self.functions.extern_paths.op(
            op.operator.record,
            op.operator.dialect_name,
            &op.operator.class_name,
        );
        let number = op.result.map(|number| self.result_number(&op.operator, number, &read));
        if self.keeps_ops {
            self.matched.push(local.clone());
        }
        debug_assert!(self.bound.len() >= start);
        match is_kept || mentions(&arguments, &local) {
            true => quote! { let #local = ir.defining_op::<#ty>(#read)?; #number #arguments },
            false => quote! { ir.defining_op::<#ty>(#read)?; #number #arguments },
        }
    }

    /// Only this result of a nested op may be used.
    fn result_number(&mut self, operator: &Operator<'r>, number: usize, read: &TokenStream) -> TokenStream {
        let number = Literal::usize_unsuffixed(number);
        let local = match operator.results.iter().all(|result| result.arity == Arity::One) {
            true => quote! { #read.result_number(ir) != Some(#number) },
            false => {
                quote! { !declarative::is_in_result_group(ir, #read, #number) }
            }
        };
        quote! { if #local { return None; } }
    }

    fn declare_op(&mut self, op: &SourceOp<'r>) -> Ident {
        match op.binding {
            Some(symbol) => self.locals.declare(symbol, self.pattern.symbols[symbol].name, self.names),
            None => self.names.fresh(access::mnemonic(&op.operator)),
        }
    }

    fn either(
        &mut self,
        operator: &Operator<'r>,
        first: usize,
        values: &[ValuePattern<'r>; 2],
        local: &Ident,
    ) -> TokenStream {
        let operands =
            [first, first + 1].map(|index| access::operand(operator, index, local, &quote! { ir }));
        let [left, right] = [self.names.fresh("left"), self.names.fresh("right")];
        let start = self.bound.len();
        let subject = Subject::operand(operator, first);
        let body_left = self.value(&values[0], quote! { #left }, Arity::One, &subject);
        let subject = Subject::operand(operator, first + 1);
        let body_right = self.value(&values[1], quote! { #right }, Arity::One, &subject);
        let bound: Vec<_> = self.bound[start..].to_vec();
        let body = quote! { #body_left #body_right };
        if body.is_empty() {
            return body;
        }
        let [left, right] = [unused_as_wildcard(left, &body), unused_as_wildcard(right, &body)];
        let [a, b] = operands;
        let (pattern, result) = tuple_of(&bound);
        let bind = if bound.is_empty() {
            quote! {}
        } else {
            quote! { let #pattern = }
        };
        quote! {
            #bind declarative::either([#a, #b], |[#left, #right]| { #body Some(#result) })?;
        }
    }

    fn variadic(
        &mut self,
        operator: &Operator<'r>,
        index: usize,
        binding: Option<SymbolId>,
        values: &[ValuePattern<'r>],
        local: &Ident,
    ) -> TokenStream {
        let read = access::operand(operator, index, local, &quote! { ir });
        let binding = binding.filter(|symbol| self.is_used(*symbol));
        let (bind, read) = match binding {
            Some(symbol) => {
                let all = self.locals.declare(symbol, self.pattern.symbols[symbol].name, self.names);
                self.bound.push(all.clone());
                (quote! { let #all = #read.collect::<Vec<_>>(); }, quote! { #all.iter().copied() })
            }
            None => (TokenStream::new(), read),
        };
        let elements: Vec<_> = values.iter().map(|_| self.names.fresh("element")).collect();
        let subject = Subject::operand(operator, index);
        let body: TokenStream = values
            .iter()
            .zip(&elements)
            .map(|(value, element)| self.value(value, quote! { #element }, Arity::One, &subject))
            .collect();
        let elements = elements.into_iter().map(|element| unused_as_wildcard(element, &body));
        quote! { #bind let [#(#elements),*] = declarative::exactly(#read)?; #body }
    }

    fn term(&mut self, term: &Term<'r>) -> Expression {
        self.functions.term(term, &self.pattern.symbols, self.locals, &quote! { ir })
    }
}

/// Whether a term uses only symbols of the source pattern.
fn is_of_source(term: &Term<'_>, source_symbols: usize) -> bool {
    let mut is_of_source = true;
    term.for_each_symbol(&mut |symbol| is_of_source &= !symbol.is_bound_after(source_symbols));
    is_of_source
}

/// A tuple pattern and a tuple expression; one variable is no tuple.
fn tuple_of(idents: &[Ident]) -> (TokenStream, TokenStream) {
    match idents {
        [one] => (quote! { #one }, quote! { #one }),
        several => (quote! { (#(#several),*) }, quote! { (#(#several),*) }),
    }
}

fn unused_as_wildcard(ident: Ident, body: &TokenStream) -> TokenStream {
    if mentions(body, &ident) {
        quote! { #ident }
    } else {
        quote! { _ }
    }
}
