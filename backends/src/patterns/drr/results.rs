//! Checks the result patterns: the new ops, the values that replace the root, and the sources of types.

use rtblgen_records::{Dag, List, Record, Value};
use tblgen_parser::Code;

use crate::ods::model::Operator;
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::{Head, arguments_before_directives, plural};
use crate::patterns::drr::role::{Count, Role};
use crate::patterns::model::symbols::{Binding, SymbolId, split_index};
use crate::patterns::model::{
    Makes, ResultNode, ResultOp, ResultTypes, SourceOp, TopLevelResult, TypeSource, TypesHook,
};

/// The maximum nesting depth of result patterns.
pub(super) const DEPTH_LIMIT: usize = 200;

impl<'r> Check<'_, 'r> {
    /// Checks the result patterns, and shares out the results of the root among them.
    pub(super) fn results(
        &mut self,
        list: List<'r>,
        source: &SourceOp<'r>,
    ) -> Option<Vec<TopLevelResult<'r>>> {
        self.root = Some(source.operator.clone());
        self.root_binding = source.binding;
        let dags = self.dags(list, "result")?;
        let roles = self.roles(&dags, source)?;
        let mut results = Vec::new();
        let mut complete = true;
        for (dag, role) in dags.into_iter().zip(roles) {
            let replaces = matches!(role, Role::Replaces(_));
            match self.result_node(dag, role) {
                // A value that replaces nothing is not built.
                Some(ResultNode::Value(_)) if !replaces => {}
                Some(node) => {
                    self.warn_of_dead_op(&node, role, dag);
                    results.push(TopLevelResult { node, replaces });
                }
                None => complete = false,
            }
        }
        complete.then_some(results)
    }

    /// A new op without effects whose values nothing can use.
    fn warn_of_dead_op(&mut self, node: &ResultNode<'r>, role: Role, dag: Dag<'r>) {
        let ResultNode::Op(made) = node else { return };
        let has_no_effect = made.operator.has_trait("NoMemoryEffect") && made.operator.regions.is_empty();
        if role == Role::Auxiliary && made.binding.is_none() && has_no_effect {
            let name = &made.operator.qualified_name;
            self.warning(
                dag.span(),
                format!("nothing uses this op: '{name}' has no effect, and no name here"),
            );
        }
    }

    /// Checks the supplemental patterns.
    pub(super) fn supplemental(
        &mut self,
        list: List<'r>,
        source: &SourceOp<'r>,
    ) -> Option<Vec<ResultNode<'r>>> {
        let dags = self.dags(list, "supplemental")?;
        let node = |dag| match Head::of(dag) {
            Head::ReplaceOp => self.replacement(dag, source).map(ResultNode::Replace),
            _ => self.result_node(dag, Role::Auxiliary),
        };
        let nodes: Vec<_> = dags.into_iter().map(node).collect();
        nodes.into_iter().collect()
    }

    fn dags(&mut self, list: List<'r>, what: &str) -> Option<Vec<Dag<'r>>> {
        let dags: Vec<_> = list.iter().map(|element| self.dag_element(element, what)).collect();
        dags.into_iter().collect()
    }

    fn dag_element(&mut self, element: Value<'r>, what: &str) -> Option<Dag<'r>> {
        let dag = element.as_dag();
        if dag.is_none() {
            self.error(element.span(), format!("a {what} pattern must be a dag"));
        }
        dag
    }

    /// Returns the roles of the declared values: the last N replace the root's N results; those before are
    /// auxiliary.
    fn roles(&mut self, dags: &[Dag<'r>], source: &SourceOp<'r>) -> Option<Vec<Role>> {
        let mut wanted = source.operator.results.len();
        let mut roles = vec![Role::Auxiliary; dags.len()];
        for (role, dag) in roles.iter_mut().zip(dags).rev() {
            if wanted == 0 {
                break;
            }
            let count = self.declared_values(*dag)?;
            let Some(rest) = wanted.checked_sub(count) else {
                return self.straddles(*dag, count, wanted);
            };
            wanted = rest;
            if count > 0 {
                *role = Role::Replaces(wanted);
            }
        }
        if wanted == 0 {
            return Some(roles);
        }
        self.not_enough_values(dags, source, wanted)
    }

    fn straddles<T>(&mut self, dag: Dag<'r>, count: usize, wanted: usize) -> Option<T> {
        let message = |name: &str| {
            format!(
                "cannot use the same multi-result op '{name}' to generate both auxiliary values and values to be \
                 used for replacing the matched op"
            )
        };
        let of_mlir = message(dag.name().unwrap_or_default());
        let shown = dag.name().or(dag.operator_record().map(|record| record.name())).unwrap_or_default();
        let error = self.error(dag.span(), message(shown));
        error.label =
            Some(format!("{} of its {} would replace results of the root", wanted, plural(count, "value")));
        error.help =
            Some("name the op, and choose a value of it with `(replaceWithValue $name__0)`".to_owned());
        error.short.iter_mut().for_each(|short| short.message.clone_from(&of_mlir));
        None
    }

    fn not_enough_values<T>(&mut self, dags: &[Dag<'r>], source: &SourceOp<'r>, wanted: usize) -> Option<T> {
        let results = source.operator.results.len();
        let name = &source.operator.qualified_name;
        let label = format!("`{name}` has {}", plural(results, "result"));
        let found = plural(results - wanted, "value");
        let span = dags.first().map_or(self.record.span(), |dag| dag.span());
        let error = self.error(span, "not enough values generated to replace the matched op");
        error.label = Some(format!("the result patterns generate {found}"));
        error.labels.push((source.span, label));
        None
    }

    /// The number of values, in the sense of the op's definition, that a result pattern generates.
    fn declared_values(&mut self, dag: Dag<'r>) -> Option<usize> {
        let picks_one = dag.name().is_some_and(|name| split_index(name).1.is_some());
        match Head::of(dag) {
            Head::Op(_) | Head::Native(_) if picks_one => Some(1),
            Head::Op(record) => Some(self.operator(record)?.results.len()),
            Head::Native(record) => Some(self.native_call(record)?.returns),
            Head::ReplaceWithValue => Some(1),
            Head::ReplaceOp => self.misplaced_replacement(dag),
            Head::Location => {
                self.error(dag.span(), "location directive can only be used with op creation");
                None
            }
            _ => self.not_an_op(dag),
        }
    }

    /// Checks one node and all below it.
    pub(super) fn result_node(&mut self, dag: Dag<'r>, role: Role) -> Option<ResultNode<'r>> {
        let node = self.any_result_node(dag, role);
        if node.is_none() {
            // The names of its arguments are uses: those that nothing binds have been reported.
            self.broken.extend(dag.name().map(|name| split_index(name).0));
        }
        node
    }

    fn any_result_node(&mut self, dag: Dag<'r>, role: Role) -> Option<ResultNode<'r>> {
        if let Role::Nested(depth) = role
            && depth > DEPTH_LIMIT
        {
            self.error(dag.span(), format!("result patterns nest at most {DEPTH_LIMIT} deep"));
            return None;
        }
        match Head::of(dag) {
            Head::Op(record) => self.result_op(record, dag, role).map(ResultNode::Op),
            Head::Native(record) => {
                self.result_native(record, dag, role, Makes::Values).map(ResultNode::Native)
            }
            Head::ReplaceWithValue => self.replace_with_value(dag, role),
            Head::ReplaceOp => self.misplaced_replacement(dag),
            Head::Location => {
                self.error(dag.span(), "location directive can only be used with op creation");
                None
            }
            _ => self.not_an_op(dag),
        }
    }

    fn replace_with_value(&mut self, dag: Dag<'r>, role: Role) -> Option<ResultNode<'r>> {
        self.unnamed(dag)?;
        if let Role::Nested(_) = role {
            self.warning(dag.span(), "a nested `replaceWithValue` replaces nothing: write the value itself");
        }
        if dag.len() != 1 {
            self.error(dag.span(), "replaceWithValue directive must take exactly one argument").code =
                Some(Code::REPLACE_WITH_VALUE);
            return None;
        }
        let value = dag.arg(0);
        let of = self.use_symbol(dag.arg_name(0), value.span())?;
        // An op without results replaces none of the root, which is erased.
        let is_without_results =
            matches!(&self.symbols[of.symbol].binding, Binding::SourceOp(op) if op.results.is_empty());
        if is_without_results && role == Role::Auxiliary {
            return Some(ResultNode::Value(of));
        }
        self.require_value(of)?;
        match role {
            Role::Replaces(_) if self.root_binding == Some(of.symbol) => {
                let error = self.error(value.span(), "the root would be replaced by itself");
                error.help = Some("replace it by a value from below it, or by that of a new op".to_owned());
                return None;
            }
            Role::Replaces(number) => self.check_replacing_value(of, number)?,
            Role::Auxiliary => self.warning(dag.span(), "this value replaces no result of the root"),
            Role::Nested(_) => {}
        }
        Some(ResultNode::Value(of))
    }

    /// Directives make no values of their own that a name could stand for.
    pub(super) fn unnamed(&mut self, dag: Dag<'r>) -> Option<()> {
        let Some(name) = dag.name() else { return Some(()) };
        let message =
            format!("binding symbol '{name}' to non-operation/native code call unsupported right now");
        self.error(dag.span(), message);
        None
    }

    fn result_op(&mut self, record: Record<'r>, dag: Dag<'r>, role: Role) -> Option<ResultOp<'r>> {
        let operator = self.operator(record)?;
        self.check_directives_of_result(&operator, dag)?;
        self.check_count(&operator, dag, arguments_before_directives(dag))?;
        let arguments = self.result_arguments(&operator, dag, role)?;
        // It may use names that the arguments bind.
        let tail = self.tail(dag, role)?;
        let (binding, result) =
            self.bind_result(dag, operator.results.len(), || Binding::ResultOp(operator.clone()))?;
        let types = self.result_types(&operator, dag, role, result, tail.types)?;
        if let Role::Replaces(first) = role {
            self.check_replacing_op(&operator, result, first, dag.span())?;
        }
        let (operands, attributes, properties) = arguments;
        let (location, regions, successors) = (tail.location, tail.regions, tail.successors);
        self.check_regions(&operator, dag, regions)?;
        self.check_successors(&operator, dag, successors)?;
        Some(ResultOp {
            operator,
            binding,
            result,
            operands,
            attributes,
            properties,
            discardable: Vec::new(),
            types,
            location,
            regions,
            successors,
        })
    }

    /// Binds the name on a new op or a native call, and reads its `__N`.
    pub(super) fn bind_result(
        &mut self,
        dag: Dag<'r>,
        values: usize,
        binding: impl FnOnce() -> Binding<'r>,
    ) -> Option<(Option<SymbolId>, Option<usize>)> {
        let Some(name) = dag.name().filter(|name| *name != "_") else { return Some((None, None)) };
        let (base, index) = split_index(name);
        if let Some(index) = index.filter(|index| *index >= values) {
            let message = format!("`${base}` has no value number {index}");
            self.error(dag.span(), message).label = Some(format!("this makes {}", plural(values, "value")));
            return None;
        }
        let symbol = self.bind(base, binding(), dag.span())?;
        Some((Some(symbol), index))
    }

    /// Decides where the result types of a new op come from, in the order of section "result types"
    /// of test-td/drr/README.md.
    fn result_types(
        &mut self,
        operator: &Operator<'r>,
        dag: Dag<'r>,
        role: Role,
        result: Option<usize>,
        given: Option<Vec<TypeSource<'r>>>,
    ) -> Option<ResultTypes<'r>> {
        if let Some(given) = given {
            return self.given_types(operator, dag, role, given);
        }
        if operator.has_trait("SameOperandsAndResultType") {
            return Some(match operator.can_infer_result_types() {
                true => ResultTypes::Inferred,
                // Its first operand is variadic.
                false => ResultTypes::OfFirstOperand,
            });
        }
        if operator.has_trait("FirstAttrDerivedResultType") && !operator.attributes.is_empty() {
            return Some(ResultTypes::OfFirstAttribute);
        }
        if let (Role::Replaces(first), None) = (role, result) {
            return Some(ResultTypes::OfRoot(first));
        }
        if operator.results.is_empty() || operator.can_infer_result_types() {
            return Some(ResultTypes::Inferred);
        }
        if let Some(builder) = declared_builder(operator) {
            let parameters = builder.value("dagParams");
            let parameters = parameters.map_err(|mistake| self.diagnostics.push(mistake.into())).ok()?;
            let cpp = parameters.to_string();
            return Some(ResultTypes::OfHook(TypesHook { cpp, span: builder.span(), function: None }));
        }
        match self.is_stock {
            true => {
                let arguments: String = operator.argument_names().map(|name| format!(", {name}")).collect();
                let cpp = format!("{}::create(builder, location{arguments})", operator.class_name);
                Some(ResultTypes::OfHook(TypesHook { cpp, span: operator.record.span(), function: None }))
            }
            false => self.unknown_types(operator, dag, role),
        }
    }

    /// The types of the root's results cannot be changed; elsewhere there must be one type per result.
    fn given_types(
        &mut self,
        operator: &Operator<'r>,
        dag: Dag<'r>,
        role: Role,
        given: Vec<TypeSource<'r>>,
    ) -> Option<ResultTypes<'r>> {
        let is_nested = matches!(role, Role::Nested(_));
        if matches!(role, Role::Replaces(_)) || (!is_nested && operator.results.is_empty()) {
            let message = "Cannot specify explicit return types in an op whose return values replace the source \
                           pattern's root op";
            self.error(dag.span(), message);
            return None;
        }
        self.check_type_count(operator, dag, &given)?;
        Some(ResultTypes::Given(given))
    }

    fn check_type_count(
        &mut self,
        operator: &Operator<'r>,
        dag: Dag<'r>,
        given: &[TypeSource<'r>],
    ) -> Option<()> {
        let Count::Exactly(wanted) = Count::of_results(operator, None) else { return Some(()) };
        let counts: Vec<_> = given.iter().map(|source| self.types_of(source)).collect();
        let known =
            counts.iter().map(|count| if let Count::Exactly(count) = count { Some(*count) } else { None });
        let Some(total) = known.sum::<Option<usize>>() else { return Some(()) };
        if total == wanted {
            return Some(());
        }
        let name = &operator.qualified_name;
        let message = format!(
            "op '{name}' has {}, but `returnType` gives {}",
            plural(wanted, "result"),
            plural(total, "type")
        );
        // mlir-tblgen accepts it.
        if self.is_stock {
            self.warning(dag.span(), format!("{message}: the verifier will refuse the new op"));
            return Some(());
        }
        self.error(dag.span(), message);
        None
    }

    fn types_of(&self, source: &TypeSource<'r>) -> Count {
        match source {
            TypeSource::Symbol(of) => self.count_of(*of),
            TypeSource::Term(_) => Count::Any,
            TypeSource::Code(_) | TypeSource::Native(_) => Count::Exactly(1),
        }
    }

    /// mlir-tblgen leaves this to the C++ compiler, which then misses a `build` method. In a stock file, a hook takes its place.
    fn unknown_types<T>(&mut self, operator: &Operator<'r>, dag: Dag<'r>, role: Role) -> Option<T> {
        let name = &operator.qualified_name;
        let definition = operator.record.span();
        let error = self.error(dag.span(), format!("the result types of '{name}' are not known here"));
        error.label = Some("they do not follow from its operands, and nothing says what they are".to_owned());
        error.labels.push((definition, "the op is defined here".to_owned()));
        error.help = Some(match role {
            Role::Nested(_) => "state them: `(returnType $x)` as last argument, or give the op a trait such as \
                                `SameOperandsAndResultType`"
                .to_owned(),
            _ => "give the op a trait such as `SameOperandsAndResultType`, or nest it where its value is used, \
                  with `(returnType $x)` as last argument"
                .to_owned(),
        });
        None
    }
}

/// The builder without a body that takes as many parameters as the op has arguments.
fn declared_builder<'r>(operator: &Operator<'r>) -> Option<Record<'r>> {
    let builders = operator.record.list_opt("builders").ok().flatten()?;
    let takes_arguments = |builder: &Record<'r>| {
        let has_body = builder.str_opt("body").ok().flatten().is_some_and(|body| !body.trim().is_empty());
        let parameters = builder.dag("dagParams").map_or(0, |parameters| parameters.len());
        !has_body && parameters == operator.arguments.len()
    };
    builders.iter().filter_map(|builder| builder.as_record()).find(takes_arguments)
}
