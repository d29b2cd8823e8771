//! The blocks of a function: their order, and their incoming edges.

use rtblgen_runtime::interfaces::DynBranchOpInterface;
use rtblgen_runtime::{Block, Ir, Op, Region, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::emit::BlockText;
use crate::text::Text;

/// The origin of a block of LLVM IR.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// A block of the function.
    Block(Block),
    /// A block between a terminator and a target to which the terminator branches twice with different values: the
    /// number of the target, and the branch.
    Detour { target: u32, branch: Op, successor: usize },
}

/// An incoming edge of a block: the predecessor, and the successor of its terminator; none for a detour.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub from: u32,
    pub successor: Option<(Op, usize)>,
}

/// The current function.
#[derive(Default)]
pub(super) struct Body<'c> {
    /// The index of the function.
    pub function: usize,
    pub name: &'c str,
    pub text: Text,
    pub blocks: Vec<BlockText>,
    pub sources: Vec<Source>,
    /// The number of each block.
    pub numbers: FxHashMap<Block, u32>,
    /// The numbers of the detours, by terminator and successor.
    pub detours: FxHashMap<(Op, usize), u32>,
    /// The values and types of the arguments of each block.
    pub phis: Vec<Vec<(u32, Type<'c>)>>,
    pub current: u32,
    next_local: u32,
}

impl<'c> Body<'c> {
    /// Creates the body of a function: its blocks with numbers, and the detours after them.
    pub fn new(ir: &Ir<'c>, function: usize, name: &'c str, region: Region) -> Self {
        let mut own = Body { function, name, ..Body::default() };
        for block in region.blocks(ir) {
            own.numbers.insert(block, own.sources.len() as u32);
            own.sources.push(Source::Block(block));
        }
        for block in region.blocks(ir) {
            own.add_detours(ir, block);
        }
        own.blocks.resize_with(own.sources.len(), BlockText::default);
        own.phis.resize_with(own.sources.len(), Vec::new);
        own
    }

    /// Adds a detour for each further successor of a terminator that is the same block with arguments.
    fn add_detours(&mut self, ir: &Ir<'c>, block: Block) {
        let Some(branch) = block.terminator(ir) else { return };
        let count = branch.successor_count(ir);
        if count < 2 {
            return;
        }
        let targets: Vec<Block> = branch.successors(ir).collect();
        for first in 0..count {
            let target = targets[first];
            if target.argument_count(ir) == 0 || targets[..first].contains(&target) {
                continue;
            }
            for successor in (first + 1..count).filter(|position| targets[*position] == target) {
                self.detours.insert((branch, successor), self.sources.len() as u32);
                self.sources.push(Source::Detour { target: self.numbers[&target], branch, successor });
            }
        }
    }

    pub fn new_local(&mut self) -> u32 {
        self.next_local += 1;
        self.next_local - 1
    }

    pub fn local_count(&self) -> u32 {
        self.next_local
    }

    /// The number of the block to which a successor leads, which may be a detour.
    pub fn target(&self, ir: &Ir<'c>, branch: Op, successor: usize) -> u32 {
        match self.detours.get(&(branch, successor)) {
            Some(detour) => *detour,
            None => self.numbers[&branch.successor(ir, successor)],
        }
    }

    fn successors(&self, ir: &Ir<'c>, number: u32) -> Vec<u32> {
        match self.sources[number as usize] {
            Source::Detour { target, .. } => vec![target],
            Source::Block(block) => match block.terminator(ir) {
                Some(branch) => {
                    let count = branch.successor_count(ir);
                    (0..count).map(|successor| self.target(ir, branch, successor)).collect()
                }
                None => Vec::new(),
            },
        }
    }

    /// The blocks in an order in which each comes after those that dominate it: reverse post-order from each block that
    /// is not reached before.
    pub fn order(&self, ir: &Ir<'c>) -> Vec<u32> {
        let mut is_visited = vec![false; self.sources.len()];
        let mut order = Vec::with_capacity(self.sources.len());
        for start in 0..self.sources.len() as u32 {
            if std::mem::replace(&mut is_visited[start as usize], true) {
                continue;
            }
            let mut reached = Vec::new();
            let mut stack = vec![(start, self.successors(ir, start).into_iter())];
            while let Some((block, successors)) = stack.last_mut() {
                match successors.next() {
                    Some(next) => {
                        if !std::mem::replace(&mut is_visited[next as usize], true) {
                            stack.push((next, self.successors(ir, next).into_iter()));
                        }
                    }
                    None => {
                        reached.push(*block);
                        stack.pop();
                    }
                }
            }
            order.extend(reached.into_iter().rev());
        }
        order
    }

    /// The incoming edges of a block, the latest branch first.
    pub fn edges(&self, ir: &Ir<'c>, number: u32) -> Vec<Edge> {
        let block = match self.sources[number as usize] {
            Source::Detour { branch, successor, .. } => {
                let from = branch.block(ir).map_or(0, |block| self.numbers[&block]);
                return vec![Edge { from, successor: Some((branch, successor)) }];
            }
            Source::Block(block) => block,
        };
        let mut edges = Vec::new();
        for (detour, source) in self.sources.iter().enumerate().skip(self.numbers.len()).rev() {
            if matches!(source, Source::Detour { target, .. } if *target == number) {
                edges.push(Edge { from: detour as u32, successor: None });
            }
        }
        let mut seen: FxHashSet<Op> = FxHashSet::default();
        for branch in block.users(ir) {
            if !seen.insert(branch) {
                continue;
            }
            let position = branch.successors(ir).position(|target| target == block);
            let from = branch.block(ir).and_then(|block| self.numbers.get(&block));
            if let (Some(position), Some(from)) = (position, from) {
                edges.push(Edge { from: *from, successor: Some((branch, position)) });
            }
        }
        edges
    }
}

/// The value that a terminator passes to an argument of a successor.
pub(super) fn passed(ir: &Ir<'_>, branch: Op, successor: usize, argument: usize) -> Option<Value> {
    let operands = branch.interface::<DynBranchOpInterface>(ir)?.successor_operands(ir, successor);
    operands.into_iter().nth(argument).map(|operand| branch.operand(ir, operand))
}
