//! Constants of the format.

/// The first bytes of a file.
pub(crate) const MAGIC: [u8; 4] = *b"ML\xEFR";

/// The newest version.
pub const VERSION: u64 = 6;

/// The first version with versions of dialects.
pub(crate) const DIALECT_VERSIONS: u64 = 1;
/// The first version with sections for isolated regions.
pub(crate) const ISOLATED_SECTIONS: u64 = 2;
/// The first version with orders of uses.
pub(crate) const USE_LIST_ORDERS: u64 = 3;
/// The first version that leaves out unknown locations of block arguments.
pub(crate) const ELIDED_LOCATIONS: u64 = 4;
/// The first version with a section for properties.
pub(crate) const NATIVE_PROPERTIES: u64 = 5;
/// The first version in which segment sizes are numbers instead of an attribute.
pub(crate) const NATIVE_SEGMENTS: u64 = 6;

/// The numbers of `distinct` attributes in texts, from this one on, are entries of the attribute table. MLIR numbers
/// the `distinct` attributes of each text from 0 on, so it reads an attribute that several texts share as several
/// attributes.
pub(crate) const SHARED_DISTINCT: u64 = 1 << 32;

/// Fills the gap before aligned data.
pub(crate) const PADDING: u8 = 0xCB;

/// The bit of a section's number that means that an alignment follows.
pub(crate) const IS_ALIGNED: u8 = 0x80;

/// The kind of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Section {
    Strings = 0,
    Dialects = 1,
    AttributesAndTypes = 2,
    AttributeAndTypeOffsets = 3,
    Ir = 4,
    Resources = 5,
    ResourceOffsets = 6,
    DialectVersion = 7,
    Properties = 8,
}

impl Section {
    /// All kinds of sections by number.
    pub(crate) const ALL: [Section; 9] = [
        Section::Strings,
        Section::Dialects,
        Section::AttributesAndTypes,
        Section::AttributeAndTypeOffsets,
        Section::Ir,
        Section::Resources,
        Section::ResourceOffsets,
        Section::DialectVersion,
        Section::Properties,
    ];

    /// The name of the kind in messages.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Section::Strings => "string",
            Section::Dialects => "dialect",
            Section::AttributesAndTypes => "attribute and type",
            Section::AttributeAndTypeOffsets => "attribute and type offset",
            Section::Ir => "IR",
            Section::Resources => "resource",
            Section::ResourceOffsets => "resource offset",
            Section::DialectVersion => "dialect version",
            Section::Properties => "properties",
        }
    }

    /// The name of the kind in MLIR's messages, with the number.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Section::Strings => "String (0)",
            Section::Dialects => "Dialect (1)",
            Section::AttributesAndTypes => "AttrType (2)",
            Section::AttributeAndTypeOffsets => "AttrTypeOffset (3)",
            Section::Ir => "IR (4)",
            Section::Resources => "Resource (5)",
            Section::ResourceOffsets => "ResourceOffset (6)",
            Section::DialectVersion => "DialectVersions (7)",
            Section::Properties => "Properties (8)",
        }
    }
}

/// Bits that mark the parts of an operation that follow.
pub(crate) mod mask {
    pub(crate) const ATTRIBUTES: u8 = 1;
    pub(crate) const RESULTS: u8 = 1 << 1;
    pub(crate) const OPERANDS: u8 = 1 << 2;
    pub(crate) const SUCCESSORS: u8 = 1 << 3;
    pub(crate) const REGIONS: u8 = 1 << 4;
    pub(crate) const USE_LIST_ORDERS: u8 = 1 << 5;
    pub(crate) const PROPERTIES: u8 = 1 << 6;
}

/// Kinds of resources.
pub(crate) mod resource {
    pub(crate) const BLOB: u8 = 0;
    pub(crate) const BOOL: u8 = 1;
    pub(crate) const STRING: u8 = 2;
}

/// The numbers of the builtin dialect's attributes in the encoding.
pub(crate) mod attribute {
    pub(crate) const ARRAY: u64 = 0;
    pub(crate) const DICTIONARY: u64 = 1;
    pub(crate) const STRING: u64 = 2;
    pub(crate) const TYPED_STRING: u64 = 3;
    pub(crate) const FLAT_SYMBOL_REF: u64 = 4;
    pub(crate) const SYMBOL_REF: u64 = 5;
    pub(crate) const TYPE: u64 = 6;
    pub(crate) const UNIT: u64 = 7;
    pub(crate) const INTEGER: u64 = 8;
    pub(crate) const FLOAT: u64 = 9;
    pub(crate) const CALL_SITE_LOC: u64 = 10;
    pub(crate) const FILE_LINE_COL_LOC: u64 = 11;
    pub(crate) const FUSED_LOC: u64 = 12;
    pub(crate) const FUSED_LOC_WITH_METADATA: u64 = 13;
    pub(crate) const NAME_LOC: u64 = 14;
    pub(crate) const UNKNOWN_LOC: u64 = 15;
    pub(crate) const DENSE_RESOURCE: u64 = 16;
    pub(crate) const DENSE_ARRAY: u64 = 17;
    pub(crate) const DENSE_ELEMENTS: u64 = 18;
    pub(crate) const DENSE_STRINGS: u64 = 19;
    pub(crate) const SPARSE: u64 = 20;
    pub(crate) const DISTINCT: u64 = 21;
    pub(crate) const FILE_RANGE_LOC: u64 = 22;
}

/// The numbers of the builtin dialect's types in the encoding.
pub(crate) mod ty {
    pub(crate) const INTEGER: u64 = 0;
    pub(crate) const INDEX: u64 = 1;
    pub(crate) const FUNCTION: u64 = 2;
    pub(crate) const BF16: u64 = 3;
    pub(crate) const F16: u64 = 4;
    pub(crate) const F32: u64 = 5;
    pub(crate) const F64: u64 = 6;
    pub(crate) const F80: u64 = 7;
    pub(crate) const F128: u64 = 8;
    pub(crate) const COMPLEX: u64 = 9;
    pub(crate) const MEMREF: u64 = 10;
    pub(crate) const MEMREF_IN_SPACE: u64 = 11;
    pub(crate) const NONE: u64 = 12;
    pub(crate) const RANKED_TENSOR: u64 = 13;
    pub(crate) const ENCODED_TENSOR: u64 = 14;
    pub(crate) const TUPLE: u64 = 15;
    pub(crate) const UNRANKED_MEMREF: u64 = 16;
    pub(crate) const UNRANKED_MEMREF_IN_SPACE: u64 = 17;
    pub(crate) const UNRANKED_TENSOR: u64 = 18;
    pub(crate) const VECTOR: u64 = 19;
    pub(crate) const SCALABLE_VECTOR: u64 = 20;
}

/// The names of the attributes with segment sizes, in versions with and without properties.
pub(crate) const OPERAND_SEGMENT_SIZES: [&str; 2] = ["operand_segment_sizes", "operandSegmentSizes"];
pub(crate) const RESULT_SEGMENT_SIZES: [&str; 2] = ["result_segment_sizes", "resultSegmentSizes"];
