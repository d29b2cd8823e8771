//! `--view-op-graph`: a graph of operations for Graphviz.

use rustc_hash::FxHashMap;

use crate::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_ir::asm::{PrintOptions, ValueNames};
use rtblgen_ir::context::attributes::{ArrayAttr, Attribute, DenseElementsAttr};
use rtblgen_ir::ir::{Block, Ir, Op, Value};

/// Prints a graph in the language DOT: operations as nodes, operations with regions and blocks as clusters, data flow as
/// solid edges, control flow as dashed ones.
#[derive(Clone, Copy, Debug, Default)]
pub struct ViewOpGraph;

const MAX_LABEL: PassOption = PassOption::new(
    "max-label-len",
    "Limit attribute/type length to number of chars",
    OptionKind::Unsigned(20),
);
const ATTRIBUTES: PassOption =
    PassOption::new("print-attrs", "Print attributes of operations", OptionKind::Flag(true));
const CONTROL_FLOW: PassOption =
    PassOption::new("print-control-flow-edges", "Print control flow edges", OptionKind::Flag(false));
const DATA_FLOW: PassOption =
    PassOption::new("print-data-flow-edges", "Print data flow edges", OptionKind::Flag(true));
const RESULT_TYPES: PassOption =
    PassOption::new("print-result-types", "Print result types of operations", OptionKind::Flag(true));

impl Pass for ViewOpGraph {
    fn argument(&self) -> &'static str {
        "view-op-graph"
    }

    fn name(&self) -> &'static str {
        "ViewOpGraph"
    }

    fn description(&self) -> &'static str {
        "Print Graphviz visualization of an operation"
    }

    fn options(&self) -> &'static [PassOption] {
        &[MAX_LABEL, ATTRIBUTES, CONTROL_FLOW, DATA_FLOW, RESULT_TYPES]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let flag = |option: &PassOption| state.options().flag(option.name);
        let shown = Shown {
            attributes: flag(&ATTRIBUTES),
            control_flow: flag(&CONTROL_FLOW),
            data_flow: flag(&DATA_FLOW),
            result_types: flag(&RESULT_TYPES),
            max_label: state.options().value(MAX_LABEL.name)?,
        };
        let print = ir.context().diagnostic_print_options();
        let graph = Graph::new(ir, op, shown, &print).print(op);
        state.print(graph);
        state.preserve_all();
        Ok(())
    }
}

/// The options of the graph.
struct Shown {
    attributes: bool,
    control_flow: bool,
    data_flow: bool,
    result_types: bool,
    /// The largest number of bytes of the text of a type or an attribute.
    max_label: usize,
}

/// A node, or a cluster with an invisible node that edges start and end at.
#[derive(Clone, Copy, Default)]
struct Node {
    number: u32,
    cluster: Option<u32>,
}

/// The graph in progress.
struct Graph<'a, 'c> {
    ir: &'a Ir<'c>,
    shown: Shown,
    names: ValueNames<'a, 'c>,
    /// Elements attributes with more elements are elided.
    max_elements: usize,
    colors: FxHashMap<&'c str, String>,
    nodes: FxHashMap<Value, Node>,
    /// The operands: the value, the node that uses it.
    uses: Vec<(Value, Node)>,
    edges: Vec<String>,
    counter: u32,
    indent: usize,
    text: String,
}

impl<'a, 'c> Graph<'a, 'c> {
    fn new(ir: &'a Ir<'c>, op: Op, shown: Shown, print: &PrintOptions) -> Self {
        Graph {
            ir,
            shown,
            names: ValueNames::new(ir, op, &PrintOptions::default()),
            max_elements: print.elide_elements_if_larger.unwrap_or(16),
            colors: colors(ir, op),
            nodes: FxHashMap::default(),
            uses: Vec::new(),
            edges: Vec::new(),
            counter: 0,
            indent: 0,
            text: String::new(),
        }
    }

    fn print(mut self, op: Op) -> String {
        self.line("digraph G {");
        self.indent += 1;
        self.line("compound = true;");
        self.add_op(op);
        for (value, node) in std::mem::take(&mut self.uses) {
            let from = self.nodes.get(&value).copied().unwrap_or_default();
            let port = self.port(value);
            self.add_edge(from, node, Some(&port), "solid");
        }
        for edge in std::mem::take(&mut self.edges) {
            self.line(&format!("{edge};"));
        }
        self.indent -= 1;
        self.line("}");
        self.text
    }

    fn line(&mut self, text: &str) {
        self.text.extend(std::iter::repeat_n("  ", self.indent));
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn new_number(&mut self) -> u32 {
        self.counter += 1;
        self.counter
    }

    fn add_node(&mut self, label: &str, shape: &str, color: Option<&str>) -> Node {
        let number = self.new_number();
        let (fill, style) = match color {
            Some(color) => (format!("fillcolor = \"{color}\", "), ", style = filled"),
            None => (String::new(), ""),
        };
        self.line(&format!("v{number} [{fill}label = \"{label}\", shape = {shape}{style}];"));
        Node { number, cluster: None }
    }

    fn add_cluster(&mut self, label: &str, content: impl FnOnce(&mut Self)) -> Node {
        let cluster = self.new_number();
        self.line(&format!("subgraph cluster_{cluster} {{"));
        self.indent += 1;
        let anchor = self.add_node(" ", "plain", None);
        self.line(&format!("label = \"{label}\";"));
        content(self);
        self.indent -= 1;
        self.line("}");
        Node { cluster: Some(cluster), ..anchor }
    }

    fn add_edge(&mut self, from: Node, to: Node, port: Option<&str>, style: &str) {
        let end = |node: Node, kind: &str, compass: char| match port.filter(|_| node.cluster.is_none()) {
            Some(port) => format!("v{}:{kind}{port}:{compass}", node.number),
            None => format!("v{}", node.number),
        };
        let clip = |name: &str, node: Node| match node.cluster {
            Some(cluster) => format!("{name} = cluster_{cluster}, "),
            None => String::new(),
        };
        let (start, target) = (end(from, "res", 's'), end(to, "arg", 'n'));
        let (head, tail) = (clip("lhead", to), clip("ltail", from));
        self.edges.push(format!("{start} -> {target}[{head}{tail}style = {style}]"));
    }

    fn add_op(&mut self, op: Op) -> Node {
        let ir = self.ir;
        let node = if op.region_count(ir) > 0 {
            let label = self.cluster_label(op);
            self.add_cluster(&label, |graph| {
                op.regions(ir).flat_map(|region| region.blocks(ir)).for_each(|block| graph.add_block(block));
            })
        } else {
            let (label, color) = (self.record_label(op), self.colors.get(op.name(ir).as_str()).cloned());
            self.add_node(&label, "Mrecord", color.as_deref())
        };
        if self.shown.data_flow {
            self.uses.extend(op.operands(ir).map(|operand| (operand, node)));
        }
        self.nodes.extend(op.results(ir).map(|result| (result, node)));
        node
    }

    fn add_block(&mut self, block: Block) {
        let ir = self.ir;
        self.add_cluster("", |graph| {
            for argument in block.arguments(ir) {
                let label = graph.result_label(argument);
                let node = graph.add_node(&label, "Mrecord", None);
                graph.nodes.insert(argument, node);
            }
            let mut previous = None;
            for op in block.ops(ir) {
                let node = graph.add_op(op);
                if let Some(previous) = previous.filter(|_| graph.shown.control_flow) {
                    graph.add_edge(previous, node, None, "dashed");
                }
                previous = Some(node);
            }
        });
    }

    /// The name of the port of a value: its name without `%` and `#`.
    fn port(&self, value: Value) -> String {
        self.names.name(value).replace(['%', '#'], "_")
    }

    fn cluster_label(&self, op: Op) -> String {
        let mut label = op.name(self.ir).as_str().to_owned();
        if self.shown.result_types {
            let types: Vec<String> = op.result_types(self.ir).map(|ty| ty.to_string()).collect();
            label.push_str(&format!(" : ({})", self.truncated(&types.join(", "))));
        }
        if self.shown.attributes {
            label.push_str("\\l");
            self.attributes(op, &mut label, escaped);
        }
        label
    }

    fn record_label(&self, op: Op) -> String {
        let ir = self.ir;
        let operand = |value: Value| format!("<arg{}> {}", self.port(value), self.names.name(value));
        let operands: Vec<String> = op.operands(ir).map(operand).collect();
        let mut label = String::from("{");
        if !operands.is_empty() {
            label.push_str(&format!("{{{}}}|", operands.join("|")));
        }
        label.push_str(&format!("{}\\l", op.name(ir)));
        if self.shown.attributes && !op.attributes(ir).is_empty() {
            label.push_str("\\l");
            self.attributes(op, &mut label, str::to_owned);
        }
        let results: Vec<String> = op.results(ir).map(|result| self.result_label(result)).collect();
        if !results.is_empty() {
            label.push_str(&format!("|{{{}}}", results.join("|")));
        }
        label.push('}');
        label
    }

    fn result_label(&self, value: Value) -> String {
        let name = format!("<res{}> {}", self.port(value), self.names.name(value));
        match self.shown.result_types {
            true => format!("{name} {}", self.text_of(value.ty(self.ir))),
            false => name,
        }
    }

    /// Writes a line for each attribute.
    fn attributes(&self, op: Op, label: &mut String, name: fn(&str) -> String) {
        let mut attributes = op.attributes(self.ir);
        attributes.sort_by_key(|entry| entry.name.value());
        for entry in attributes {
            label.push_str(&format!("{}: {}\\l", name(entry.name.value()), self.attribute(entry.value)));
        }
    }

    /// The text of an attribute. Large elements and lists are elided, splats never.
    fn attribute(&self, attribute: Attribute<'c>) -> String {
        if let Some(elements) = attribute.cast::<DenseElementsAttr<'c>>() {
            if elements.is_splat() {
                return escaped(&attribute.to_string());
            }
            if elements.num_elements() > self.max_elements {
                let (rank, ty) = (elements.ty().shape().len(), elements.ty());
                return format!("{}...{} : {}", "[".repeat(rank), "]".repeat(rank), self.text_of(ty));
            }
        }
        let list = attribute.cast::<ArrayAttr<'c>>();
        match list.filter(|list| list.len() > self.max_elements) {
            Some(_) => "[...]".to_owned(),
            None => self.text_of(attribute),
        }
    }

    fn text_of(&self, entity: impl std::fmt::Display) -> String {
        escaped(&self.truncated(&entity.to_string()))
    }

    fn truncated(&self, text: &str) -> String {
        if text.len() <= self.shown.max_label {
            return text.to_owned();
        }
        format!("{}...", &text[..text.floor_char_boundary(self.shown.max_label)])
    }
}

/// A color for each name of an operation, with hues as far apart as possible.
fn colors<'c>(ir: &Ir<'c>, top: Op) -> FxHashMap<&'c str, String> {
    let mut names: Vec<&'c str> = Vec::new();
    let mut seen = rustc_hash::FxHashSet::default();
    names.extend(top.post_order(ir).map(|op| op.name(ir).as_str()).filter(|name| seen.insert(*name)));
    let count = names.len() as f64;
    let color = |(number, name)| (name, format!("{:.6} 0.3 0.95", number as f64 / count));
    names.into_iter().enumerate().map(color).collect()
}

/// The text with a backslash before each character that means something in a label.
fn escaped(text: &str) -> String {
    let mut label = String::with_capacity(text.len());
    for character in text.chars() {
        if matches!(character, '{' | '|' | '<' | '}' | '>' | '\n' | '"') {
            label.push('\\');
        }
        label.push(character);
    }
    label
}
