//! Uses of native calls and constraints in rewrite patterns: the C++ types of their arguments.

use std::collections::{BTreeMap, HashMap};

use rtblgen_cpp::Ty;
use rtblgen_records::{Dag, Record, Records, Value};

use super::placeholders::{self, Context};

/// One use of a native call: the types of `$_self`, `$0`, `$1` and so on, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct CallUse {
    /// The types.
    pub(super) types: Context,
    /// The number of arguments that a call in a source pattern binds; `None` in a result pattern.
    pub(super) outputs: Option<usize>,
    /// The use of the result.
    pub(super) result_use: ResultUse,
}

/// The use of the result of a native call.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum ResultUse {
    /// The use is unknown.
    #[default]
    Unknown,
    /// One value, or the values that replace the results of the root.
    Value,
    /// A variadic operand.
    Values,
    /// An attribute of a new op. The attribute may be absent.
    Attribute,
    /// A property of a new op, with its type if it is known.
    Property(Option<Ty>),
    /// A type in `returnType`.
    Type,
    /// An argument of another native call.
    Argument,
}

/// Computes the C++ result type of a native call in a result pattern from the types of its arguments.
type ResultType<'a, 'r> = &'a dyn Fn(Record<'r>, &Context) -> Ty;

/// The uses in all patterns.
#[derive(Default)]
pub(super) struct PatternUses<'r> {
    calls: HashMap<u32, Vec<CallUse>>,
    /// The constraints of patterns, with the types of their entities.
    pub(super) constraints: Vec<(Record<'r>, Context)>,
    /// Constraints on properties that do not give a property type, and the types that they are used on.
    pub(super) property_constraints: Vec<(Record<'r>, Ty)>,
    /// The first pattern that has each constraint or native call.
    users: HashMap<u32, Record<'r>>,
    /// Types that are written as code in `returnType`.
    pub(super) type_codes: Vec<Value<'r>>,
}

impl<'r> PatternUses<'r> {
    pub(super) fn new(records: &'r Records, result_type: ResultType<'_, 'r>) -> Self {
        let mut uses = Self::default();
        for pattern in records.derived("Pattern") {
            Walk { uses: &mut uses, names: BTreeMap::new(), pattern, result_type }.walk();
        }
        uses
    }

    /// The first pattern that has a constraint or a native call, if it has a name.
    pub(super) fn user_of(&self, record: Record<'_>) -> Option<&'r str> {
        let pattern = self.users.get(&record.order())?;
        (!pattern.is_anonymous()).then(|| pattern.name())
    }

    /// The uses of a native call.
    pub(super) fn of_call(&self, call: Record<'_>) -> &[CallUse] {
        self.calls.get(&call.order()).map_or(&[], Vec::as_slice)
    }
}

/// The type of a name.
enum Named {
    One(Ty),
    /// The results of an op.
    Results(Vec<Ty>),
}

/// One pattern.
struct Walk<'u, 'r> {
    uses: &'u mut PatternUses<'r>,
    names: BTreeMap<String, Named>,
    pattern: Record<'r>,
    result_type: ResultType<'u, 'r>,
}

impl<'r> Walk<'_, 'r> {
    fn walk(&mut self) {
        let pattern = self.pattern;
        if let Ok(source) = pattern.dag("sourcePattern") {
            self.source(source);
        }
        let dags = |field: &str| pattern.list(field).into_iter().flat_map(|list| list.iter());
        for result in dags("resultPatterns").chain(dags("supplementalPatterns")) {
            if let Some(dag) = result.as_dag() {
                self.result(dag, ResultUse::Value);
            }
        }
        // Constraints do not use names that only the results bind, so they may come last.
        for constraint in dags("constraints").filter_map(|value| value.as_dag()) {
            let Some(record) = constraint.operator_record() else { continue };
            let arguments: Vec<_> = constraint.args().map(|(_, name)| self.type_of(name?)).collect();
            let subject = constraint.name().and_then(|name| self.type_of(name));
            self.uses.users.entry(record.order()).or_insert(pattern);
            self.uses.constraints.push((record, Context::of_arguments(subject, arguments)));
        }
    }

    /// Binds the names of a source pattern.
    fn source(&mut self, dag: Dag<'r>) {
        let Some(operator) = dag.operator_record() else { return };
        if operator.is_a("NativeCodeCall") {
            let types = Context::of_arguments(Some(Ty::class("mlir::Operation")), Vec::new());
            let outputs = Some(dag.args().count());
            self.add_use(operator, CallUse { types, outputs, result_use: ResultUse::Unknown });
            for (value, name) in dag.args() {
                self.source_argument(value, name, value.as_record());
            }
            return;
        }
        if !operator.is_a("Op") {
            return;
        }
        if let Some(name) = dag.name() {
            self.bind(name, Named::Results(results(operator)));
        }
        let Ok(declared) = operator.dag("arguments") else { return };
        let mut declared = declared.args().map(|(value, _)| value.as_record());
        for (value, name) in dag.args() {
            match value.as_dag().filter(|inner| is_directive(*inner, "either")) {
                Some(either) => {
                    for (inner, name) in either.args() {
                        self.source_argument(inner, name, declared.next().flatten());
                    }
                }
                None => self.source_argument(value, name, declared.next().flatten()),
            }
        }
    }

    fn source_argument(&mut self, value: Value<'r>, name: Option<&'r str>, declared: Option<Record<'r>>) {
        if let Some(inner) = value.as_dag() {
            if is_directive(inner, "variadic") {
                if let Some(name) = inner.name() {
                    self.bind(name, Named::One(Ty::List(Box::new(Ty::class("mlir::Value")))));
                }
                for (element, name) in inner.args() {
                    self.source_argument(element, name, None);
                }
            }
            self.source(inner);
            return;
        }
        let asked = value.as_record();
        let ty = match declared {
            Some(declared) => {
                argument_type(declared, asked.is_some_and(|asked| asked.is_a("AttrConstraint")))
            }
            None => Some(Ty::class("mlir::Value")),
        };
        if let (Some(asked), Some(ty)) = (asked.filter(|asked| asked.is_a("PropConstraint")), &ty)
            && placeholders::property_type(asked).is_none()
        {
            self.uses.property_constraints.push((asked, ty.clone()));
        }
        if let (Some(name), Some(ty)) = (name, ty) {
            self.bind(name, Named::One(ty));
        }
    }

    /// Binds the names of a result pattern, and returns the type of its result.
    fn result(&mut self, dag: Dag<'r>, result_use: ResultUse) -> Option<Ty> {
        let operator = dag.operator_record()?;
        if operator.is_a("NativeCodeCall") {
            return Some(self.result_native(operator, dag, result_use));
        }
        if !operator.is_a("Op") {
            let result_use = match operator.name() {
                "variadic" => ResultUse::Value,
                "returnType" => ResultUse::Type,
                _ => result_use,
            };
            if result_use == ResultUse::Type {
                let codes = dag.args().map(|(value, _)| value).filter(|value| value.as_str().is_some());
                self.uses.type_codes.extend(codes);
            }
            let arguments: Vec<_> = dag
                .args()
                .map(|(value, name)| self.result_argument(value, name, result_use.clone()))
                .collect();
            return arguments.into_iter().next().flatten();
        }
        let declared: Vec<ResultUse> = match operator.dag("arguments") {
            Ok(dag) => dag.args().map(|(value, _)| use_by_argument(value)).collect(),
            Err(_) => Vec::new(),
        };
        for (at, (value, name)) in dag.args().enumerate() {
            self.result_argument(value, name, declared.get(at).cloned().unwrap_or_default());
        }
        let results = results(operator);
        if let Some(name) = dag.name() {
            self.bind(base_name(name), Named::Results(results.clone()));
        }
        match results.as_slice() {
            [one] => Some(one.clone()),
            _ => None,
        }
    }

    /// Adds the use of a native call, binds its name, and returns its result type. A call with a name makes a value.
    fn result_native(&mut self, call: Record<'r>, dag: Dag<'r>, result_use: ResultUse) -> Ty {
        let arguments =
            dag.args().map(|(value, name)| self.result_argument(value, name, ResultUse::Argument)).collect();
        let types = Context::of_arguments(None, arguments);
        let ty = (self.result_type)(call, &types);
        let result_use = if result_use == ResultUse::Argument && dag.name().is_some() {
            ResultUse::Value
        } else {
            result_use
        };
        if let Some(name) = dag.name() {
            self.bind(base_name(name), Named::One(Ty::class("mlir::Value")));
        }
        self.add_use(call, CallUse { types, outputs: None, result_use });
        ty
    }

    fn result_argument(
        &mut self,
        value: Value<'r>,
        name: Option<&'r str>,
        result_use: ResultUse,
    ) -> Option<Ty> {
        if let Some(inner) = value.as_dag() {
            return self.result(inner, result_use);
        }
        match value.as_record() {
            Some(call) if call.is_a("NativeCodeCall") => {
                let subject = name.and_then(|name| self.type_of(name));
                let types = Context::of_arguments(subject, Vec::new());
                let ty = (self.result_type)(call, &types);
                self.add_use(call, CallUse { types, outputs: None, result_use });
                Some(ty)
            }
            Some(constant) => attribute_type(constant.record("attr").unwrap_or(constant)),
            None => self.type_of(name?),
        }
    }

    fn add_use(&mut self, call: Record<'r>, found: CallUse) {
        self.uses.users.entry(call.order()).or_insert(self.pattern);
        let known = self.uses.calls.entry(call.order()).or_default();
        if !known.contains(&found) {
            known.push(found);
        }
    }

    fn bind(&mut self, name: &str, named: Named) {
        self.names.entry(name.to_owned()).or_insert(named);
    }

    /// The type of a name: `$x`, or `$x__1`.
    fn type_of(&self, name: &str) -> Option<Ty> {
        match self.names.get(name) {
            Some(Named::One(ty)) => return Some(ty.clone()),
            Some(Named::Results(types)) => {
                return Some(match types.as_slice() {
                    [] => Ty::class("mlir::Operation"),
                    [one] => one.clone(),
                    _ => Ty::List(Box::new(Ty::class("mlir::Value"))),
                });
            }
            None => {}
        }
        let (base, index) = name.rsplit_once("__")?;
        match self.names.get(base)? {
            Named::Results(types) => types.get(index.parse::<usize>().ok()?).cloned(),
            Named::One(_) => Some(Ty::class("mlir::Value")),
        }
    }
}

/// The use of a native call that is an argument of an op.
fn use_by_argument(argument: Value<'_>) -> ResultUse {
    let Some(declared) = argument.as_record().map(placeholders::without_variable) else {
        return ResultUse::Unknown;
    };
    match declared {
        own if own.is_a("Attr") => ResultUse::Attribute,
        own if own.is_a("PropConstraint") => ResultUse::Property(placeholders::property_type(own)),
        own if own.is_a("Variadic") || own.is_a("VariadicOfVariadic") => ResultUse::Values,
        _ => ResultUse::Value,
    }
}

/// The name without `__N`.
fn base_name(name: &str) -> &str {
    match name.rsplit_once("__") {
        Some((base, digits)) if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            base
        }
        _ => name,
    }
}

fn is_directive(dag: Dag<'_>, name: &str) -> bool {
    dag.operator_record().is_some_and(|operator| operator.name() == name)
}

/// The types of an op's results.
fn results(op: Record<'_>) -> Vec<Ty> {
    let Ok(results) = op.dag("results") else { return Vec::new() };
    let types = results.args().filter_map(|(value, _)| placeholders::value_type(value.as_record()?));
    types.collect()
}

/// The type of the value that a name on an op's argument binds.
fn argument_type(declared: Record<'_>, is_constrained: bool) -> Option<Ty> {
    let constraint = placeholders::without_variable(declared);
    if constraint.is_a("TypeConstraint") {
        return placeholders::value_type(constraint);
    }
    if constraint.is_a("PropConstraint") {
        return placeholders::property_type(constraint);
    }
    let ty = attribute_type(constraint)?;
    let is_optional = constraint.bit("isOptional") == Ok(true) && !is_constrained;
    Some(if is_optional { Ty::Optional(Box::new(ty)) } else { ty })
}

/// The C++ class of an attribute.
fn attribute_type(attribute: Record<'_>) -> Option<Ty> {
    if !attribute.is_a("Attr") {
        return None;
    }
    let class = attribute.str("storageType").ok()?.trim().trim_start_matches("::");
    Some(Ty::class(if class.is_empty() { "mlir::Attribute" } else { class }))
}
