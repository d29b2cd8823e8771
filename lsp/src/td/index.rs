//! The names of a file and its includes: the declaration and the uses of each.
//!
//! An [`Entity`] is a class, a def, a field, and so on. An [`Occurrence`] is a place that names one. [`super::walk`] finds both.

use rustc_hash::{FxHashMap, FxHashSet};
use tblgen_parser::{Span, Symbol};

use super::walk_made::Part;

/// The number of an [`Entity`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntityId(u32);

/// The kind of an [`Entity`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntityKind {
    /// `class`
    Class,
    /// `multiclass`
    MultiClass,
    /// `def`
    Def,
    /// `defm`
    Defm,
    /// `defset`
    Defset,
    /// A template argument.
    Parameter,
    /// A field.
    Field,
    /// A variable of `defvar`, `foreach` or an operator.
    Variable,
    /// `deftype`
    TypeName,
    /// An operand, attribute, result, region, successor or parameter in a dag: `(ins I32:$x)`. Without a name: the operands of a class
    /// like `OpBuilder`.
    Operand,
    /// A name with `$` that a rewrite rule binds.
    Bound,
}

impl EntityKind {
    /// The word for it in texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Class => "class",
            Self::MultiClass => "multiclass",
            Self::Def => "def",
            Self::Defm => "defm",
            Self::Defset => "defset",
            Self::Parameter => "template arg",
            Self::Field => "field",
            Self::Variable => "variable",
            Self::TypeName => "type",
            Self::Operand => "operand",
            Self::Bound => "name of a pattern",
        }
    }
}

/// The static type of a value, as far as names need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    /// The class or def.
    pub record: Option<EntityId>,
    /// The number of `list<` around it.
    pub lists: u8,
}

impl Type {
    /// A type without fields.
    pub const OTHER: Self = Self { record: None, lists: 0 };

    /// A record's.
    pub fn record(record: EntityId) -> Self {
        Self { record: Some(record), lists: 0 }
    }

    /// A list of it.
    pub fn list(self) -> Self {
        Self { lists: self.lists.saturating_add(1), ..self }
    }

    /// The type of the elements of a list.
    pub fn element(self) -> Self {
        Self { lists: self.lists.saturating_sub(1), ..self }
    }
}

/// Something with a name.
#[derive(Clone, Debug)]
pub struct Entity {
    /// The kind.
    pub kind: EntityKind,
    /// The name; empty for a name that is computed.
    pub name: Symbol,
    /// The place of the name in its declaration.
    pub span: Span,
    /// The whole declaration.
    pub whole: Span,
    /// The record of a field, the class of a template argument, the multiclass of a def.
    pub owner: Option<EntityId>,
    /// The type of values with this name.
    pub ty: Type,
    /// The place of its type, if one is written.
    pub type_span: Option<Span>,
}

/// The parts of a class, multiclass or def.
#[derive(Clone, Debug, Default)]
pub struct Members {
    /// The template arguments.
    pub parameters: Vec<EntityId>,
    /// The fields that it declares itself.
    pub fields: Vec<EntityId>,
    /// The classes and multiclasses that it names as parents.
    pub parents: Vec<EntityId>,
}

/// The role of a place for an entity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Declares it.
    Declaration,
    /// Sets it: `let`.
    Write,
    /// Uses it.
    Read,
}

/// The part of a pattern that a name stands for.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The operator of the dag: an op.
    pub op: EntityId,
    /// The number of the argument. `None` for the op itself.
    pub argument: Option<u32>,
}

/// A place that names an entity.
#[derive(Clone, Copy, Debug)]
pub struct Occurrence {
    /// The place.
    pub span: Span,
    /// The entity.
    pub entity: EntityId,
    /// The role of the place.
    pub role: Role,
}

/// A list of template arguments of a class or multiclass.
#[derive(Clone, Debug)]
pub struct Call {
    /// The class or multiclass.
    pub callee: EntityId,
    /// The place of the class's name.
    pub name: Span,
    /// The places of the arguments, each with the name before its `=`.
    pub arguments: Vec<(Option<Symbol>, Span)>,
}

/// All names of a file.
#[derive(Debug, Default)]
pub struct Index {
    pub(super) entities: Vec<Entity>,
    pub(super) members: FxHashMap<EntityId, Members>,
    /// In the order of their places.
    pub(super) occurrences: Vec<Occurrence>,
    /// Identifiers without a known meaning, such as records that a `defm` makes.
    pub(super) unresolved: Vec<(Span, Symbol)>,
    pub(super) calls: Vec<Call>,
    pub(super) classes: FxHashMap<Symbol, EntityId>,
    pub(super) multiclasses: FxHashMap<Symbol, EntityId>,
    /// Defs, `defset`s and variables of the top level.
    pub(super) globals: FxHashMap<Symbol, EntityId>,
    pub(super) types: FxHashMap<Symbol, EntityId>,
    /// The defs and `defm`s in each multiclass.
    pub(super) made_by: FxHashMap<EntityId, Vec<EntityId>>,
    pub(super) field_of: FxHashMap<(EntityId, Symbol), EntityId>,
    /// The defs and `defm`s of computed names outside of multiclasses, by the start of the name.
    pub(super) computed: FxHashMap<Symbol, Vec<EntityId>>,
    /// The written parts of computed names in multiclasses.
    pub(super) parts: FxHashMap<EntityId, Part>,
    /// The names with `$` in the dags of a record or variable, each with the field whose value the dag is.
    pub(super) operands: FxHashMap<(EntityId, Symbol), (EntityId, Symbol)>,
    /// The records and variables whose operands are among those of a record.
    pub(super) included: FxHashMap<EntityId, Vec<EntityId>>,
    /// The records and variables with operands.
    pub(super) has_operands: FxHashSet<EntityId>,
    /// The names of variables with operands.
    pub(super) operand_variables: FxHashSet<Symbol>,
    /// The fields that have operands somewhere.
    pub(super) operand_fields: FxHashSet<Symbol>,
    /// The fields among them that a record sets itself.
    pub(super) operand_fields_of: FxHashMap<EntityId, Vec<Symbol>>,
    /// Parameters whose uses in code are not all known.
    pub(super) uncertain: FxHashSet<EntityId>,
    /// The parts of patterns that names stand for.
    pub(super) bindings: FxHashMap<EntityId, Binding>,
}

/// The levels of multiclasses in which a field is looked for.
const MAX_NESTED: usize = 3;

/// The levels of classes in which an operand is looked for.
const MAX_DEPTH: usize = 12;

/// The maximum number of classes that the search for a field visits.
const MAX_CLASSES: usize = 256;

impl Index {
    /// An entity.
    pub fn entity(&self, id: EntityId) -> &Entity {
        &self.entities[id.0 as usize]
    }

    pub(super) fn entity_mut(&mut self, id: EntityId) -> &mut Entity {
        &mut self.entities[id.0 as usize]
    }

    pub(super) fn add(&mut self, entity: Entity) -> EntityId {
        let id = EntityId(self.entities.len() as u32);
        self.entities.push(entity);
        id
    }

    /// All entities, in the order in which they were declared.
    pub fn entities(&self) -> impl Iterator<Item = (EntityId, &Entity)> {
        self.entities.iter().enumerate().map(|(index, entity)| (EntityId(index as u32), entity))
    }

    /// The parts of a class, multiclass or def.
    pub fn members(&self, id: EntityId) -> Option<&Members> {
        self.members.get(&id)
    }

    /// The classes that a record has as parents, itself first.
    pub fn ancestors(&self, record: EntityId) -> Vec<EntityId> {
        let mut found = vec![record];
        let mut next = 0;
        while let Some(&class) = found.get(next).filter(|_| next < MAX_CLASSES) {
            let parents = self.members.get(&class).map_or(&[][..], |members| &members.parents);
            for &parent in parents.iter().rev() {
                if !found.contains(&parent) {
                    found.push(parent);
                }
            }
            next += 1;
        }
        found
    }

    /// The field of a record or of the classes that it derives from. If several have it, the first one declares it, and the others
    /// set its value.
    pub fn field(&self, record: EntityId, name: Symbol) -> Option<EntityId> {
        let mut open = vec![record];
        let mut seen = Vec::new();
        while let Some(class) = open.pop() {
            if seen.contains(&class) || seen.len() > MAX_CLASSES {
                continue;
            }
            seen.push(class);
            if let Some(&field) = self.field_of.get(&(class, name)) {
                return Some(field);
            }
            let parents = self.members.get(&class).map_or(&[][..], |members| &members.parents);
            open.extend(parents.iter().rev());
        }
        None
    }

    /// The field of a record, or of the first record that a `defm` or multiclass makes and that has it.
    pub fn field_within(&self, id: EntityId, name: Symbol) -> Option<EntityId> {
        self.field_in(id, name, MAX_NESTED)
    }

    fn field_in(&self, id: EntityId, name: Symbol, depth: usize) -> Option<EntityId> {
        let made = || {
            let multiclasses = self.ancestors(id).into_iter().filter_map(|class| self.made_by.get(&class));
            multiclasses.flatten().find_map(|&inner| self.field_in(inner, name, depth.checked_sub(1)?))
        };
        self.field(id, name).or_else(made)
    }

    /// All places that name something, in their order.
    pub fn occurrences(&self) -> &[Occurrence] {
        &self.occurrences
    }

    /// Identifiers without a known meaning, such as records that a `defm` makes.
    pub fn unresolved(&self) -> &[(Span, Symbol)] {
        &self.unresolved
    }

    /// The occurrence at an offset. The offset may be that after the name.
    pub fn at(&self, offset: u32) -> Option<&Occurrence> {
        let after = self.occurrences.partition_point(|occurrence| occurrence.span.start <= offset);
        let before = &self.occurrences[..after];
        let found = before.iter().rev().take(3).find(|occurrence| occurrence.span.end >= offset);
        // The `$` before a name is not a part of its place.
        let behind_dollar = || {
            let next = self.occurrences.get(after)?;
            let has_dollar = matches!(self.entity(next.entity).kind, EntityKind::Operand | EntityKind::Bound);
            (has_dollar && next.span.start == offset + 1).then_some(next)
        };
        found.or_else(behind_dollar)
    }

    /// The operand or the name of a pattern that `$name` means in a record. An operand of a base is none if the record sets the
    /// field again.
    pub fn operand(&self, record: EntityId, name: Symbol) -> Option<EntityId> {
        self.operand_in(record, name, MAX_DEPTH).map(|(operand, _)| operand)
    }

    fn operand_in(&self, record: EntityId, name: Symbol, depth: usize) -> Option<(EntityId, Symbol)> {
        if let Some(&own) = self.operands.get(&(record, name)) {
            return Some(own);
        }
        let depth = depth.checked_sub(1)?;
        let included = self.included.get(&record).map_or(&[][..], Vec::as_slice);
        if let Some(found) = included.iter().find_map(|&other| self.operand_in(other, name, depth)) {
            return Some(found);
        }
        let parents = self.members.get(&record).map_or(&[][..], |members| &members.parents);
        let inherited = parents.iter().rev().find_map(|&parent| self.operand_in(parent, name, depth));
        let own_fields = self.operand_fields_of.get(&record).map_or(&[][..], Vec::as_slice);
        inherited.filter(|(_, field)| !own_fields.contains(field))
    }

    /// Whether all places that name an entity are known.
    pub fn is_certain(&self, id: EntityId) -> bool {
        !self.uncertain.contains(&id)
    }

    /// The part of a pattern that a name stands for.
    pub fn binding(&self, name: EntityId) -> Option<Binding> {
        self.bindings.get(&name).copied()
    }

    /// The identifier without a known meaning at an offset.
    pub fn unresolved_at(&self, offset: u32) -> Option<(Span, Symbol)> {
        let found = self.unresolved.iter().find(|(span, _)| span.start <= offset && offset <= span.end);
        found.copied()
    }

    /// The places that name an entity.
    pub fn occurrences_of(&self, entity: EntityId) -> impl Iterator<Item = &Occurrence> {
        self.occurrences.iter().filter(move |occurrence| occurrence.entity == entity)
    }

    /// The occurrences in some text.
    pub fn occurrences_in(&self, span: Span) -> &[Occurrence] {
        let start = self.occurrences.partition_point(|occurrence| occurrence.span.start < span.start);
        let end = self.occurrences.partition_point(|occurrence| occurrence.span.start < span.end);
        &self.occurrences[start..end.max(start)]
    }

    /// The lists of template arguments.
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// The class of a name.
    pub fn class(&self, name: Symbol) -> Option<EntityId> {
        self.classes.get(&name).copied()
    }

    /// The multiclass of a name.
    pub fn multiclass(&self, name: Symbol) -> Option<EntityId> {
        self.multiclasses.get(&name).copied()
    }

    /// The def, set or variable of a name at the top level.
    pub fn global(&self, name: Symbol) -> Option<EntityId> {
        self.globals.get(&name).copied()
    }
}
