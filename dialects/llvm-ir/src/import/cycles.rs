//! Metadata nodes that contain themselves. A node inside itself becomes a reference, if its kind has references.
//!
//! An attribute that is created inside an open node may contain such a reference. It is forgotten when the enclosing
//! node is complete. The order is that of MLIR's cache for cyclic replacements, which determines where references
//! occur.

use std::collections::BTreeSet;

use rtblgen_runtime::Attribute;
use rustc_hash::FxHashMap;

use crate::read::tree::NodeId;

/// A node that is being imported.
#[derive(Default)]
struct Frame {
    /// Nodes whose attributes are valid only while this frame is open.
    depending: Vec<NodeId>,
    /// The frames to which the attribute of this node refers.
    dependencies: BTreeSet<usize>,
}

/// The attributes of nodes, and the nodes that are open.
#[derive(Default)]
pub(super) struct Cycles<'c> {
    standalone: FxHashMap<NodeId, Option<Attribute<'c>>>,
    /// Attributes, and the innermost frame to which each refers.
    dependent: FxHashMap<NodeId, (Option<Attribute<'c>>, usize)>,
    frames: Vec<Frame>,
    /// The frames of each open node.
    open: FxHashMap<NodeId, Vec<usize>>,
}

/// The state of a node.
pub(super) enum Lookup<'c> {
    Known(Option<Attribute<'c>>),
    /// The node is open, so it may become a reference.
    Repeated,
    New,
}

impl<'c> Cycles<'c> {
    pub fn depth(&self) -> usize {
        self.frames.len()
    }

    fn depend(&mut self, frame: usize) {
        if let Some(current) = self.frames.last_mut() {
            current.dependencies.insert(frame);
        }
    }

    pub fn lookup(&mut self, node: NodeId) -> Lookup<'c> {
        if let Some(known) = self.standalone.get(&node) {
            return Lookup::Known(*known);
        }
        if let Some((known, frame)) = self.dependent.get(&node).copied() {
            self.depend(frame);
            return Lookup::Known(known);
        }
        match self.open.contains_key(&node) {
            true => Lookup::Repeated,
            false => Lookup::New,
        }
    }

    /// Whether a node is open more often than a valid cycle allows.
    pub fn is_endless(&self, node: NodeId) -> bool {
        self.open.get(&node).is_some_and(|frames| frames.len() > 2)
    }

    /// Records the reference that an open node becomes.
    pub fn refer(&mut self, node: NodeId, reference: Attribute<'c>) {
        let frame = self.open.get(&node).and_then(|frames| frames.last().copied()).unwrap_or(0);
        self.dependent.insert(node, (Some(reference), frame));
        self.depend(frame);
    }

    pub fn begin(&mut self, node: NodeId) {
        self.open.entry(node).or_default().push(self.frames.len());
        self.frames.push(Frame::default());
    }

    /// Whether the innermost node contains a reference to itself.
    pub fn was_repeated(&self) -> bool {
        let last = self.frames.len().wrapping_sub(1);
        self.frames.last().is_some_and(|frame| frame.dependencies.contains(&last))
    }

    /// Closes the innermost node, whose attribute is known now.
    pub fn end(&mut self, node: NodeId, attribute: Option<Attribute<'c>>) {
        let Some(mut frame) = self.frames.pop() else { return };
        frame.dependencies.remove(&self.frames.len());
        match (frame.dependencies.last().copied(), self.frames.last_mut()) {
            (Some(innermost), Some(outer)) => {
                outer.dependencies.extend(&frame.dependencies);
                self.dependent.insert(node, (attribute, innermost));
                if let Some(enclosing) = self.frames.get_mut(innermost) {
                    enclosing.depending.push(node);
                }
            }
            _ => {
                self.standalone.insert(node, attribute);
            }
        }
        for key in frame.depending {
            self.dependent.remove(&key);
        }
        // References to this node are invalid from here on.
        if let Some(frames) = self.open.get_mut(&node) {
            frames.pop();
            if frames.is_empty() {
                self.open.remove(&node);
            }
        }
    }
}
