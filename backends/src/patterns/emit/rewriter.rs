//! Emits `rewrite`: the result patterns in order, then the replacement of the root.

use std::collections::{BTreeSet, HashSet};

use proc_macro2::{Ident, Literal, TokenStream, TokenTree};
use quote::{format_ident, quote};

use crate::ods::model::{Argument, Arity, property};
use crate::patterns::emit::access;
use crate::patterns::emit::functions::{Callee, Expression, Functions};
use crate::patterns::emit::kind::Kind;
use crate::patterns::emit::locals::Locals;
use crate::patterns::emit::names::Names;
use crate::patterns::emit::rust::{mentions, rust_type};
use crate::patterns::model::symbols::{Binding, SymbolId, SymbolUse};
use crate::patterns::model::term::Term;
use crate::patterns::model::{
    FunctionCall, LocationSource, Makes, NativeArgument, NativeLeaf, Pattern, Replacement, ResultAttribute,
    ResultNative, ResultNode, ResultOp, ResultProperty, ResultTypes, ResultValue, TypeSource,
};

/// What `rewrite` is made of.
pub(super) struct Rewrite {
    /// The statements.
    pub(super) body: TokenStream,
    /// The names of the source that it uses; the match must hold them.
    pub(super) captures: BTreeSet<SymbolId>,
    /// Whether it uses the location of the matched ops.
    pub(super) uses_location: bool,
}

/// `let (a, b) = value;`
struct Statement {
    variables: Vec<Ident>,
    value: TokenStream,
}

impl Statement {
    /// The statement without the variables that the code after it does not use.
    fn before(&self, mentioned: &Mentioned) -> TokenStream {
        let value = &self.value;
        let used: Vec<_> = self.variables.iter().map(|variable| mentioned.0.contains(variable)).collect();
        if !used.contains(&true) {
            return quote! { #value; };
        }
        let variables = self.variables.iter().zip(used).map(|(variable, used)| match used {
            true => quote! { #variable },
            false => quote! { _ },
        });
        let variables: Vec<_> = variables.collect();
        match variables.as_slice() {
            [one] => quote! { let #one = #value; },
            several => quote! { let (#(#several),*) = #value; },
        }
    }
}

/// The names that code mentions.
#[derive(Default)]
struct Mentioned(HashSet<Ident>);

impl Mentioned {
    fn add(&mut self, code: &TokenStream) {
        for tree in code.clone() {
            match tree {
                TokenTree::Ident(name) => {
                    self.0.insert(name);
                }
                TokenTree::Group(group) => self.add(&group.stream()),
                _ => {}
            }
        }
    }
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

    /// The whole body. The names of the source have their variables already.
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

    /// Replaces an op of the source other than the root. What is new is made where that op stands.
    fn replacement(&mut self, replacement: &Replacement<'r>) {
        let op = self.source_op(replacement.op);
        let is_new = |value: &ResultNode<'_>| !matches!(value, ResultNode::Value(_));
        let makes_ops = replacement.values.iter().any(is_new);
        if makes_ops {
            self.assign(Vec::new(), quote! { rewriter.build_before(#op) });
        }
        let values: Vec<_> = replacement.values.iter().flat_map(|value| self.node(value)).collect();
        let values = match values.as_slice() {
            [] => quote! { [] },
            [(Kind::Values, all)] => all.clone(),
            several => gather(several),
        };
        self.assign(Vec::new(), quote! { rewriter.replace_op(#op, #values) });
        if makes_ops {
            self.assign(Vec::new(), quote! { rewriter.build_before(root) });
        }
    }

    /// The variable of an op of the source.
    fn source_op(&mut self, of: SymbolUse) -> Ident {
        if self.pattern.source.binding != Some(of.symbol) {
            self.captures.insert(of.symbol);
        }
        self.locals.get(of.symbol)
    }

    /// Builds a node, and says what its values are.
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

    /// A term that stands for values: its parts, if it is a list of them.
    fn values_of_term(&mut self, term: &Term<'r>) -> Vec<Expression> {
        match term {
            Term::Values(parts) => parts.iter().flat_map(|part| self.values_of_term(part)).collect(),
            other => vec![self.term(other)],
        }
    }

    /// A term, whose names of the source must be in the match.
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

    /// What a name stands for. Names of the source must be in the match.
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

    /// `let x = rewriter.new_op::<X>(location)....create(rewriter);`
    ///
    /// As in MLIR, the ops among the arguments come first, and then the native calls.
    fn new_op(&mut self, op: &ResultOp<'r>) -> Ident {
        let operands: Vec<_> = op.operands.iter().map(|operand| self.ops_of(operand)).collect();
        let mut operands = op.operands.iter().zip(operands);
        let (mut attributes, mut properties) = (op.attributes.iter(), op.properties.iter());
        let mut parts = TokenStream::new();
        let mut given = Vec::new();
        for argument in &op.operator.arguments {
            parts.extend(match argument {
                Argument::Operand(index) => operands.next().map(|(operand, ops)| {
                    let values = self.values_of(operand, &mut ops.into_iter());
                    given.extend(values.iter().cloned());
                    operand_part(op.operator.operands[*index].arity, &values)
                }),
                Argument::Attribute(index) => {
                    let slot = Literal::usize_unsuffixed(*index);
                    let attribute =
                        attributes.next().filter(|value| !matches!(value, ResultAttribute::Absent));
                    attribute.map(|attribute| {
                        let value = self.attribute(attribute);
                        given.push((Kind::Attribute, value.clone()));
                        quote! { .inherent(#slot, #value) }
                    })
                }
                Argument::Property(index) => {
                    let own = &op.operator.properties[*index];
                    let property = properties.next().filter(|value| !matches!(value, ResultProperty::Absent));
                    property.map(|property| {
                        let slot = Literal::usize_unsuffixed(op.operator.property_slot(*index));
                        let value = self.property(property, own.record);
                        quote! { .inherent(#slot, #value) }
                    })
                }
            });
        }
        for (name, value) in &op.discardable {
            let (_, value) = self.term(value);
            parts.extend(quote! { .discardable(#name, #value) });
        }
        parts.extend(match op.types {
            ResultTypes::OfBuilder(builder) => {
                let types = self.functions.types_of_builder(&op.operator, builder, &given);
                quote! { .results(#types) }
            }
            _ => self.result_types(op),
        });
        parts.extend(op.successors.map(|of| {
            let from = self.source_op(of);
            quote! { .successors_of(rewriter, #from) }
        }));
        let (location, ty) = (
            self.location(op.location.as_ref()),
            self.functions.extern_paths.op(
                op.operator.record,
                op.operator.dialect_name,
                &op.operator.class_name,
            ),
        );
        let local = self.op_variable(op);
        self.assign(
            vec![local.clone()],
            quote! { rewriter.new_op::<#ty>(#location) #parts.create(rewriter) },
        );
        if let Some(of) = op.regions {
            let from = self.source_op(of);
            self.assign(Vec::new(), quote! { rewriter.move_regions(#from, #local) });
        }
        local
    }

    fn op_variable(&mut self, op: &ResultOp<'r>) -> Ident {
        let Some(symbol) = op.binding else { return self.names.fresh(access::mnemonic(&op.operator)) };
        self.bound_here.insert(symbol);
        self.locals.declare(symbol, self.pattern.symbols[symbol].name, self.names)
    }

    /// Makes the ops that an operand consists of: one variable for each.
    fn ops_of(&mut self, value: &ResultValue<'r>) -> Vec<Ident> {
        match value {
            ResultValue::Node(node) => match &**node {
                ResultNode::Op(op) => vec![self.new_op(op)],
                _ => Vec::new(),
            },
            ResultValue::Variadic(values) => values.iter().flat_map(|value| self.ops_of(value)).collect(),
            ResultValue::Symbol(_) | ResultValue::Term(_) | ResultValue::NativeLeaf(_) => Vec::new(),
        }
    }

    /// The values that an operand consists of; `ops` are those that [`Self::ops_of`] has made.
    fn values_of(
        &mut self,
        value: &ResultValue<'r>,
        ops: &mut impl Iterator<Item = Ident>,
    ) -> Vec<Expression> {
        match value {
            ResultValue::Symbol(of) => vec![self.symbol(*of)],
            ResultValue::Term(term) => self.values_of_term(term),
            ResultValue::Node(node) => match (&**node, ops) {
                (ResultNode::Op(op), ops) => {
                    ops.next().map_or_else(Vec::new, |local| self.op_values(op, &local))
                }
                (other, _) => self.node(other),
            },
            ResultValue::NativeLeaf(leaf) => vec![self.native_leaf(leaf)],
            ResultValue::Variadic(values) => {
                let mut all = Vec::new();
                for value in values {
                    all.extend(self.values_of(value, &mut *ops));
                }
                all
            }
        }
    }

    fn attribute(&mut self, attribute: &ResultAttribute<'r>) -> TokenStream {
        match attribute {
            ResultAttribute::Absent => quote! { None },
            ResultAttribute::Term(term) => self.term(term).1,
            ResultAttribute::Symbol(of) => self.symbol(*of).1,
            ResultAttribute::Constant(record) => self.constant(*record),
            ResultAttribute::Native(native) => self.native_argument(native),
            ResultAttribute::NativeLeaf(leaf) => self.native_leaf(leaf).1,
        }
    }

    /// The attribute form of a property.
    fn property(&mut self, property: &ResultProperty<'r>, own: rtblgen_records::Record<'r>) -> TokenStream {
        let (kind, value) = match property {
            ResultProperty::Absent => return TokenStream::new(),
            ResultProperty::Symbol(of) => self.symbol(*of),
            ResultProperty::Native(native) => (kind_made(native.makes), self.native_argument(native)),
            ResultProperty::NativeLeaf(leaf) => self.native_leaf(leaf),
            ResultProperty::Constant(record) => {
                let constant = self.functions.constant_property(*record, own);
                return quote! { #constant(rewriter) };
            }
        };
        let form = self.functions.property_form(own);
        let wanted = property::value_type(own).unwrap_or_default();
        let value = match &kind {
            Kind::Property(ty) if *ty != wanted => {
                let wanted = rust_type(&wanted);
                quote! { #value as #wanted }
            }
            _ => kind.handle(value),
        };
        quote! { #form(rewriter, #value) }
    }

    fn constant(&mut self, record: rtblgen_records::Record<'r>) -> TokenStream {
        let constant = self.functions.constant(record);
        quote! { #constant(rewriter) }
    }

    fn result_types(&mut self, op: &ResultOp<'r>) -> TokenStream {
        match &op.types {
            ResultTypes::Inferred | ResultTypes::OfBuilder(_) => TokenStream::new(),
            ResultTypes::OfFirstOperand => quote! { .types_of_first_operand(rewriter) },
            ResultTypes::OfFirstAttribute => quote! { .types_of_first_attribute() },
            ResultTypes::OfRoot(0)
                if op.operator.results.len() == self.pattern.source.operator.results.len() =>
            {
                quote! { .types_of(rewriter, root.op()) }
            }
            ResultTypes::OfRoot(first) => {
                let end = Literal::usize_unsuffixed(first + op.operator.results.len());
                let first = Literal::usize_unsuffixed(*first);
                quote! { .types_of_results(rewriter, root.op(), #first..#end) }
            }
            ResultTypes::OfOp(op) => {
                let (_, op) = self.term(op);
                quote! { .types_of(rewriter, #op) }
            }
            ResultTypes::Given(types) => types.iter().map(|ty| self.given_type(ty)).collect(),
        }
    }

    fn given_type(&mut self, source: &TypeSource<'r>) -> TokenStream {
        match source {
            TypeSource::Symbol(of) => match self.symbol(*of) {
                (Kind::Value, value) => quote! { .result(#value.ty(rewriter)) },
                (kind, values) => {
                    let values = kind.handle(values);
                    quote! { .types_of_values(rewriter, #values) }
                }
            },
            TypeSource::Term(term) => match self.term(term) {
                (Kind::Types, types) => quote! { .results(#types.iter().copied()) },
                (_, ty) => quote! { .result(#ty) },
            },
            TypeSource::Code(call) => {
                let code = self.functions.type_code(call).call(&[], None);
                let ty = self.names.fresh("ty");
                self.assign(vec![ty.clone()], code);
                quote! { .result(#ty) }
            }
            TypeSource::Native(native) => {
                let ty = self.native_argument(native);
                quote! { .result(#ty) }
            }
        }
    }

    /// The location of a new op, or of a native call that asks for one.
    fn location(&mut self, source: Option<&LocationSource<'r>>) -> TokenStream {
        let Some(source) = source else {
            self.uses_location = true;
            return quote! { location };
        };
        let symbols: Vec<_> = source.symbols.iter().map(|of| self.location_of(*of)).collect();
        match (source.text, symbols.as_slice()) {
            (Some(name), []) => quote! { rewriter.context().name_loc(#name, None) },
            (None, [one]) => one.clone(),
            (None, several) => quote! { rewriter.context().fuse_locs(&[#(#several),*], None) },
            (Some(text), several) => quote! {
                rewriter.context().fuse_locs(&[#(#several),*], Some(rewriter.context().string_attr(#text)))
            },
        }
    }

    /// The location of a value or an op; of its first result, if a name stands for several.
    fn location_of(&mut self, of: SymbolUse) -> TokenStream {
        if let (None, Binding::SourceOp(_) | Binding::ResultOp(_)) =
            (of.index, &self.pattern.symbols[of.symbol].binding)
        {
            self.symbol(of);
            let local = self.locals.get(of.symbol);
            return quote! { #local.op().location(rewriter) };
        }
        match self.symbol(of) {
            (Kind::Value, value) => quote! { #value.location(rewriter) },
            (kind, values) => {
                let values = kind.handle(values);
                quote! { rewriter.location_of_first(#values) }
            }
        }
    }

    /// A native call: its values are in variables.
    fn native_statement(&mut self, native: &ResultNative<'r>) -> Vec<Expression> {
        let call = self.native_call(native);
        let variables = self.native_variables(native);
        self.assign(variables.clone(), call);
        let meant = match native.result {
            Some(index) => &variables[index..index + 1],
            None => variables.as_slice(),
        };
        meant.iter().map(|variable| (kind_made(native.makes), quote! { #variable })).collect()
    }

    fn native_variables(&mut self, native: &ResultNative<'r>) -> Vec<Ident> {
        let count = native.call.returns;
        let Some(symbol) = native.binding else {
            return (0..count).map(|_| self.names.fresh(native.call.name())).collect();
        };
        self.bound_here.insert(symbol);
        let name = self.name_of(symbol);
        match count {
            1 => vec![self.locals.declare(symbol, name, self.names)],
            _ => self.locals.declare_all(symbol, name, count, self.names),
        }
    }

    fn native_call(&mut self, native: &ResultNative<'r>) -> TokenStream {
        let arguments = self.leaf_arguments(native);
        let callee = self.functions.result_native(native, &arguments);
        let location = callee.takes_location.then(|| self.location(native.location.as_ref()));
        self.call(&callee, arguments, location)
    }

    /// The rewriter cannot be read in the arguments of a function that changes it: what reads it comes before.
    fn call(
        &mut self,
        callee: &Callee,
        mut arguments: Vec<Expression>,
        location: Option<TokenStream>,
    ) -> TokenStream {
        if callee.takes_rewriter {
            for (_, value) in arguments
                .iter_mut()
                .zip(&callee.takes)
                .filter_map(|(argument, taken)| taken.then_some(argument))
            {
                if mentions(value, &format_ident!("rewriter")) {
                    let local = self.names.fresh("argument");
                    let read = std::mem::replace(value, quote! { #local });
                    self.statements.push(Statement { variables: vec![local], value: read });
                }
            }
        }
        callee.call(&arguments, location)
    }

    fn native_argument(&mut self, native: &ResultNative<'r>) -> TokenStream {
        self.native_statement(native).pop().map_or_else(TokenStream::new, |(_, value)| value)
    }

    /// The arguments of a native call and of the unnamed calls nested in it, which become part of one function.
    fn leaf_arguments(&mut self, native: &ResultNative<'r>) -> Vec<Expression> {
        let mut leaves = Vec::new();
        for argument in &native.arguments {
            match argument {
                NativeArgument::Symbol(of) => leaves.push(self.symbol(*of)),
                NativeArgument::Constant(record) => {
                    leaves.push((Functions::constant_kind(*record), self.constant(*record)));
                }
                NativeArgument::NativeLeaf(leaf) => leaves.push(self.symbol(leaf.subject)),
                NativeArgument::Node(node) => match &**node {
                    ResultNode::Native(nested) if nested.makes == Makes::Anything => {
                        leaves.extend(self.leaf_arguments(nested));
                    }
                    ResultNode::Op(op) => leaves.push(self.op_argument(op)),
                    other => leaves.extend(self.node(other)),
                },
            }
        }
        leaves
    }

    /// A new op as an argument of a native call: its result, all of them, or the op if it has none.
    fn op_argument(&mut self, op: &ResultOp<'r>) -> Expression {
        let local = self.new_op(op);
        match (op.result, op.operator.results.len()) {
            (None, 0) => (Kind::Op, quote! { #local.op() }),
            (None, 2..) => (Kind::Values, quote! { #local.op().results(rewriter).collect::<Vec<_>>() }),
            (index, _) => access::one_result(&op.operator, index.unwrap_or(0), &local, &quote! { rewriter }),
        }
    }

    fn native_leaf(&mut self, leaf: &NativeLeaf<'r>) -> Expression {
        let subject = self.symbol(leaf.subject);
        let callee = self.functions.native_leaf(leaf, &subject);
        let location = callee.takes_location.then(|| self.location(None));
        let call = self.call(&callee, vec![subject], location);
        let local = self.names.fresh(leaf.call.name());
        self.assign(vec![local.clone()], call);
        let value = quote! { #local };
        (kind_made(leaf.makes), value)
    }
}

/// What a native call's expression is.
fn kind_made(makes: Makes<'_>) -> Kind {
    match makes {
        Makes::Range => Kind::Values,
        Makes::Attribute => Kind::Attribute,
        Makes::Property(property) => Kind::Property(property::value_type(property).unwrap_or_default()),
        Makes::Values | Makes::Type | Makes::Anything => Kind::Value,
    }
}

/// `.operand(x)`
fn operand_part(arity: Arity, values: &[Expression]) -> TokenStream {
    let group = match (arity, values) {
        (Arity::One | Arity::Optional, [(_, value)]) => value.clone(),
        _ => gather(values),
    };
    quote! { .operand(#group) }
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
            quote! { ::rtblgen_runtime::rewrite::values(#pairs) }
        }
    }
}
