//! The provenance of values. Values are shared and have no place, so each field keeps its *origin* beside its value: the source
//! expression, and the frame with the values of its variables.

use crate::model::ValueId;
use tblgen_parser::syntax::ExprId;
use tblgen_parser::{Span, Symbol};

/// The bindings of an expression's variables: a node in [`Frames`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FrameId(u32);

impl FrameId {
    /// No variable is bound.
    pub(crate) const EMPTY: Self = Self(0);
}

/// An expression in its frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    /// The number of the expression + 1, or 0. Packed, since each field of each record has one.
    expression: u32,
    pub(crate) frame: FrameId,
}

impl Origin {
    /// No source: an unset field.
    pub(crate) const NONE: Self = Self { expression: 0, frame: FrameId::EMPTY };

    /// An expression in which no variable is bound yet.
    pub(crate) fn of(expression: ExprId) -> Self {
        Self { expression: expression.index() as u32 + 1, frame: FrameId::EMPTY }
    }

    /// The source expression.
    pub(crate) fn expression(self) -> Option<ExprId> {
        self.expression.checked_sub(1).map(ExprId::from_index)
    }
}

/// The binding of a variable.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bound {
    To(Origin),
    /// The element with this number of the list with this origin.
    ElementOf(Origin, u32),
}

#[derive(Clone, Copy)]
enum Frame {
    /// These of [`Frames::bindings`].
    Bindings { start: u32, end: u32 },
    /// The second frame binds the variables that the first leaves free.
    Then(FrameId, FrameId),
}

/// The first place of a class instance.
#[derive(Clone, Copy)]
pub(crate) struct InstanceOrigin {
    pub(crate) span: Span,
    /// The source expressions of its template arguments.
    pub(crate) frame: FrameId,
}

/// The source expressions of names.
pub(crate) struct Origins {
    /// The expression of each `defvar`.
    local: Vec<(Symbol, ExprId)>,
    /// The value of each identifier, by the number of its expression.
    meanings: Vec<ValueId>,
}

impl Origins {
    /// For a tree of so many expressions.
    pub(crate) fn new(expressions: usize) -> Self {
        Self { local: Vec::new(), meanings: vec![ValueId::UNSET; expressions] }
    }

    pub(crate) fn add_local(&mut self, name: Symbol, value: ExprId) {
        self.local.push((name, value));
    }

    /// The expressions of the `defvar`s called `name`, in order.
    pub(crate) fn locals(&self, name: Symbol) -> impl Iterator<Item = ExprId> {
        self.local.iter().filter(move |&&(own, _)| own == name).map(|&(_, value)| value)
    }

    pub(crate) fn set_meaning(&mut self, identifier: ExprId, value: ValueId) {
        self.meanings[identifier.index()] = value;
    }

    /// The value of an identifier.
    pub(crate) fn meaning(&self, identifier: ExprId) -> Option<ValueId> {
        self.meanings.get(identifier.index()).copied()
    }
}

/// All frames of an evaluation.
pub(crate) struct Frames {
    all: Vec<Frame>,
    bindings: Vec<(Symbol, Bound)>,
    last: ((FrameId, FrameId), FrameId),
}

impl Default for Frames {
    fn default() -> Self {
        let empty = FrameId::EMPTY;
        // Unused capacity takes no memory; growth would copy.
        let mut all = Vec::with_capacity(1 << 14);
        all.push(Frame::Bindings { start: 0, end: 0 });
        Self { all, bindings: Vec::with_capacity(1 << 14), last: ((empty, empty), empty) }
    }
}

impl Frames {
    fn add(&mut self, frame: Frame) -> FrameId {
        let id = FrameId(u32::try_from(self.all.len()).expect("fewer than 2^32 frames"));
        self.all.push(frame);
        id
    }

    /// A frame that binds these variables, and no others.
    pub(crate) fn bind(&mut self, bindings: impl IntoIterator<Item = (Symbol, Bound)>) -> FrameId {
        let start = self.bindings.len() as u32;
        self.bindings.extend(bindings);
        let end = u32::try_from(self.bindings.len()).expect("fewer than 2^32 bindings");
        if start == end { FrameId::EMPTY } else { self.add(Frame::Bindings { start, end }) }
    }

    /// Returns the bindings of `inner`, and those of `outer` for names that `inner` leaves free.
    pub(crate) fn then(&mut self, inner: FrameId, outer: FrameId) -> FrameId {
        if outer == FrameId::EMPTY {
            return inner;
        }
        if inner == FrameId::EMPTY {
            return outer;
        }
        // The fields of a record come in runs of equal frames.
        if self.last.0 == (inner, outer) {
            return self.last.1;
        }
        let id = self.add(Frame::Then(inner, outer));
        self.last = ((inner, outer), id);
        id
    }

    /// The binding of `variable` in the first of `frames` that has one, and the frames in which the binding is read.
    pub(crate) fn lookup(&self, frames: &[FrameId], variable: Symbol) -> Option<(Bound, Vec<FrameId>)> {
        let mut open: Vec<FrameId> = frames.iter().rev().copied().collect();
        while let Some(frame) = open.pop() {
            match self.all[frame.0 as usize] {
                Frame::Then(inner, outer) => open.extend([outer, inner]),
                Frame::Bindings { start, end } => {
                    let bindings = &self.bindings[start as usize..end as usize];
                    if let Some(&(_, bound)) = bindings.iter().find(|(name, _)| *name == variable) {
                        open.reverse();
                        return Some((bound, open));
                    }
                }
            }
        }
        None
    }
}
