//! The source of result types that are not given.

use rtblgen_records::Value;

use crate::ods::model::argument::Arity;
use crate::ods::model::operator::Operator;
use crate::ods::model::result_types::{ResultTypes, TypeOrigin};
use crate::ods::model::traits::TraitKind;

/// The inference that MLIR generates, whether or not the op lists `InferTypeOpInterface`: every result is a single value whose type
/// is buildable, or that of an operand, attribute or other result, perhaps through `TypesMatchWith`.
pub(super) fn infer<'r>(operator: &Operator<'r>) -> Option<ResultTypes<'r>> {
    if operator.results.is_empty() || operator.results.iter().any(|result| result.is_variable()) {
        return None;
    }
    // Then the operand decides, even over a type that is buildable.
    if operator.has_trait("SameOperandsAndResultType") && anchor(operator).is_none() {
        return None;
    }
    let graph = Graph::of(operator);
    let results = 0..operator.results.len();
    results.map(|result| graph.resolve(Node::Result(result))).collect::<Option<Vec<_>>>().map(ResultTypes)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Node {
    Operand(usize),
    Attribute(usize),
    Result(usize),
}

/// The type of `to` is that of `from`, through a transformation if there is one.
struct Edge<'r> {
    from: Node,
    to: Node,
    transform: Option<Value<'r>>,
}

struct Graph<'a, 'r> {
    operator: &'a Operator<'r>,
    edges: Vec<Edge<'r>>,
}

impl<'a, 'r> Graph<'a, 'r> {
    fn of(operator: &'a Operator<'r>) -> Self {
        let mut graph = Self { operator, edges: Vec::new() };
        for own in operator.traits.iter().filter(|own| own.kind == TraitKind::Predicate) {
            if own.record.is_a("AllTypesMatch") {
                graph.add_equal(&names(own.record, "values"));
            } else if own.record.is_a("TypesMatchWith") {
                graph.add_transform(own.record);
            }
        }
        graph.add_same_operands_and_results();
        graph
    }

    fn node(&self, name: &str) -> Option<Node> {
        let operator = self.operator;
        if let Some(index) = operator.operands.iter().position(|operand| operand.name == name) {
            return Some(Node::Operand(index));
        }
        if let Some(index) = operator.attributes.iter().position(|attribute| attribute.name == name) {
            return Some(Node::Attribute(index));
        }
        operator.results.iter().position(|result| result.name == name).map(Node::Result)
    }

    fn add_equal(&mut self, names: &[&str]) {
        let nodes: Vec<Node> = names.iter().filter_map(|name| self.node(name)).collect();
        for &to in &nodes {
            let others = nodes.iter().filter(|&&from| from != to);
            self.edges.extend(others.map(|&from| Edge { from, to, transform: None }));
        }
    }

    fn add_transform(&mut self, record: rtblgen_records::Record<'r>) {
        let end = |field| self.node(record.str(field).ok()?);
        if let (Some(from), Some(to), Ok(transform)) = (end("lhs"), end("rhs"), record.value("transformer")) {
            self.edges.push(Edge { from, to, transform: Some(transform) });
        }
    }

    fn add_same_operands_and_results(&mut self) {
        if !self.operator.has_trait("SameOperandsAndResultType") {
            return;
        }
        if let Some(operand) = anchor(self.operator) {
            for result in 0..self.operator.results.len() {
                self.edges.push(Edge {
                    from: Node::Operand(operand),
                    to: Node::Result(result),
                    transform: None,
                });
            }
        }
    }

    /// Goes back along the edges, at most once through each result, until something is known.
    fn resolve(&self, node: Node) -> Option<(TypeOrigin<'r>, Vec<Value<'r>>)> {
        let mut seen = vec![node];
        let mut frontier = vec![(node, Vec::new())];
        while !frontier.is_empty() {
            let mut next = Vec::new();
            for (node, transforms) in frontier {
                if let Some(origin) = self.known(node) {
                    return Some((origin, transforms));
                }
                for edge in self.edges.iter().filter(|edge| edge.to == node) {
                    if !seen.contains(&edge.from) {
                        seen.push(edge.from);
                        let mut transforms = transforms.clone();
                        transforms.extend(edge.transform);
                        next.push((edge.from, transforms));
                    }
                }
            }
            frontier = next;
        }
        None
    }

    fn known(&self, node: Node) -> Option<TypeOrigin<'r>> {
        match node {
            Node::Operand(index) => Some(TypeOrigin::Operand(index)),
            Node::Attribute(index) => Some(TypeOrigin::Attribute(index)),
            Node::Result(index) => self.operator.results[index].builder_call().map(TypeOrigin::Buildable),
        }
    }
}

/// The operand whose type is that of all others: the first that is a single value.
fn anchor(operator: &Operator<'_>) -> Option<usize> {
    operator.operands.iter().position(|operand| operand.arity == Arity::One)
}

/// The strings of a list.
pub(crate) fn names<'r>(record: rtblgen_records::Record<'r>, field: &str) -> Vec<&'r str> {
    let list = record.list(field).ok();
    list.into_iter()
        .flat_map(|list| list.iter().collect::<Vec<_>>())
        .filter_map(|value| value.as_str())
        .collect()
}
