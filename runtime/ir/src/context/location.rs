//! Locations: where an operation comes from.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::Context;
use super::arena::Arena;
use super::attributes::{Attribute, AttributeKind, StringAttr};
use super::interner::Uniqued;

/// The source location of an operation or a block argument.
///
/// A place in a file is held by value, since every operation of a source has one of its own; all else is
/// unique in the context. Locations with equal contents are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Location<'c>(Repr<'c>);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Repr<'c> {
    /// A range of one character in a file.
    Place {
        file: StringAttr<'c>,
        line: u32,
        column: u32,
    },
    Unique(Unique<'c>),
}

const _: () = assert!(size_of::<Location<'_>>() <= 16);

/// Compared by address.
#[derive(Clone, Copy)]
struct Unique<'c>(&'c LocationData<'c>);

#[derive(PartialEq, Eq, Hash)]
pub(crate) struct LocationData<'c> {
    parts: Parts<'c>,
    context: ContextOf<'c>,
}

/// The kinds of [`LocationKind`] except places in files.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Parts<'c> {
    Unknown,
    /// A range of more than one character.
    File(FileRange<'c>),
    Name(StringAttr<'c>, Location<'c>),
    CallSite(Location<'c>, Location<'c>),
    Fused(&'c [Location<'c>], Option<Attribute<'c>>),
}

/// The context of uniqued data; not part of its identity.
#[derive(Clone, Copy)]
pub(crate) struct ContextOf<'c>(pub(crate) &'c Context);

impl PartialEq for ContextOf<'_> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for ContextOf<'_> {}

impl Hash for ContextOf<'_> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// The kind of a location, with its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LocationKind<'c> {
    /// The location is not known: `loc(unknown)`.
    Unknown,
    /// A place, or a range, in a file: `loc("file.mlir":1:2)`, `loc("file.mlir":1:2 to 3:4)`.
    File(FileRange<'c>),
    /// A name, usually of a variable, and where that is: `loc("name"(#child))`.
    Name(StringAttr<'c>, Location<'c>),
    /// A place in a function and the place of the call: `loc(callsite(#callee at #caller))`.
    CallSite {
        /// The place inside the function that is called.
        callee: Location<'c>,
        /// The place of the call.
        caller: Location<'c>,
    },
    /// Several places: `loc(fused<metadata>[#a, #b])`.
    Fused {
        /// The places that were put together.
        locations: &'c [Location<'c>],
        /// Metadata from the fusion.
        metadata: Option<Attribute<'c>>,
    },
}

/// A range in a file. Lines and columns count from one; zero means not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FileRange<'c> {
    /// The name of the file.
    pub file: StringAttr<'c>,
    /// The line where the range starts.
    pub start_line: u32,
    /// The column where the range starts.
    pub start_column: u32,
    /// The line where the range ends.
    pub end_line: u32,
    /// The column where the range ends.
    pub end_column: u32,
}

impl<'c> FileRange<'c> {
    /// The range of the one character at this place.
    fn at(file: StringAttr<'c>, line: u32, column: u32) -> Self {
        FileRange { file, start_line: line, start_column: column, end_line: line, end_column: column }
    }
}

pub(crate) enum UniquedLocation {}

impl Uniqued for UniquedLocation {
    type Data<'a> = LocationData<'a>;

    fn copy_into<'a>(data: &LocationData<'a>, arena: &'a Arena) -> LocationData<'a> {
        let parts = match data.parts {
            Parts::Fused(locations, metadata) => Parts::Fused(arena.slice(locations), metadata),
            parts @ (Parts::Unknown | Parts::File(_) | Parts::Name(..) | Parts::CallSite(..)) => parts,
        };
        LocationData { parts, context: data.context }
    }
}

impl Context {
    fn location<'c>(&'c self, parts: Parts<'_>) -> Location<'c> {
        let data = LocationData { parts, context: ContextOf(self.anchored()) };
        Location(Repr::Unique(Unique(self.storage().locations.intern(data))))
    }

    /// `loc(unknown)`.
    pub fn unknown_loc(&self) -> Location<'_> {
        self.common().unknown
    }

    pub(super) fn new_unknown_loc(&self) -> Location<'_> {
        self.location(Parts::Unknown)
    }

    /// `loc("file":line:column)`. MLIR's rule: an empty name of a file becomes `-`.
    pub fn file_line_col_loc<'c>(&'c self, file: &str, line: u32, column: u32) -> Location<'c> {
        self.file_loc(self.name(file), line, column)
    }

    /// The same where the file's name is an attribute already, as in a parser that makes many locations.
    pub fn file_loc<'c>(&'c self, file: StringAttr<'c>, line: u32, column: u32) -> Location<'c> {
        self.expect_same(file.context());
        let file = match file.value() {
            "" => self.name("-"),
            _ => file,
        };
        Location(Repr::Place { file, line, column })
    }

    /// `loc("file":line:column to line:column)`.
    pub fn file_range_loc<'c>(&'c self, range: FileRange<'c>) -> Location<'c> {
        let FileRange { file, start_line, start_column, end_line, end_column } = range;
        if (start_line, start_column) == (end_line, end_column) {
            return self.file_loc(file, start_line, start_column);
        }
        self.expect_same(file.context());
        self.location(Parts::File(range))
    }

    /// `loc("name"(child))`; without a child the text is `loc("name")`.
    pub fn name_loc<'c>(&'c self, name: &str, child: Option<Location<'c>>) -> Location<'c> {
        let child = child.unwrap_or_else(|| self.unknown_loc());
        self.expect_same(child.context());
        self.location(Parts::Name(self.name(name), child))
    }

    /// `loc(callsite(callee at caller))`.
    pub fn call_site_loc<'c>(&'c self, callee: Location<'c>, caller: Location<'c>) -> Location<'c> {
        self.expect_same(callee.context());
        self.expect_same(caller.context());
        self.location(Parts::CallSite(callee, caller))
    }

    /// `loc(fused<metadata>[locations])`, exactly as given.
    ///
    /// See [`fuse_locs`](Self::fuse_locs) for MLIR's simplifications.
    pub fn fused_loc<'c>(
        &'c self,
        locations: &[Location<'c>],
        metadata: Option<Attribute<'c>>,
    ) -> Location<'c> {
        locations.iter().for_each(|location| self.expect_same(location.context()));
        if let Some(metadata) = metadata {
            self.expect_same(metadata.context());
        }
        self.location(Parts::Fused(locations, metadata))
    }

    /// Returns the fused locations, simplified as in MLIR: fused ones with the same metadata are taken apart,
    /// unknown ones and repetitions are dropped, and a single one without metadata is returned unchanged.
    pub fn fuse_locs<'c>(
        &'c self,
        locations: &[Location<'c>],
        metadata: Option<Attribute<'c>>,
    ) -> Location<'c> {
        if let ([single], None) = (locations, metadata) {
            return *single;
        }
        let mut parts = indexmap::IndexSet::<_, rustc_hash::FxBuildHasher>::default();
        for location in locations {
            match location.kind() {
                LocationKind::Fused { locations, metadata: same } if same == metadata => {
                    parts.extend(locations.iter().copied());
                }
                _ => {
                    parts.insert(*location);
                }
            }
        }
        parts.shift_remove(&self.unknown_loc());
        let parts: Vec<_> = parts.into_iter().collect();
        match (parts.as_slice(), metadata) {
            ([], None) => self.unknown_loc(),
            ([], Some(_)) => self.fused_loc(&[self.unknown_loc()], metadata),
            ([one], None) => *one,
            (parts, _) => self.fused_loc(parts, metadata),
        }
    }
}

impl<'c> Location<'c> {
    /// Returns the kind of the location, with its parts.
    pub fn kind(self) -> LocationKind<'c> {
        let data = match self.0 {
            Repr::Place { file, line, column } => {
                return LocationKind::File(FileRange::at(file, line, column));
            }
            Repr::Unique(Unique(data)) => data,
        };
        match data.parts {
            Parts::Unknown => LocationKind::Unknown,
            Parts::File(range) => LocationKind::File(range),
            Parts::Name(name, child) => LocationKind::Name(name, child),
            Parts::CallSite(callee, caller) => LocationKind::CallSite { callee, caller },
            Parts::Fused(locations, metadata) => LocationKind::Fused { locations, metadata },
        }
    }

    /// The context that owns the location.
    pub fn context(self) -> &'c Context {
        match self.0 {
            Repr::Place { file, .. } => file.context(),
            Repr::Unique(Unique(data)) => data.context.0,
        }
    }

    /// Whether nothing is known.
    pub fn is_unknown(self) -> bool {
        matches!(self.0, Repr::Unique(Unique(LocationData { parts: Parts::Unknown, .. })))
    }

    /// The location as an attribute.
    pub fn as_attribute(self) -> Attribute<'c> {
        self.context().attribute(AttributeKind::Location(self))
    }

    /// The first file range that the location leads to: of a name its child, of a call the callee or else the caller,
    /// of a fused one the first of its parts that has one.
    pub fn first_file_range(self) -> Option<FileRange<'c>> {
        let mut pending = vec![self];
        while let Some(location) = pending.pop() {
            match location.kind() {
                LocationKind::Unknown => {}
                LocationKind::File(range) => return Some(range),
                LocationKind::Name(_, child) => pending.push(child),
                LocationKind::CallSite { callee, caller } => pending.extend([caller, callee]),
                LocationKind::Fused { locations, .. } => pending.extend(locations.iter().rev().copied()),
            }
        }
        None
    }

    /// The start of the [first file range](Self::first_file_range) as diagnostics print it: `file:line:column`, or
    /// `<unknown>:0`.
    #[doc(hidden)]
    pub fn position(self) -> impl fmt::Display {
        fmt::from_fn(move |f| match self.first_file_range() {
            Some(FileRange { file, start_line, start_column, .. }) => {
                write!(f, "{}:{start_line}:{start_column}", file.value())
            }
            None => f.write_str("<unknown>:0"),
        })
    }

    /// The first name that the location has, in the same order.
    pub fn first_name(self) -> Option<&'c str> {
        let mut pending = vec![self];
        while let Some(location) = pending.pop() {
            match location.kind() {
                LocationKind::Unknown | LocationKind::File(_) => {}
                LocationKind::Name(name, _) => return Some(name.value()),
                LocationKind::CallSite { callee, caller } => pending.extend([caller, callee]),
                LocationKind::Fused { locations, .. } => pending.extend(locations.iter().rev().copied()),
            }
        }
        None
    }
}

impl Unique<'_> {
    fn address(self) -> *const u8 {
        std::ptr::from_ref(self.0).cast()
    }
}

impl PartialEq for Unique<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.address() == other.address()
    }
}

impl Eq for Unique<'_> {}

impl Hash for Unique<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.address().hash(state);
    }
}

impl fmt::Debug for Location<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.kind(), f)
    }
}
