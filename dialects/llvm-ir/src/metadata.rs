//! Metadata nodes of the export. Equal nodes exist once, unless they are distinct.

use rustc_hash::FxHashMap;

use crate::text::{self, MetadataId, Ref, Text};

/// A node.
#[derive(Debug, Default)]
struct Node {
    is_distinct: bool,
    text: Text,
    /// The nodes to which it refers, in the order in which LLVM numbers them.
    operands: Vec<MetadataId>,
}

/// All nodes of a module, and the named lists of nodes.
#[derive(Debug, Default)]
pub(crate) struct Metadata {
    nodes: Vec<Node>,
    /// Nodes that are not distinct, by their text.
    unique: FxHashMap<Text, MetadataId>,
    /// The named lists, such as `!llvm.ident = !{!0}`.
    pub named: Vec<(String, Vec<MetadataId>)>,
    /// Reserved nodes that became aliases of other nodes.
    forwards: FxHashMap<MetadataId, MetadataId>,
}

/// An operand of a plain node.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    Null,
    Node(MetadataId),
    String(String),
    /// A constant with its type.
    Constant(Text),
}

impl Item {
    pub fn i32(value: i64) -> Self {
        Item::text(format!("i32 {value}"))
    }

    pub fn i64(value: i64) -> Self {
        Item::text(format!("i64 {value}"))
    }

    pub fn bool(value: bool) -> Self {
        Item::text(format!("i1 {value}"))
    }

    pub fn text(text: String) -> Self {
        Item::Constant(Text { text, refs: Vec::new() })
    }

    pub fn write(&self, out: &mut Text) {
        match self {
            Item::Null => out.push("null"),
            Item::Node(id) => {
                out.push("!");
                out.reference(Ref::Metadata(*id));
            }
            Item::String(string) => {
                out.push("!\"");
                text::escape(&mut out.text, string);
                out.push("\"");
            }
            Item::Constant(text) => out.append(text),
        }
    }
}

fn tuple(items: &[Item]) -> (Text, Vec<MetadataId>) {
    let mut out = Text::default();
    out.push("!{");
    for (number, item) in items.iter().enumerate() {
        out.push(if number > 0 { ", " } else { "" });
        item.write(&mut out);
    }
    out.push("}");
    let node = |item: &Item| match item {
        Item::Node(id) => Some(*id),
        _ => None,
    };
    (out, items.iter().filter_map(node).collect())
}

impl Metadata {
    /// Adds a plain node with these operands.
    pub fn tuple(&mut self, items: &[Item]) -> MetadataId {
        let (text, operands) = tuple(items);
        self.unique(text, operands)
    }

    pub fn distinct_tuple(&mut self, items: &[Item]) -> MetadataId {
        let (text, operands) = tuple(items);
        self.distinct(text, operands)
    }

    /// Adds a node with this text, unless an equal one exists.
    pub fn unique(&mut self, text: Text, operands: Vec<MetadataId>) -> MetadataId {
        if let Some(id) = self.unique.get(&text) {
            return *id;
        }
        let id = self.reserve();
        self.unique.insert(text.clone(), id);
        self.nodes[id.0 as usize] = Node { is_distinct: false, text, operands };
        id
    }

    pub fn distinct(&mut self, text: Text, operands: Vec<MetadataId>) -> MetadataId {
        let id = self.reserve();
        self.define(id, true, text, operands);
        id
    }

    /// Adds a node whose text is set later.
    pub fn reserve(&mut self) -> MetadataId {
        self.nodes.push(Node::default());
        MetadataId(self.nodes.len() as u32 - 1)
    }

    /// Sets the text of a reserved node.
    pub fn define(&mut self, id: MetadataId, is_distinct: bool, text: Text, operands: Vec<MetadataId>) {
        self.nodes[id.0 as usize] = Node { is_distinct, text, operands };
    }

    /// Sets a reserved node to a plain node, which may contain itself.
    pub fn define_tuple(&mut self, id: MetadataId, is_distinct: bool, items: &[Item]) {
        let (text, operands) = tuple(items);
        self.define(id, is_distinct, text, operands);
    }

    /// Makes a reserved node an alias of another one.
    pub fn forward(&mut self, from: MetadataId, to: MetadataId) {
        self.forwards.insert(from, to);
    }

    fn resolved(&self, id: MetadataId) -> MetadataId {
        self.forwards.get(&id).copied().unwrap_or(id)
    }

    /// Appends a node to a list with a name.
    pub fn add_named(&mut self, name: &str, node: MetadataId) {
        match self.named.iter_mut().find(|(known, _)| known == name) {
            Some((_, nodes)) => nodes.push(node),
            None => self.named.push((name.to_owned(), vec![node])),
        }
    }
}

/// The numbers of nodes, in the order in which they occur in the output.
#[derive(Debug, Default)]
pub(crate) struct MetadataSlots {
    numbers: Vec<Option<u32>>,
    order: Vec<MetadataId>,
}

impl MetadataSlots {
    pub fn new(metadata: &Metadata) -> Self {
        MetadataSlots { numbers: vec![None; metadata.nodes.len()], order: Vec::new() }
    }

    /// The number of a node. If the node is new, the nodes to which it refers get the next numbers.
    pub fn number(&mut self, metadata: &Metadata, id: MetadataId) -> u32 {
        let id = metadata.resolved(id);
        if let Some(number) = self.numbers[id.0 as usize] {
            return number;
        }
        let mut pending = vec![id];
        while let Some(id) = pending.pop() {
            if self.numbers[id.0 as usize].is_none() {
                self.numbers[id.0 as usize] = Some(self.order.len() as u32);
                self.order.push(id);
                let operands = metadata.nodes[id.0 as usize].operands.iter().rev();
                pending.extend(operands.map(|operand| metadata.resolved(*operand)));
            }
        }
        self.numbers[id.0 as usize].unwrap_or_default()
    }

    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The nodes in the order of their numbers: whether each is distinct, and its text.
    pub fn nodes<'a>(&self, metadata: &'a Metadata) -> Vec<(bool, &'a Text)> {
        let node = |id: &MetadataId| {
            let node = &metadata.nodes[id.0 as usize];
            (node.is_distinct, &node.text)
        };
        self.order.iter().map(node).collect()
    }
}
