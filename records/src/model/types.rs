//! The types of TableGen values, each made once and handled by number.

use crate::model::{RecordId, TypeId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The structure of a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Type {
    Bit,
    Bits(u32),
    Int,
    String,
    List(TypeId),
    Dag,
    /// A record that derives from all of these classes, which are sorted by name.
    Record(SmallVec<[RecordId; 2]>),
}

pub(crate) struct Types {
    all: Vec<Type>,
    ids: FxHashMap<Type, TypeId>,
}

impl Default for Types {
    fn default() -> Self {
        let mut types = Self { all: Vec::new(), ids: FxHashMap::default() };
        // The order of the constants of `TypeId`.
        for ty in [Type::Bit, Type::Int, Type::String, Type::Dag, Type::Record(SmallVec::new())] {
            types.get(ty);
        }
        types
    }
}

impl Types {
    pub(crate) fn get(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        let id = TypeId(u32::try_from(self.all.len()).expect("fewer than 2^32 types"));
        self.all.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }

    /// The type of records that derive from `class`.
    pub(crate) fn of_class(&mut self, class: RecordId) -> TypeId {
        self.get(Type::Record(SmallVec::from_slice(&[class])))
    }

    pub(crate) fn list_of(&mut self, element: TypeId) -> TypeId {
        self.get(Type::List(element))
    }

    pub(crate) fn bits(&mut self, width: u32) -> TypeId {
        self.get(Type::Bits(width))
    }

    pub(crate) fn kind(&self, id: TypeId) -> &Type {
        &self.all[id.0 as usize]
    }

    /// The element type of a list type.
    pub(crate) fn element(&self, id: TypeId) -> Option<TypeId> {
        match self.kind(id) {
            Type::List(element) => Some(*element),
            _ => None,
        }
    }

    /// The innermost element types of two types, as long as both are lists, and the number of list levels. Iterative, since
    /// `deftype` can nest types without limit.
    pub(crate) fn innermost(&self, mut a: TypeId, mut b: TypeId) -> (TypeId, TypeId, usize) {
        let mut depth = 0;
        while let (Some(element), Some(other)) = (self.element(a), self.element(b)) {
            (a, b) = (element, other);
            depth += 1;
        }
        (a, b, depth)
    }

    pub(crate) fn is_record(&self, id: TypeId) -> bool {
        matches!(self.kind(id), Type::Record(_))
    }

    pub(crate) fn width(&self, id: TypeId) -> Option<u32> {
        match self.kind(id) {
            Type::Bits(width) => Some(*width),
            _ => None,
        }
    }
}
