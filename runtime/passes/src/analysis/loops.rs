//! Loops of blocks: MLIR's `CFGLoopInfo`.

use rustc_hash::{FxHashMap, FxHashSet};

use rtblgen_ir::internal::post_order;
use rtblgen_ir::ir::{Block, DominanceInfo, Ir, Region};

/// A natural loop: a header, which dominates the other blocks, and blocks with an edge back to it.
#[derive(Clone, Debug)]
pub struct Loop {
    /// The header first, the others in reverse post-order.
    blocks: Vec<Block>,
    /// The number of the loop around it.
    parent: Option<usize>,
    depth: usize,
}

/// The natural loops of a region.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::analysis::LoopInfo;
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let text = r#""t.f"() ({ "t.br"()[^a] : () -> ()  ^a: "t.br"()[^a] : () -> () }) : () -> ()"#;
/// let ir = context.parse_module("example.mlir", text).unwrap();
/// let body = ir.root().region(&ir, 0).ops(&ir).next().unwrap().region(&ir, 0);
/// let loops = LoopInfo::of(&ir, body);
/// assert_eq!(loops.loops()[0].blocks(), [body.blocks(&ir).nth(1).unwrap()]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct LoopInfo {
    loops: Vec<Loop>,
    innermost: FxHashMap<Block, usize>,
}

impl LoopInfo {
    /// Finds the loops of a region.
    pub fn of(ir: &Ir<'_>, region: Region) -> Self {
        let Some(entry) = region.entry(ir) else { return Self::default() };
        let (order, dominance) = (post_order(ir, [entry]), DominanceInfo::default());
        let mut info = Self::default();
        // Inner headers come before outer ones.
        for header in &order {
            let latches = header.predecessors(ir).filter(|own| dominance.block_dominates(ir, *header, *own));
            let latches: Vec<Block> = latches.filter(|own| dominance.is_reachable(ir, *own)).collect();
            if !latches.is_empty() {
                info.add(ir, *header, latches);
            }
        }
        for number in (0..info.loops.len()).rev() {
            info.loops[number].depth =
                info.loops[number].parent.map_or(1, |parent| info.loops[parent].depth + 1);
        }
        for block in order.iter().rev() {
            let mut around = info.innermost.get(block).copied();
            while let Some(number) = around {
                if info.loops[number].blocks[0] != *block {
                    info.loops[number].blocks.push(*block);
                }
                around = info.loops[number].parent;
            }
        }
        info
    }

    /// Adds the loop of a header: the blocks from which the latches are reached without passing the header. Loops found before
    /// are inside it.
    fn add(&mut self, ir: &Ir<'_>, header: Block, latches: Vec<Block>) {
        let own = self.loops.len();
        self.loops.push(Loop { blocks: vec![header], parent: None, depth: 0 });
        let (mut seen, mut pending) = (FxHashSet::from_iter([header]), latches);
        pending.push(header);
        while let Some(block) = pending.pop() {
            if block != header && !seen.insert(block) {
                continue;
            }
            match self.innermost.get(&block).copied() {
                None => drop(self.innermost.insert(block, own)),
                Some(inner) => {
                    let outermost = self.outermost(inner);
                    if outermost != own {
                        self.loops[outermost].parent = Some(own);
                    }
                }
            }
            if block != header {
                pending.extend(block.predecessors(ir));
            }
        }
    }

    fn outermost(&self, mut number: usize) -> usize {
        while let Some(parent) = self.loops[number].parent {
            number = parent;
        }
        number
    }

    /// All loops, inner ones before those around them.
    pub fn loops(&self) -> &[Loop] {
        &self.loops
    }

    /// The innermost loop around a block.
    pub fn innermost(&self, block: Block) -> Option<&Loop> {
        self.innermost.get(&block).map(|number| &self.loops[*number])
    }

    /// The loop around a loop.
    pub fn parent(&self, inner: &Loop) -> Option<&Loop> {
        inner.parent.map(|number| &self.loops[number])
    }
}

impl Loop {
    /// The only block through which control enters.
    pub fn header(&self) -> Block {
        self.blocks[0]
    }

    /// The blocks, the header first, those of inner loops included.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// The nesting depth: 1 for an outermost loop.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Whether a block of the loop has an edge to the header.
    pub fn is_latch(&self, ir: &Ir<'_>, block: Block) -> bool {
        self.blocks.contains(&block) && block.successors(ir).any(|successor| successor == self.header())
    }

    /// Whether control may leave the loop from a block of it.
    pub fn is_exiting(&self, ir: &Ir<'_>, block: Block) -> bool {
        block.successors(ir).any(|successor| !self.blocks.contains(&successor))
    }
}
