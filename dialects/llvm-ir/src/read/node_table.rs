//! The fields of specialized nodes of metadata: one table of names, kinds, and whether a field is required.

use rtblgen_dialects::llvm::dwarf_number;

use crate::words;

/// The kind of the value of a field.
#[derive(Clone, Copy)]
pub(super) enum FieldKind {
    /// A number without a sign, up to a limit.
    Unsigned(u64),
    /// A number of 64 bits, at least this and at most that.
    Signed(i64, i64),
    /// A number of any size.
    Integer,
    Boolean,
    Text(Empty),
    /// Another node or value; whether `null` is allowed.
    Node(bool),
    /// A number without a sign of 64 bits, or another node or value.
    UnsignedOrNode,
    /// A number of at least this, or another node or value; whether `null` is allowed.
    SignedOrNode(i64, bool),
    /// A list of nodes in braces.
    Nodes,
    /// A name or a number.
    Name(&'static Family),
    /// The kind of a checksum, by its name only.
    Checksum,
    /// Names of a family or numbers that `|` joins.
    Flags(&'static Family),
}

/// Whether a text may be empty.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Empty {
    Allowed,
    Refused,
}

/// Names of numbers.
pub(super) struct Family {
    /// The start of all names; empty if the names have no common start.
    pub prefix: &'static str,
    /// The family in the error of another token, and in the error of an unknown name.
    pub expected: &'static str,
    pub invalid: &'static str,
    /// The largest number.
    pub limit: u64,
    /// The number of a name, with its prefix.
    pub number: fn(&str) -> Option<u64>,
}

impl Family {
    /// Whether a word looks like a name of the family.
    pub fn has_form(&self, word: &str) -> bool {
        match self.prefix.is_empty() {
            true => (self.number)(word).is_some(),
            false => word.starts_with(self.prefix),
        }
    }
}

/// A field: its name, its kind, and whether it is required.
pub(super) struct FieldRule {
    pub name: &'static str,
    pub kind: FieldKind,
    pub is_required: bool,
}

fn dwarf(kind: &str, name: &str) -> Option<u64> {
    dwarf_number(kind, name).map(u64::from)
}

/// The place of a name after its prefix in a list, counted from a first number.
fn place(prefix: &str, names: &[&str], first: u64, name: &str) -> Option<u64> {
    let name = name.strip_prefix(prefix)?;
    names.iter().position(|known| *known == name).map(|place| place as u64 + first)
}

macro_rules! family {
    ($name:ident, $prefix:literal, $text:literal, $limit:expr, $number:expr) => {
        static $name: Family =
            Family { prefix: $prefix, expected: $text, invalid: $text, limit: $limit, number: $number };
    };
}

/// Names of languages in DWARF 6, from the number 1.
#[rustfmt::skip]
const LANGUAGE_NAMES: &[&str] = &[
    "Ada", "BLISS", "C", "C_plus_plus", "Cobol", "Crystal", "D", "Dylan", "Fortran", "Go", "Haskell", "Java", "Julia",
    "Kotlin", "Modula2", "Modula3", "ObjC", "ObjC_plus_plus", "OCaml", "OpenCL_C", "Pascal", "PLI", "Python",
    "RenderScript", "Rust", "Swift", "UPC", "Zig", "Assembly", "C_sharp", "Mojo", "GLSL", "GLSL_ES", "HLSL",
    "OpenCL_CPP", "CPP_for_OpenCL", "SYCL", "Ruby", "Move", "Hylo",
];

fn language_name(name: &str) -> Option<u64> {
    match name {
        "DW_LNAME_Metal" => Some(0x2c),
        _ => place("DW_LNAME_", LANGUAGE_NAMES, 1, name),
    }
}

fn macro_kind(name: &str) -> Option<u64> {
    match name {
        "DW_MACINFO_vendor_ext" => Some(0xff),
        _ => place("DW_MACINFO_", &["define", "undef", "start_file", "end_file"], 1, name),
    }
}

/// A flag with a number that is not zero: LLVM refuses the names of zero.
fn flag(name: &str) -> Option<u64> {
    words::DEBUG_FLAGS
        .iter()
        .find(|(_, known)| name.strip_prefix("DIFlag") == Some(known))
        .map(|(bits, _)| *bits)
}

fn subprogram_flag(name: &str) -> Option<u64> {
    let name = name.strip_prefix("DISPFlag")?;
    words::SUBPROGRAM_FLAGS.iter().find(|(_, known)| *known == name).map(|(bits, _)| u64::from(*bits))
}

family!(TAG, "DW_TAG_", "DWARF tag", 0xffff, |name| dwarf("tag", name));
family!(ENCODING, "DW_ATE_", "DWARF type attribute encoding", 0xff, |name| dwarf("encoding", name));
family!(LANGUAGE, "DW_LANG_", "DWARF language", 0xffff, |name| dwarf("language", name));
family!(LANGUAGE_NAME, "DW_LNAME_", "DWARF source language name", 0xffff_ffff, language_name);
family!(CONVENTION, "DW_CC_", "DWARF calling convention", 0xff, |name| dwarf("calling convention", name));
family!(MACRO, "DW_MACINFO_", "DWARF macinfo type", 0xff, macro_kind);
family!(VIRTUALITY, "DW_VIRTUALITY_", "DWARF virtuality code", 2, |name| {
    place("DW_VIRTUALITY_", &["none", "virtual", "pure_virtual"], 0, name)
});
family!(ENUM, "DW_APPLE_ENUM_KIND_", "DWARF enum kind code", 1, |name| {
    place("DW_APPLE_ENUM_KIND_", &["Closed", "Open"], 0, name)
});
family!(EMISSION, "", "emission kind", 3, |name| place("", &words::EMISSION_KINDS, 0, name));
family!(NAME_TABLE, "", "nameTable kind", 3, |name| place("", &["Default", "GNU", "None", "Apple"], 0, name));
family!(FIXED_POINT, "", "fixed-point kind", 2, |name| place(
    "",
    &["Binary", "Decimal", "Rational"],
    0,
    name
));

static FLAGS: Family = Family {
    prefix: "DIFlag",
    expected: "debug info flag",
    invalid: "debug info flag",
    limit: u32::MAX as u64,
    number: flag,
};
static SUBPROGRAM_FLAGS: Family = Family {
    prefix: "DISPFlag",
    expected: "debug info flag",
    invalid: "subprogram debug info flag",
    limit: u32::MAX as u64,
    number: subprogram_flag,
};

const fn field(name: &'static str, kind: FieldKind) -> FieldRule {
    FieldRule { name, kind, is_required: false }
}

const fn required(name: &'static str, kind: FieldKind) -> FieldRule {
    FieldRule { name, kind, is_required: true }
}

const TEXT: FieldKind = FieldKind::Text(Empty::Allowed);
const NODE: FieldKind = FieldKind::Node(true);
const NOT_NULL: FieldKind = FieldKind::Node(false);
const BOOL: FieldKind = FieldKind::Boolean;
const SMALL: FieldKind = FieldKind::Unsigned(u32::MAX as u64);
const LARGE: FieldKind = FieldKind::Unsigned(u64::MAX);
const LINE: FieldKind = SMALL;
const COLUMN: FieldKind = FieldKind::Unsigned(u16::MAX as u64);
const SIZE: FieldKind = FieldKind::UnsignedOrNode;
const BOUND: FieldKind = FieldKind::SignedOrNode(i64::MIN, true);
const TAGS: FieldKind = FieldKind::Name(&TAG);
const ENCODINGS: FieldKind = FieldKind::Name(&ENCODING);
const MACROS: FieldKind = FieldKind::Name(&MACRO);
const NODE_FLAGS: FieldKind = FieldKind::Flags(&FLAGS);

/// The kinds of nodes with their fields. `DIExpression` and `DIArgList` have no fields with names.
#[rustfmt::skip]
const NODES: &[(&str, &[FieldRule])] = &[
    ("DILocation", &[
        field("line", LINE), field("column", COLUMN), required("scope", NOT_NULL), field("inlinedAt", NODE),
        field("isImplicitCode", BOOL), field("atomGroup", LARGE), field("atomRank", FieldKind::Unsigned(255)),
    ]),
    ("DIAssignID", &[]),
    ("GenericDINode", &[required("tag", TAGS), field("header", TEXT), field("operands", FieldKind::Nodes)]),
    ("DISubrangeType", &[
        field("name", TEXT), field("file", NODE), field("line", LINE), field("scope", NODE), field("baseType", NODE),
        field("size", SIZE), field("align", SMALL), field("flags", NODE_FLAGS), field("lowerBound", BOUND),
        field("upperBound", BOUND), field("stride", BOUND), field("bias", BOUND),
    ]),
    ("DISubrange", &[
        field("count", FieldKind::SignedOrNode(-1, false)), field("lowerBound", BOUND), field("upperBound", BOUND),
        field("stride", BOUND),
    ]),
    ("DIGenericSubrange", &[
        field("count", BOUND), field("lowerBound", BOUND), field("upperBound", BOUND), field("stride", BOUND),
    ]),
    ("DIEnumerator", &[
        required("name", TEXT), required("value", FieldKind::Integer), field("isUnsigned", BOOL),
    ]),
    ("DIBasicType", &[
        field("tag", TAGS), field("name", TEXT),
        field("size", SIZE), field("align", SMALL), field("dataSize", SMALL), field("encoding", ENCODINGS),
        field("num_extra_inhabitants", SMALL), field("flags", NODE_FLAGS),
    ]),
    ("DIFixedPointType", &[
        field("tag", TAGS), field("name", TEXT),
        field("size", SIZE), field("align", SMALL), field("encoding", ENCODINGS), field("flags", NODE_FLAGS),
        field("kind", FieldKind::Name(&FIXED_POINT)), field("factor", FieldKind::Signed(i64::MIN, i64::MAX)),
        field("numerator", FieldKind::Integer), field("denominator", FieldKind::Integer),
    ]),
    ("DIStringType", &[
        field("tag", TAGS), field("name", TEXT), field("stringLength", NODE), field("stringLengthExpression", NODE),
        field("stringLocationExpression", NODE), field("size", SIZE), field("align", SMALL),
        field("encoding", ENCODINGS),
    ]),
    ("DIDerivedType", &[
        required("tag", TAGS), field("name", TEXT), field("file", NODE), field("line", LINE), field("scope", NODE),
        required("baseType", NODE), field("size", SIZE), field("align", SMALL), field("offset", SIZE),
        field("flags", NODE_FLAGS), field("extraData", NODE), field("dwarfAddressSpace", SMALL),
        field("annotations", NODE), field("ptrAuthKey", FieldKind::Unsigned(7)),
        field("ptrAuthIsAddressDiscriminated", BOOL), field("ptrAuthExtraDiscriminator", COLUMN),
        field("ptrAuthIsaPointer", BOOL), field("ptrAuthAuthenticatesNullValues", BOOL),
    ]),
    ("DICompositeType", &[
        required("tag", TAGS), field("name", TEXT), field("file", NODE), field("line", LINE), field("scope", NODE),
        field("baseType", NODE), field("size", SIZE), field("align", SMALL), field("offset", SIZE),
        field("flags", NODE_FLAGS), field("elements", NODE), field("runtimeLang", FieldKind::Name(&LANGUAGE)),
        field("enumKind", FieldKind::Name(&ENUM)), field("vtableHolder", NODE), field("templateParams", NODE),
        field("identifier", TEXT), field("discriminator", NODE), field("dataLocation", NODE),
        field("associated", NODE), field("allocated", NODE), field("rank", BOUND), field("annotations", NODE),
        field("num_extra_inhabitants", SMALL), field("specification", NODE), field("bitStride", NODE),
    ]),
    ("DISubroutineType", &[
        field("flags", NODE_FLAGS), field("cc", FieldKind::Name(&CONVENTION)), required("types", NODE),
    ]),
    ("DIFile", &[
        required("filename", TEXT), required("directory", TEXT), field("checksumkind", FieldKind::Checksum),
        field("checksum", TEXT), field("source", TEXT),
    ]),
    ("DICompileUnit", &[
        required("file", NOT_NULL), field("language", FieldKind::Name(&LANGUAGE)),
        field("sourceLanguageName", FieldKind::Name(&LANGUAGE_NAME)), field("sourceLanguageVersion", SMALL),
        field("producer", TEXT), field("isOptimized", BOOL), field("flags", TEXT), field("runtimeVersion", SMALL),
        field("splitDebugFilename", TEXT), field("emissionKind", FieldKind::Name(&EMISSION)), field("enums", NODE),
        field("retainedTypes", NODE), field("globals", NODE), field("imports", NODE), field("macros", NODE),
        field("dwoId", LARGE), field("splitDebugInlining", BOOL), field("debugInfoForProfiling", BOOL),
        field("nameTableKind", FieldKind::Name(&NAME_TABLE)), field("rangesBaseAddress", BOOL),
        field("sysroot", TEXT), field("sdk", TEXT),
    ]),
    ("DISubprogram", &[
        field("scope", NODE), field("name", TEXT), field("linkageName", TEXT), field("file", NODE),
        field("line", LINE), field("type", NODE), field("isLocal", BOOL), field("isDefinition", BOOL),
        field("scopeLine", LINE), field("containingType", NODE), field("virtuality", FieldKind::Name(&VIRTUALITY)),
        field("virtualIndex", SMALL),
        field("thisAdjustment", FieldKind::Signed(i32::MIN as i64, i32::MAX as i64)), field("flags", NODE_FLAGS),
        field("spFlags", FieldKind::Flags(&SUBPROGRAM_FLAGS)), field("isOptimized", BOOL), field("unit", NODE),
        field("templateParams", NODE), field("declaration", NODE), field("retainedNodes", NODE),
        field("thrownTypes", NODE), field("annotations", NODE), field("targetFuncName", TEXT),
        field("keyInstructions", BOOL),
    ]),
    ("DILexicalBlock", &[
        required("scope", NOT_NULL), field("file", NODE), field("line", LINE), field("column", COLUMN),
    ]),
    ("DILexicalBlockFile", &[
        required("scope", NOT_NULL), field("file", NODE), required("discriminator", SMALL),
    ]),
    ("DICommonBlock", &[
        required("scope", NODE), field("declaration", NODE), field("name", TEXT), field("file", NODE),
        field("line", LINE),
    ]),
    ("DINamespace", &[required("scope", NODE), field("name", TEXT), field("exportSymbols", BOOL)]),
    ("DIMacro", &[
        required("type", MACROS), field("line", LINE), required("name", TEXT), field("value", TEXT),
    ]),
    ("DIMacroFile", &[
        field("type", MACROS), field("line", LINE), required("file", NODE), field("nodes", NODE),
    ]),
    ("DIModule", &[
        required("scope", NODE), required("name", TEXT), field("configMacros", TEXT), field("includePath", TEXT),
        field("apinotes", TEXT), field("file", NODE), field("line", LINE), field("isDecl", BOOL),
    ]),
    ("DITemplateTypeParameter", &[field("name", TEXT), required("type", NODE), field("defaulted", BOOL)]),
    ("DITemplateValueParameter", &[
        field("tag", TAGS), field("name", TEXT), field("type", NODE), field("defaulted", BOOL),
        required("value", NODE),
    ]),
    ("DIGlobalVariable", &[
        field("name", FieldKind::Text(Empty::Refused)), field("scope", NODE), field("linkageName", TEXT),
        field("file", NODE), field("line", LINE), field("type", NODE), field("isLocal", BOOL),
        field("isDefinition", BOOL), field("templateParams", NODE), field("declaration", NODE),
        field("align", SMALL), field("annotations", NODE),
    ]),
    ("DILocalVariable", &[
        required("scope", NOT_NULL), field("name", TEXT), field("arg", COLUMN), field("file", NODE),
        field("line", LINE), field("type", NODE), field("flags", NODE_FLAGS), field("align", SMALL),
        field("annotations", NODE),
    ]),
    ("DILabel", &[
        required("scope", NOT_NULL), required("name", TEXT), required("file", NODE), required("line", LINE),
        field("column", COLUMN), field("isArtificial", BOOL), field("coroSuspendIdx", LARGE),
    ]),
    ("DIGlobalVariableExpression", &[required("var", NODE), required("expr", NODE)]),
    ("DIObjCProperty", &[
        field("name", TEXT), field("file", NODE), field("line", LINE), field("setter", TEXT), field("getter", TEXT),
        field("attributes", SMALL), field("type", NODE),
    ]),
    ("DIImportedEntity", &[
        required("tag", TAGS), required("scope", NODE), field("entity", NODE), field("file", NODE),
        field("line", LINE), field("name", TEXT), field("elements", NODE),
    ]),
];

/// The fields of a kind of node.
pub(super) fn rules_of(node: &str) -> Option<&'static [FieldRule]> {
    NODES.iter().find(|(name, _)| *name == node).map(|(_, rules)| *rules)
}
