//! Records whose names stand nowhere as a whole: those of a `defm X`, such as `X_a`, and those of a computed name, such as `R#i`.
//!
//! The walk knows the parts of the names. A name of parts that fit in one way only has the type of that record.

use tblgen_parser::Symbol;
use tblgen_parser::syntax::{ExprId, ExprKind};

use super::index::{EntityId, EntityKind};
use super::walk::Walker;

/// The levels of multiclasses in each other.
const MAX_NESTED: usize = 3;

/// The name of a def or `defm`, as far as the source has it.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// The text at the start; in a multiclass without `NAME`.
    pub(super) text: Symbol,
    /// Whether more text follows, such as the value of a variable.
    is_open: bool,
}

impl Walker<'_> {
    /// The written part of a computed name like `R#i` or `NAME#_a`.
    pub(super) fn part_of(&self, name: ExprId) -> Option<Part> {
        let ExprKind::Paste { operands, hashes } = &self.tree.expr(name).kind else { return None };
        let text = |id: ExprId| match self.tree.expr(id).kind {
            ExprKind::Identifier(text) | ExprKind::String(text) => Some(text),
            _ => None,
        };
        let mut operands = &operands[..];
        let first = text(*operands.first()?)?;
        if self.tree.symbols.resolve(first) == "NAME" {
            operands = &operands[1..];
        }
        let text = text(*operands.first()?).filter(|text| self.meaning(*text).is_none())?;
        Some(Part { text, is_open: operands.len() > 1 || hashes.len() > operands.len() })
    }

    /// The def that makes a record of this name, if only one does.
    pub(super) fn maker(&self, name: Symbol) -> Option<EntityId> {
        let text = self.tree.symbols.resolve(name);
        let mut found = Vec::new();
        for (end, _) in text.char_indices().skip(1) {
            let Some(start) = self.tree.symbols.get(&text[..end]) else { continue };
            let whole = self.index.global(start).into_iter().map(|id| (id, false));
            let open = self.index.computed.get(&start).into_iter().flatten().map(|&id| (id, true));
            for (id, is_open) in whole.chain(open) {
                match self.index.entity(id).kind {
                    EntityKind::Defm => self.made(id, &text[end..], is_open, MAX_NESTED, &mut found),
                    EntityKind::Def if is_open => found.push(id),
                    _ => {}
                }
            }
        }
        found.dedup();
        match found[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The defs whose names end a name. `is_open`: text may stand before their names.
    fn made(&self, defm: EntityId, rest: &str, is_open: bool, depth: usize, found: &mut Vec<EntityId>) {
        let Some(depth) = depth.checked_sub(1) else { return };
        let multiclasses =
            self.index.ancestors(defm).into_iter().filter_map(|class| self.index.made_by.get(&class));
        for &inner in multiclasses.flatten() {
            let entity = self.index.entity(inner);
            let part = self.index.parts.get(&inner).copied();
            let part = part.or_else(|| {
                (entity.name != Symbol::EMPTY).then_some(Part { text: entity.name, is_open: false })
            });
            let Some(part) = part else { continue };
            let text = self.tree.symbols.resolve(part.text);
            match (entity.kind, part.is_open || is_open) {
                (EntityKind::Defm, false) if rest.starts_with(text) => {
                    self.made(inner, &rest[text.len()..], false, depth, found);
                }
                (EntityKind::Def, false) if rest == text => found.push(inner),
                (EntityKind::Def, true) if !part.is_open && rest.ends_with(text) => found.push(inner),
                _ => {}
            }
        }
    }
}
