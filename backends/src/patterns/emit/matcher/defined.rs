//! Emits tests that native calls in the results have a defined result. The source must bind all arguments of a tested call.

use proc_macro2::TokenStream;
use quote::quote;

use crate::patterns::emit::access;
use crate::patterns::emit::matcher::Matcher;
use crate::patterns::model::native::NativeCall;
use crate::patterns::model::symbols::SymbolUse;
use crate::patterns::model::{
    NativeArgument, NativeLeaf, ResultAttribute, ResultNative, ResultNode, ResultOp, ResultProperty,
    ResultTypes, ResultValue, TypeSource,
};

/// The native calls of a pattern with the names that are their arguments; `None` for any other argument.
type Calls<'a, 'r> = Vec<(&'a NativeCall<'r>, Vec<Option<SymbolUse>>)>;

impl<'a, 'p, 'r> Matcher<'a, 'p, 'r> {
    /// The tests of the native calls in the results. In C++ a call without a defined result fails an assertion or is undefined
    /// behavior.
    pub(super) fn defined_results(&mut self) -> TokenStream {
        let pattern = self.pattern;
        let mut calls = Vec::new();
        let results = pattern.results.iter().map(|result| &result.node);
        results.chain(&pattern.supplemental).for_each(|node| of_node(node, &mut calls));
        calls.iter().map(|(call, arguments)| self.defined_result(call, arguments)).collect()
    }

    fn defined_result(&mut self, call: &NativeCall<'r>, arguments: &[Option<SymbolUse>]) -> TokenStream {
        let source_symbols = self.pattern.source_symbols;
        let of_source = |of: &Option<SymbolUse>| (*of).filter(|of| !of.symbol.is_bound_after(source_symbols));
        let Some(arguments) = arguments.iter().map(of_source).collect::<Option<Vec<_>>>() else {
            return TokenStream::new();
        };
        let arguments: Vec<_> = arguments
            .into_iter()
            .map(|of| access::symbol(&self.pattern.symbols, of, self.locals, &quote! { ir }))
            .collect();
        let Some(check) = self.functions.defined_result(call, &arguments) else { return TokenStream::new() };
        let name = call.name();
        let reason = format!("a step of the native call `{name}` has no defined result");
        quote! { if !#check { return declarative::mismatch(#reason); } }
    }
}

fn of_node<'a, 'r>(node: &'a ResultNode<'r>, calls: &mut Calls<'a, 'r>) {
    match node {
        ResultNode::Op(op) => of_op(op, calls),
        ResultNode::Native(native) => of_native(native, calls),
        ResultNode::Replace(replacement) => replacement.values.iter().for_each(|value| of_node(value, calls)),
        ResultNode::Value(_) | ResultNode::Call(_) | ResultNode::ReplaceOp { .. } | ResultNode::Erase(_) => {}
    }
}

fn of_op<'a, 'r>(op: &'a ResultOp<'r>, calls: &mut Calls<'a, 'r>) {
    op.operands.iter().for_each(|operand| of_value(operand, calls));
    for attribute in &op.attributes {
        match attribute {
            ResultAttribute::Native(native) => of_native(native, calls),
            ResultAttribute::NativeLeaf(leaf) => of_leaf(leaf, calls),
            ResultAttribute::Absent
            | ResultAttribute::Term(_)
            | ResultAttribute::Symbol(_)
            | ResultAttribute::Property(..)
            | ResultAttribute::Constant(_) => {}
        }
    }
    for property in &op.properties {
        match property {
            ResultProperty::Native(native) => of_native(native, calls),
            ResultProperty::NativeLeaf(leaf) => of_leaf(leaf, calls),
            ResultProperty::Absent | ResultProperty::Symbol(_) | ResultProperty::Constant(_) => {}
        }
    }
    let ResultTypes::Given(sources) = &op.types else { return };
    for source in sources {
        match source {
            TypeSource::Native(native) => of_native(native, calls),
            TypeSource::Code(_) | TypeSource::Symbol(_) | TypeSource::Term(_) => {}
        }
    }
}

fn of_value<'a, 'r>(value: &'a ResultValue<'r>, calls: &mut Calls<'a, 'r>) {
    match value {
        ResultValue::Node(node) => of_node(node, calls),
        ResultValue::NativeLeaf(leaf) => of_leaf(leaf, calls),
        ResultValue::Variadic(values) => values.iter().for_each(|value| of_value(value, calls)),
        ResultValue::Symbol(_) | ResultValue::Term(_) => {}
    }
}

fn of_native<'a, 'r>(native: &'a ResultNative<'r>, calls: &mut Calls<'a, 'r>) {
    let mut arguments = Vec::new();
    for argument in &native.arguments {
        arguments.push(match argument {
            NativeArgument::Symbol(of) => Some(*of),
            NativeArgument::Node(node) => {
                of_node(node, calls);
                None
            }
            NativeArgument::NativeLeaf(leaf) => {
                of_leaf(leaf, calls);
                None
            }
            NativeArgument::Constant(_) => None,
        });
    }
    calls.push((&native.call, arguments));
}

fn of_leaf<'a, 'r>(leaf: &'a NativeLeaf<'r>, calls: &mut Calls<'a, 'r>) {
    calls.push((&leaf.call, vec![Some(leaf.subject)]));
}
