//! Emits native calls in result patterns.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::patterns::emit::access;
use crate::patterns::emit::functions::{Callee, Expression};
use crate::patterns::emit::rewriter::Rewriter;
use crate::patterns::emit::rewriter::statement::Statement;
use crate::patterns::emit::rust::mentions;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::{Makes, NativeArgument, NativeLeaf, ResultNative, ResultNode, ResultOp};

impl<'a, 'p, 'r> Rewriter<'a, 'p, 'r> {
    /// Emits a native call with its values in variables.
    pub(super) fn native_statement(&mut self, native: &ResultNative<'r>) -> Vec<Expression> {
        let call = self.native_call(native);
        let variables = self.native_variables(native);
        self.assign(variables.clone(), call);
        let meant = match native.result {
            Some(index) => &variables[index..index + 1],
            None => variables.as_slice(),
        };
        meant.iter().map(|variable| (Kind::made(native.makes), quote! { #variable })).collect()
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

    /// The function takes the rewriter mutably, so arguments that read the rewriter are computed before the call.
    pub(super) fn call(
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

    pub(super) fn native_argument(&mut self, native: &ResultNative<'r>) -> TokenStream {
        self.native_statement(native).pop().map_or_else(TokenStream::new, |(_, value)| value)
    }

    /// The arguments of a native call and of the unnamed calls nested in it, which become part of one function.
    fn leaf_arguments(&mut self, native: &ResultNative<'r>) -> Vec<Expression> {
        let mut leaves = Vec::new();
        for argument in &native.arguments {
            match argument {
                NativeArgument::Symbol(of) => leaves.push(self.symbol(*of)),
                NativeArgument::Constant(record) => {
                    leaves.push((Kind::of_constant(*record), self.constant(*record)));
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

    pub(super) fn native_leaf(&mut self, leaf: &NativeLeaf<'r>) -> Expression {
        let subject = self.symbol(leaf.subject);
        let callee = self.functions.native_leaf(leaf, &subject);
        let location = callee.takes_location.then(|| self.location(None));
        let call = self.call(&callee, vec![subject], location);
        let local = self.names.fresh(leaf.call.name());
        self.assign(vec![local.clone()], call);
        let value = quote! { #local };
        (Kind::made(leaf.makes), value)
    }
}
