//! `-test-ir-visitors`: walks over ops, blocks and regions in several orders, with visitors that erase the
//! visited node.

use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Block, Ir, IrMapping, Op, Region, Use, Value, Walk};

/// A node of a walk.
#[derive(Clone, Copy)]
enum Node {
    Op(Op),
    Block(Block),
    Region(Region),
}

/// The kind of nodes that a walk visits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visited {
    Ops,
    Blocks,
    Regions,
}

const VISITED: [(&str, Visited); 3] =
    [("Op", Visited::Ops), ("Block", Visited::Blocks), ("Region", Visited::Regions)];

/// The order of the nodes in a node.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Forward,
    Reverse,
    /// Blocks depth first from the entry, before their successors.
    ForwardDominance,
    /// Blocks depth first from the entry, after their successors; ops from the last one.
    ReverseDominance,
}

#[derive(Clone, Copy)]
struct Walker {
    visited: Visited,
    order: Order,
    /// Whether a node is visited before its contents.
    is_pre_order: bool,
}

type Visit<'v, 'c> = &'v mut dyn FnMut(&mut Ir<'c>, Node) -> Walk;

impl Walker {
    fn walk<'c>(self, ir: &mut Ir<'c>, node: Node, visit: Visit<'_, 'c>) {
        let is_visited = self.visited == node.kind();
        if is_visited && self.is_pre_order && visit(ir, node) == Walk::Skip {
            return;
        }
        self.walk_inside(ir, node, visit);
        if is_visited && !self.is_pre_order {
            visit(ir, node);
        }
    }

    fn walk_inside<'c>(self, ir: &mut Ir<'c>, node: Node, visit: Visit<'_, 'c>) {
        for child in node.children(ir, self.order) {
            self.walk(ir, child, visit);
        }
    }
}

impl Node {
    fn kind(self) -> Visited {
        match self {
            Node::Op(_) => Visited::Ops,
            Node::Block(_) => Visited::Blocks,
            Node::Region(_) => Visited::Regions,
        }
    }

    fn children(self, ir: &Ir<'_>, order: Order) -> Vec<Node> {
        let is_reverse = matches!(order, Order::Reverse | Order::ReverseDominance);
        let mut children: Vec<Node> = match self {
            Node::Op(op) => op.regions(ir).map(Node::Region).collect(),
            Node::Block(block) => block.ops(ir).map(Node::Op).collect(),
            Node::Region(region) => match order {
                Order::Forward | Order::Reverse => region.blocks(ir).map(Node::Block).collect(),
                Order::ForwardDominance => return depth_first(ir, region, true),
                Order::ReverseDominance => return depth_first(ir, region, false),
            },
        };
        if is_reverse {
            children.reverse();
        }
        children
    }

    fn describe(self, ir: &Ir<'_>) -> String {
        match self {
            Node::Op(op) => format!("op '{}'", op.name(ir)),
            Node::Block(block) => {
                let Some(region) = block.parent_region(ir) else { return String::new() };
                let number = region.blocks(ir).position(|other| other == block).unwrap_or_default();
                format!("block ^bb{number} from {}", Node::Region(region).describe(ir))
            }
            Node::Region(region) => {
                let Some(op) = region.parent_op(ir) else { return String::new() };
                let number = op.regions(ir).position(|other| other == region).unwrap_or_default();
                format!("region {number} from operation '{}'", op.name(ir))
            }
        }
    }
}

/// The blocks that the entry reaches, before or after their successors.
fn depth_first(ir: &Ir<'_>, region: Region, is_pre_order: bool) -> Vec<Node> {
    fn add(ir: &Ir<'_>, block: Block, before: bool, seen: &mut Vec<Block>, found: &mut Vec<Node>) {
        if seen.contains(&block) {
            return;
        }
        seen.push(block);
        if before {
            found.push(Node::Block(block));
        }
        for successor in block.successors(ir).collect::<Vec<_>>() {
            add(ir, successor, before, seen, found);
        }
        if !before {
            found.push(Node::Block(block));
        }
    }
    let (mut seen, mut found) = (Vec::new(), Vec::new());
    if let Some(entry) = region.entry(ir) {
        add(ir, entry, is_pre_order, &mut seen, &mut found);
    }
    found
}

fn print_walks(ir: &mut Ir<'_>, op: Op, title: &str, order: Order, is_pre_order: bool, text: &mut String) {
    for (name, visited) in VISITED {
        *text += &format!("{name} {title} visits\n");
        let walker = Walker { visited, order, is_pre_order };
        walker.walk(ir, Node::Op(op), &mut print_visit(text));
    }
}

fn print_visit<'c>(text: &mut String) -> impl FnMut(&mut Ir<'c>, Node) -> Walk {
    |ir, node| {
        *text += &format!("Visiting {}\n", node.describe(ir));
        Walk::Advance
    }
}

fn print_all(ir: &mut Ir<'_>, op: Op, text: &mut String) {
    print_walks(ir, op, "pre-order", Order::Forward, true, text);
    print_walks(ir, op, "post-order", Order::Forward, false, text);
    print_walks(ir, op, "reverse post-order", Order::Reverse, false, text);
    let functions: Vec<Op> = op.post_order(ir).filter(|op| op.function_type(ir).is_some()).collect();
    for function in functions {
        print_walks(ir, function, "forward dominance post-order", Order::ForwardDominance, false, text);
        print_walks(ir, function, "reverse dominance post-order", Order::ReverseDominance, false, text);
    }
}

/// Walks the regions of the ops with an attribute.
fn print_marked(ir: &mut Ir<'_>, root: Op, text: &mut String) {
    for (name, target, visited) in
        [("block", "blocks", Visited::Blocks), ("region", "region", Visited::Regions)]
    {
        for (order, is_pre_order) in [("pre-order", true), ("post-order", false)] {
            *text += &format!("Invoke {name} {order} visits on {target}\n");
            let walker = Walker { visited, order: Order::Forward, is_pre_order };
            let mark = format!("walk_{name}s");
            let marked: Vec<Op> =
                root.post_order(ir).filter(|op| op.attribute(ir, &mark).is_some()).collect();
            for region in marked.iter().flat_map(|op| op.regions(ir)).collect::<Vec<_>>() {
                walker.walk(ir, Node::Region(region), &mut print_visit(text));
            }
        }
    }
}

fn is_module(ir: &Ir<'_>, op: Option<Op>) -> bool {
    op.is_some_and(|op| op.name(ir).as_str() == "builtin.module")
}

/// Removes the operands that are these values.
fn drop_uses(ir: &mut Ir<'_>, values: Vec<Value>) {
    for value in values {
        while let Some(Use { op, operand }) = { value.uses(ir).next() } {
            ir.erase_operand(op, operand);
        }
    }
}

fn erase_op(ir: &mut Ir<'_>, op: Op, text: &mut String) {
    *text += &format!("Erasing {}\n", Node::Op(op).describe(ir));
    drop_uses(ir, op.results(ir).collect());
    ir.erase_op(op);
}

/// Erases a block to which nothing branches.
fn erase_block(ir: &mut Ir<'_>, block: Block, text: &mut String) -> Walk {
    let described = Node::Block(block).describe(ir);
    if !block.has_no_predecessors(ir) {
        *text += &format!("Cannot erase {described}, still has uses\n");
        return Walk::Advance;
    }
    *text += &format!("Erasing {described}\n");
    let values = block.ops(ir).flat_map(|op| op.results(ir)).chain(block.arguments(ir));
    drop_uses(ir, values.collect());
    ir.erase_block(block);
    Walk::Skip
}

fn erase(ir: &mut Ir<'_>, node: Node, spares_functions: bool, text: &mut String) -> Walk {
    let parent = match node {
        Node::Op(op) => Some(op),
        Node::Block(block) => block.parent_op(ir),
        Node::Region(_) => None,
    };
    if spares_functions && (is_module(ir, parent) || is_module(ir, parent.and_then(|op| op.parent_op(ir)))) {
        return Walk::Advance;
    }
    match node {
        Node::Op(op) => {
            erase_op(ir, op, text);
            Walk::Skip
        }
        Node::Block(block) => erase_block(ir, block, text),
        Node::Region(_) => Walk::Advance,
    }
}

/// The walks that erase, each in a copy.
fn erase_in_copies(ir: &mut Ir<'_>, op: Op, text: &mut String) {
    for (title, is_pre_order, skips) in [
        ("pre-order erasures (skip)", true, true),
        ("post-order erasures (skip)", false, true),
        ("post-order erasures (no skip)", false, false),
    ] {
        for (name, visited) in [("Op", Visited::Ops), ("Block", Visited::Blocks)] {
            *text += &format!("{name} {title}\n");
            let copy = ir.clone_op(op, &mut IrMapping::new());
            let walker = Walker { visited, order: Order::Forward, is_pre_order };
            walker.walk(ir, Node::Op(copy), &mut |ir, node| erase(ir, node, skips, text));
            if copy.is_live(ir) {
                ir.erase_op(copy);
            }
        }
    }
}

/// `-test-ir-visitors`
pub(super) fn visit_all<'c>(
    ir: &mut Ir<'c>,
    op: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let mut text = String::new();
    print_all(ir, op, &mut text);
    print_marked(ir, op, &mut text);
    erase_in_copies(ir, op, &mut text);
    state.print_output(text);
    Ok(())
}
