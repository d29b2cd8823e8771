//! Walks over sub-elements of types and attributes.

use rustc_hash::FxHashMap;

use super::AttrOrType;
use crate::context::attributes::Attribute;
use crate::context::types::Type;
use crate::context::walk::{Walk, WalkOrder};

/// A visitor.
type Visitor<'f, 'c> = Box<dyn FnMut(AttrOrType<'c>) -> Walk + 'f>;

/// Visits types and attributes, and all that is inside of them: each once, however often it occurs.
///
/// ```
/// use rtblgen_runtime::elements::AttrTypeWalker;
/// use rtblgen_runtime::{Context, Walk, WalkOrder};
/// let context = Context::new();
/// let ty = context.function_type(&[context.i32_type(), context.index_type()], &[context.i32_type()]);
/// let mut seen = Vec::new();
/// let mut walker = AttrTypeWalker::default();
/// walker.add_type_walk(|ty| {
///     seen.push(ty.to_string());
///     Walk::Advance
/// });
/// walker.walk(ty, WalkOrder::Pre);
/// drop(walker);
/// assert_eq!(seen, ["(i32, index) -> i32", "i32", "index"]);
/// ```
#[derive(Default)]
pub struct AttrTypeWalker<'f, 'c> {
    visitors: Vec<Visitor<'f, 'c>>,
    visited: FxHashMap<(AttrOrType<'c>, bool), Walk>,
}

/// A step of a walk.
enum Step<'c> {
    Enter(AttrOrType<'c>),
    Leave(AttrOrType<'c>),
}

impl<'f, 'c> AttrTypeWalker<'f, 'c> {
    /// Adds a function that sees all types and attributes. The function that was added last sees them first, and keeps
    /// them from the others with [`Walk::Skip`].
    pub fn add_walk(&mut self, visit: impl FnMut(AttrOrType<'c>) -> Walk + 'f) {
        self.visitors.push(Box::new(visit));
    }

    /// Adds a function that sees all types.
    pub fn add_type_walk(&mut self, mut visit: impl FnMut(Type<'c>) -> Walk + 'f) {
        self.add_walk(move |element| element.as_type().map_or(Walk::Advance, &mut visit));
    }

    /// Adds a function that sees all attributes.
    pub fn add_attribute_walk(&mut self, mut visit: impl FnMut(Attribute<'c>) -> Walk + 'f) {
        self.add_walk(move |element| element.as_attribute().map_or(Walk::Advance, &mut visit));
    }

    /// Visits an element and all its sub-elements, each before or after its parts; elements of an earlier
    /// walk are not visited again. Returns false if a visitor interrupted the walk.
    pub fn walk(&mut self, element: impl Into<AttrOrType<'c>>, order: WalkOrder) -> bool {
        let is_post = order == WalkOrder::Post;
        let mut pending = vec![Step::Enter(element.into())];
        while let Some(step) = pending.pop() {
            let outcome = match step {
                Step::Enter(element) => match self.visited.get(&(element, is_post)) {
                    Some(known) => *known,
                    None => self.enter(element, is_post, &mut pending),
                },
                Step::Leave(element) => self.visit(element, is_post),
            };
            if outcome == Walk::Interrupt {
                return false;
            }
        }
        true
    }

    fn enter(&mut self, element: AttrOrType<'c>, is_post: bool, pending: &mut Vec<Step<'c>>) -> Walk {
        self.visited.insert((element, is_post), Walk::Advance);
        if is_post {
            pending.push(Step::Leave(element));
        } else {
            match self.visit(element, is_post) {
                Walk::Advance => {}
                other => return other,
            }
        }
        pending.extend(element.immediate_parts().into_iter().rev().map(Step::Enter));
        Walk::Advance
    }

    fn visit(&mut self, element: AttrOrType<'c>, is_post: bool) -> Walk {
        for visit in self.visitors.iter_mut().rev() {
            match visit(element) {
                Walk::Advance => {}
                Walk::Skip => return Walk::Skip,
                Walk::Interrupt => {
                    self.visited.insert((element, is_post), Walk::Interrupt);
                    return Walk::Interrupt;
                }
            }
        }
        Walk::Advance
    }
}

impl<'c> Attribute<'c> {
    /// Visits this attribute and all types and attributes inside it, each once: see [`AttrTypeWalker`]. Returns whether
    /// the visitor did not interrupt.
    pub fn walk(self, order: WalkOrder, visit: impl FnMut(AttrOrType<'c>) -> Walk) -> bool {
        let mut walker = AttrTypeWalker::default();
        walker.add_walk(visit);
        walker.walk(self, order)
    }
}

impl<'c> Type<'c> {
    /// Visits this type and all types and attributes inside it, each once: see [`AttrTypeWalker`]. Returns whether the
    /// visitor did not interrupt.
    pub fn walk(self, order: WalkOrder, visit: impl FnMut(AttrOrType<'c>) -> Walk) -> bool {
        let mut walker = AttrTypeWalker::default();
        walker.add_walk(visit);
        walker.walk(self, order)
    }
}
