//! Replacement of sub-elements of types and attributes.

use rustc_hash::FxHashMap;

use super::AttrOrType;
use super::parts::Parts;
use crate::context::attributes::Attribute;
use crate::context::types::Type;

/// The result of a replacer's function for a type or an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacement<'c> {
    /// The next function is called, or the element stays.
    None,
    /// This replaces it, and the sub-elements of this are replaced in turn.
    With(AttrOrType<'c>),
    /// This element replaces it unchanged.
    Exactly(AttrOrType<'c>),
    /// No replacement is possible: the whole replacement fails.
    Fail,
}

/// The maximum depth of replacements: a function that puts a type into itself would never end.
const MAX_DEPTH: usize = 1 << 16;

/// Replaces types and attributes inside of types and attributes, outer ones first. Results are cached.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::elements::AttrTypeReplacer;
/// let context = Context::new();
/// let mut replacer = AttrTypeReplacer::default();
/// replacer.add_type_replacement(|ty| (ty == context.i32_type()).then(|| context.i64_type()));
/// let ty = context.tuple_type(&[context.i32_type(), context.complex_type(context.i32_type())]);
/// assert_eq!(replacer.replace_type(ty).unwrap().to_string(), "tuple<i64, complex<i64>>");
/// ```
#[derive(Default)]
pub struct AttrTypeReplacer<'f, 'c> {
    functions: Vec<Box<dyn FnMut(AttrOrType<'c>) -> Replacement<'c> + 'f>>,
    known: FxHashMap<AttrOrType<'c>, Option<AttrOrType<'c>>>,
}

/// One whose parts are being replaced.
struct Frame<'c> {
    original: AttrOrType<'c>,
    /// The replacement, before its parts are replaced.
    element: AttrOrType<'c>,
    parts: Parts<'c>,
    replaced: Vec<AttrOrType<'c>>,
}

impl<'f, 'c> AttrTypeReplacer<'f, 'c> {
    /// Adds a function; the last added one is called first.
    pub fn add_replacement(&mut self, function: impl FnMut(AttrOrType<'c>) -> Replacement<'c> + 'f) {
        self.functions.push(Box::new(function));
    }

    /// Adds a function that replaces types.
    pub fn add_type_replacement(&mut self, mut function: impl FnMut(Type<'c>) -> Option<Type<'c>> + 'f) {
        self.add_replacement(move |element| match element.as_type().and_then(&mut function) {
            Some(ty) => Replacement::With(ty.into()),
            None => Replacement::None,
        });
    }

    /// Adds a function that replaces attributes.
    pub fn add_attribute_replacement(
        &mut self,
        mut function: impl FnMut(Attribute<'c>) -> Option<Attribute<'c>> + 'f,
    ) {
        self.add_replacement(move |element| match element.as_attribute().and_then(&mut function) {
            Some(attribute) => Replacement::With(attribute.into()),
            None => Replacement::None,
        });
    }

    /// Returns the replacement of an attribute: itself, if nothing was replaced. `None` if a function failed,
    /// or if parts cannot be put together.
    pub fn replace_attribute(&mut self, attribute: Attribute<'c>) -> Option<Attribute<'c>> {
        self.replace(attribute.into())?.as_attribute()
    }

    /// Returns the replacement of a type: itself, if nothing was replaced. `None` if a function failed, or if
    /// parts cannot be put together.
    pub fn replace_type(&mut self, ty: Type<'c>) -> Option<Type<'c>> {
        self.replace(ty.into())?.as_type()
    }

    /// The same for either.
    pub fn replace(&mut self, element: AttrOrType<'c>) -> Option<AttrOrType<'c>> {
        let mut frames: Vec<Frame<'c>> = Vec::new();
        let mut current = element;
        loop {
            let mut finished = match self.known.get(&current) {
                Some(known) => Some(*known),
                None => self.start(current, &mut frames),
            };
            // A finished element is the next part of the innermost frame, and may finish that frame.
            while let Some(result) = finished {
                let Some(frame) = frames.last_mut() else { return result };
                finished = match result {
                    Some(part) => {
                        frame.replaced.push(part);
                        self.finish_if_complete(&mut frames)
                    }
                    None => self.give_up(&mut frames),
                };
            }
            let frame = frames.last()?;
            current = frame.parts[frame.replaced.len()];
        }
    }

    /// Calls the functions; returns the result, unless parts must be replaced first.
    fn start(
        &mut self,
        element: AttrOrType<'c>,
        frames: &mut Vec<Frame<'c>>,
    ) -> Option<Option<AttrOrType<'c>>> {
        let replaced = self.functions.iter_mut().rev().map(|function| function(element));
        let found = replaced.into_iter().find(|found| *found != Replacement::None);
        let new = match found.unwrap_or(Replacement::None) {
            Replacement::None => element,
            Replacement::With(new) => new,
            Replacement::Exactly(new) => return self.remember(element, Some(new)),
            Replacement::Fail => return self.remember(element, None),
        };
        let parts = new.immediate_parts();
        if parts.is_empty() {
            return self.remember(element, Some(new));
        }
        if frames.len() >= MAX_DEPTH {
            return self.remember(element, None);
        }
        frames.push(Frame { original: element, element: new, parts, replaced: Vec::new() });
        None
    }

    fn finish_if_complete(&mut self, frames: &mut Vec<Frame<'c>>) -> Option<Option<AttrOrType<'c>>> {
        let frame = frames.pop_if(|frame| frame.replaced.len() == frame.parts.len())?;
        let is_same = frame.parts.iter().eq(&frame.replaced);
        let result = if is_same { Some(frame.element) } else { frame.element.with_parts(&frame.replaced) };
        self.remember(frame.original, result)
    }

    fn give_up(&mut self, frames: &mut Vec<Frame<'c>>) -> Option<Option<AttrOrType<'c>>> {
        let frame = frames.pop()?;
        self.remember(frame.original, None)
    }

    fn remember(
        &mut self,
        element: AttrOrType<'c>,
        result: Option<AttrOrType<'c>>,
    ) -> Option<Option<AttrOrType<'c>>> {
        self.known.insert(element, result);
        Some(result)
    }
}

impl<'c> Attribute<'c> {
    /// The attribute with others in place of types and attributes inside it, and of itself: see [`AttrTypeReplacer`].
    pub fn replace(self, function: impl FnMut(AttrOrType<'c>) -> Replacement<'c>) -> Option<Attribute<'c>> {
        let mut replacer = AttrTypeReplacer::default();
        replacer.add_replacement(function);
        replacer.replace_attribute(self)
    }
}

impl<'c> Type<'c> {
    /// The type with others in place of types and attributes inside it, and of itself: see [`AttrTypeReplacer`].
    pub fn replace(self, function: impl FnMut(AttrOrType<'c>) -> Replacement<'c>) -> Option<Type<'c>> {
        let mut replacer = AttrTypeReplacer::default();
        replacer.add_replacement(function);
        replacer.replace_type(self)
    }
}
