//! The hooks that a file of patterns calls: each snippet gets its calls, and each pattern the functions that it calls.
//!
//! The order of the calls in a pattern is that of the rewrite, then that of the match.

use quote::quote;

use crate::input::written_hooks::WrittenHooks;
use crate::ods::code::Code;
use crate::ods::model::{Argument, Operator};
use crate::patterns::model::hooks::{self, HookCalls, HookFunctions, Uses};
use crate::patterns::model::kind::{
    Kind, common_parameter, made_inside, result_type, returned, returned_in_source,
};
use crate::patterns::model::native::{NativeCall, spread};
use crate::patterns::model::symbols::{SymbolTable, SymbolUse};
use crate::patterns::model::{
    EntityConstraint, Makes, NativeArgument, NativeLeaf, NativeOutput, Pattern, Requirement, ResultAttribute,
    ResultNative, ResultNode, ResultOp, ResultProperty, ResultTypes, ResultValue, SourceArgument,
    SourceNative, SourceOp, TypeSource, TypesHook, ValuePattern,
};
use crate::rust::namer;
use crate::rust::types::RustType;
use crate::stock::{Hook, HookKind};

/// Finds the hooks that the snippets of patterns call, and names the functions. `known` are the hooks without their signatures.
/// `written` has the hooks that need no stub; without it no hook gets a stub. The snippets are checked.
pub(in crate::patterns) fn read<'r>(
    patterns: &mut [Pattern<'r>],
    code: &Code<'r>,
    known: &[Hook],
    written: Option<&WrittenHooks>,
) -> HookFunctions {
    let mut uses = Uses::new(known);
    for pattern in patterns {
        let Pattern { source, requirements, results, supplemental, symbols, .. } = pattern;
        uses.start_pattern(pattern.span);
        let mut reader = Reader { symbols, code, uses: &mut uses };
        results.iter_mut().for_each(|result| reader.node(&mut result.node));
        supplemental.iter_mut().for_each(|node| reader.node(node));
        let mut called = reader.uses.take_called();
        reader.source(source);
        // The functions of native calls in the source report their stubs themselves.
        reader.uses.take_called();
        requirements.iter_mut().for_each(|requirement| reader.requirement(requirement));
        called.extend(reader.uses.take_called());
        pattern.hooks = called;
    }
    uses.finish(written)
}

struct Reader<'a, 'h, 'r> {
    symbols: &'a SymbolTable<'r>,
    code: &'a Code<'r>,
    uses: &'a mut Uses<'h>,
}

/// A variable in the function of a native call, with its type; `None` if the type is not known.
type Variable = (String, Option<RustType>);

/// The arguments of the function of a native call: their kinds, and the number of the next one.
struct Arguments {
    kinds: std::vec::IntoIter<Kind>,
    next: usize,
}

impl Arguments {
    fn new(kinds: Vec<Kind>) -> Self {
        Self { kinds: kinds.into_iter(), next: 0 }
    }

    fn take(&mut self) -> Variable {
        let name = format!("argument_{}", self.next);
        self.next += 1;
        (name, self.kinds.next().map(|kind| kind.handle_type()))
    }
}

impl<'r> Reader<'_, '_, 'r> {
    fn node(&mut self, node: &mut ResultNode<'r>) {
        match node {
            ResultNode::Op(op) => self.new_op(op),
            ResultNode::Native(native) => self.native(native),
            ResultNode::Replace(replacement) => {
                replacement.values.iter_mut().for_each(|value| self.node(value));
            }
            ResultNode::Value(_)
            | ResultNode::Call(_)
            | ResultNode::ReplaceOp { .. }
            | ResultNode::Erase(_) => {}
        }
    }

    /// Reads a new op: first the ops and native calls that are nested in its arguments, then the others.
    fn new_op(&mut self, op: &mut ResultOp<'r>) {
        let operator = op.operator.clone();
        for is_nested in [true, false] {
            let (mut operands, mut attributes, mut properties) =
                (op.operands.iter_mut(), op.attributes.iter_mut(), op.properties.iter_mut());
            for argument in &operator.arguments {
                match argument {
                    Argument::Operand(_) => {
                        operands.next().into_iter().for_each(|value| self.value(value, is_nested));
                    }
                    Argument::Attribute(_) => match attributes.next() {
                        Some(ResultAttribute::Native(native)) if is_nested => self.native(native),
                        Some(ResultAttribute::NativeLeaf(leaf)) if !is_nested => self.leaf(leaf),
                        _ => {}
                    },
                    Argument::Property(_) => match properties.next() {
                        Some(ResultProperty::Native(native)) if is_nested => self.native(native),
                        Some(ResultProperty::NativeLeaf(leaf)) if !is_nested => self.leaf(leaf),
                        _ => {}
                    },
                }
            }
        }
        let given = self.given(&operator, &op.operands);
        match &mut op.types {
            ResultTypes::OfHook(hook) => self.types_hook(&operator, hook, &given),
            ResultTypes::Given(types) => types.iter_mut().for_each(|ty| self.type_source(ty)),
            ResultTypes::Inferred
            | ResultTypes::OfFirstOperand
            | ResultTypes::OfFirstAttribute
            | ResultTypes::OfRoot(_)
            | ResultTypes::OfOp(_) => {}
        }
    }

    /// Reads the nested nodes of an operand, or the native calls on a name.
    fn value(&mut self, value: &mut ResultValue<'r>, is_nested: bool) {
        match value {
            ResultValue::Node(node) if is_nested => self.node(node),
            ResultValue::NativeLeaf(leaf) if !is_nested => self.leaf(leaf),
            ResultValue::Variadic(values) => {
                values.iter_mut().for_each(|value| self.value(value, is_nested));
            }
            ResultValue::Node(_)
            | ResultValue::NativeLeaf(_)
            | ResultValue::Symbol(_)
            | ResultValue::Term(_) => {}
        }
    }

    /// The kinds of the operands and attributes of a new op.
    fn given(&self, operator: &Operator<'r>, operands: &[ResultValue<'r>]) -> Vec<Kind> {
        let mut operands = operands.iter();
        let mut given = Vec::new();
        for argument in &operator.arguments {
            match argument {
                Argument::Operand(_) => given.extend(
                    operands.next().into_iter().flat_map(|value| Kind::of_value(self.symbols, value)),
                ),
                Argument::Attribute(_) => given.push(Kind::OptionalAttribute),
                Argument::Property(_) => {}
            }
        }
        given
    }

    /// Reads the hook that returns the result types of a new op, from its operands and attributes.
    fn types_hook(&mut self, operator: &Operator<'r>, types: &mut TypesHook, given: &[Kind]) {
        let hook = Hook {
            kind: HookKind::ResultTypes,
            name: format!("{}_types", namer::snake_case(&operator.class_name)),
            of: operator.qualified_name.clone(),
            cpp: types.cpp.clone(),
            span: types.span,
            ty: None,
        };
        let context = RustType::in_context(quote! { &'c ::rtblgen_runtime::Context });
        let given = given.iter().enumerate();
        let given = given.map(|(number, kind)| (format!("argument_{number}"), kind.handle_type()));
        let parameters: Vec<_> = std::iter::once(("context".to_owned(), context)).chain(given).collect();
        let returns = Kind::Types.field_type();
        types.function = Some(self.uses.call(&hook, &hooks::signature(&parameters, Some(&returns))));
    }

    fn type_source(&mut self, source: &mut TypeSource<'r>) {
        match source {
            TypeSource::Code(call) => {
                call.hooks =
                    self.expression(call, call.expression, &common_parameter, returned(Makes::Type, 1));
            }
            TypeSource::Native(native) => self.native(native),
            TypeSource::Symbol(_) | TypeSource::Term(_) => {}
        }
    }

    /// Reads a native call: first the nodes among its arguments, then its function.
    fn native(&mut self, native: &mut ResultNative<'r>) {
        self.nodes_of(native);
        let mut arguments = Arguments::new(Kind::of_arguments(self.symbols, native));
        let makes = native.makes;
        self.function(native, makes, &mut arguments);
    }

    /// Reads the nodes among the arguments of a native call that are not part of its function.
    fn nodes_of(&mut self, native: &mut ResultNative<'r>) {
        for argument in &mut native.arguments {
            match argument {
                NativeArgument::Node(node) => match &mut **node {
                    ResultNode::Native(nested) if nested.makes == Makes::Anything => self.nodes_of(nested),
                    other => self.node(other),
                },
                NativeArgument::Symbol(_) | NativeArgument::Constant(_) | NativeArgument::NativeLeaf(_) => {}
            }
        }
    }

    /// Reads the function of a native call and of the unnamed calls nested in it. Returns the type of the result, if it is known.
    fn function(
        &mut self,
        native: &mut ResultNative<'r>,
        makes: Makes<'r>,
        arguments: &mut Arguments,
    ) -> Option<RustType> {
        let mut variables: Vec<Variable> = Vec::new();
        let inner = made_inside(&native.call, makes);
        for argument in &mut native.arguments {
            let ty = match argument {
                NativeArgument::Node(node) => match &mut **node {
                    ResultNode::Native(nested) if nested.makes == Makes::Anything => {
                        Some(self.function(nested, inner, arguments))
                    }
                    _ => None,
                },
                NativeArgument::NativeLeaf(leaf) => Some(self.leaf_function(leaf, inner, arguments)),
                NativeArgument::Symbol(_) | NativeArgument::Constant(_) => None,
            };
            variables.push(match ty {
                None => arguments.take(),
                Some(ty) => (format!("nested_{}_{}", arguments.next, variables.len()), ty),
            });
        }
        let parameter = |text: &str| {
            let number = text.trim_start_matches('$').parse::<usize>();
            let found = number.ok().and_then(|number| variables.get(number));
            let found = found.or_else(|| variables.iter().find(|(name, _)| name == text));
            let typed = found.and_then(|(name, ty)| Some((name.clone(), ty.clone()?)));
            typed.or_else(|| common_parameter(text))
        };
        let names: Vec<_> = variables.iter().map(|(name, _)| name.clone()).collect();
        let text = spread(native.call.expression, &names);
        let returns = returned(makes, native.call.returns);
        native.call.hooks = self.expression(&native.call, &text, &parameter, returns);
        let argument = native.call.is_argument().then(|| variables.into_iter().next()).flatten();
        argument.map_or_else(|| result_type(&native.call, makes), |(_, ty)| ty)
    }

    fn leaf(&mut self, leaf: &mut NativeLeaf<'r>) {
        let mut arguments = Arguments::new(vec![Kind::of_symbol(self.symbols, leaf.subject)]);
        let makes = leaf.makes;
        self.leaf_function(leaf, makes, &mut arguments);
    }

    fn leaf_function(
        &mut self,
        leaf: &mut NativeLeaf<'r>,
        makes: Makes<'r>,
        arguments: &mut Arguments,
    ) -> Option<RustType> {
        let (name, ty) = arguments.take();
        let parameter = |text: &str| match text {
            "$_self" => Some((name.clone(), ty.clone()?)),
            other => common_parameter(other),
        };
        let returns = returned(makes, leaf.call.returns);
        leaf.call.hooks = self.expression(&leaf.call, leaf.call.expression, &parameter, returns);
        let argument = ty.filter(|_| leaf.call.is_argument());
        argument.or_else(|| result_type(&leaf.call, makes))
    }

    fn expression(
        &mut self,
        call: &NativeCall<'r>,
        text: &str,
        parameter: &dyn Fn(&str) -> Option<(String, RustType)>,
        returns: Option<RustType>,
    ) -> HookCalls {
        self.uses.read(text, Some(call.text.span()), parameter, returns)
    }

    fn source(&mut self, op: &mut SourceOp<'r>) {
        for argument in &mut op.arguments {
            match argument {
                SourceArgument::Operand { value, .. } => self.source_value(value),
                SourceArgument::Either { values, .. } => {
                    values.iter_mut().for_each(|value| self.source_value(value));
                }
                SourceArgument::Variadic { values, .. } => {
                    values.iter_mut().for_each(|value| self.source_value(value));
                }
                SourceArgument::Attribute { .. } | SourceArgument::Property { .. } => {}
            }
        }
    }

    fn source_value(&mut self, value: &mut ValuePattern<'r>) {
        match value {
            ValuePattern::Leaf { .. } => {}
            ValuePattern::Op(op) => self.source(op),
            ValuePattern::Native(native) => self.source_native(native),
        }
    }

    fn source_native(&mut self, native: &mut SourceNative<'r>) {
        let parameter = |name: &str| (name == "$_self").then(|| ("op".to_owned(), Kind::Op.view_type()));
        let returns = Some(returned_in_source(&native.outputs));
        native.call.hooks = self.expression(&native.call, native.call.expression, &parameter, returns);
        for output in &mut native.outputs {
            match output {
                NativeOutput::Value(value) => self.source_value(value),
                NativeOutput::Attribute(_) | NativeOutput::Property { .. } => {}
            }
        }
    }

    fn requirement(&mut self, requirement: &mut Requirement<'r>) {
        match requirement {
            Requirement::Entity(entity) if !entity.is_type_constraint => self.entity(entity),
            Requirement::Entity(_)
            | Requirement::Bind { .. }
            | Requirement::Equal { .. }
            | Requirement::Count { .. }
            | Requirement::Attribute { .. }
            | Requirement::Type { .. }
            | Requirement::Unused { .. }
            | Requirement::Native { .. } => {}
        }
    }

    /// Reads the predicate of a constraint on names.
    fn entity(&mut self, entity: &mut EntityConstraint<'r>) {
        let Ok(predicate) = entity.constraint.record("predicate") else { return };
        let text = self.code.predicate(predicate);
        let kind = |of: &SymbolUse| Kind::of_symbol(self.symbols, *of).view_type();
        let parameter = |placeholder: &str| match placeholder.trim_start_matches('$').parse::<usize>() {
            Ok(number) => Some((format!("entity_{number}"), kind(entity.entities.get(number)?))),
            Err(_) => Some(("this".to_owned(), kind(entity.subject.as_ref()?))),
        };
        let returns = Some(RustType::plain(quote! { bool }));
        entity.hooks = self.uses.read(&text.text, None, &parameter, returns);
    }
}
