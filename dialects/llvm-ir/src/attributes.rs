//! Attributes of functions, parameters and results.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

use crate::text;

/// The kinds of attributes in LLVM's order, which is also the order in text.
const KINDS: [&str; 101] = [
    "allocalign",
    "allocptr",
    "alwaysinline",
    "builtin",
    "cold",
    "convergent",
    "coro_only_destroy_when_complete",
    "coro_elide_safe",
    "dead_on_return",
    "dead_on_unwind",
    "disable_sanitizer_instrumentation",
    "fn_ret_thunk_extern",
    "hot",
    "hybrid_patchable",
    "immarg",
    "inreg",
    "inlinehint",
    "jumptable",
    "minsize",
    "mustprogress",
    "naked",
    "nest",
    "noalias",
    "nobuiltin",
    "nocallback",
    "nocf_check",
    "nocreateundeforpoison",
    "nodivergencesource",
    "noduplicate",
    "noext",
    "nofree",
    "noimplicitfloat",
    "noinline",
    "nomerge",
    "noprofile",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosanitize_bounds",
    "nosanitize_coverage",
    "nosync",
    "noundef",
    "nounwind",
    "nonlazybind",
    "nonnull",
    "null_pointer_is_valid",
    "optforfuzzing",
    "optdebug",
    "optsize",
    "optnone",
    "presplitcoroutine",
    "readnone",
    "readonly",
    "returned",
    "returns_twice",
    "signext",
    "safestack",
    "sanitize_address",
    "sanitize_alloc_token",
    "sanitize_hwaddress",
    "sanitize_memtag",
    "sanitize_memory",
    "sanitize_numerical_stability",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "sanitize_thread",
    "sanitize_type",
    "shadowcallstack",
    "skipprofile",
    "speculatable",
    "speculative_load_hardening",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "swiftasync",
    "swifterror",
    "swiftself",
    "willreturn",
    "writable",
    "writeonly",
    "zeroext",
    "byref",
    "byval",
    "elementtype",
    "inalloca",
    "preallocated",
    "sret",
    "align",
    "allockind",
    "allocsize",
    "captures",
    "dereferenceable",
    "dereferenceable_or_null",
    "memory",
    "nofpclass",
    "alignstack",
    "uwtable",
    "vscale_range",
    "range",
    "initializes",
];

/// The first kind with a type, and the first kind with an integer.
const FIRST_TYPE: usize = 82;
const FIRST_INTEGER: usize = 88;

/// The value that follows the name of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KindClass {
    Flag,
    Type,
    Integer,
}

/// The position of attributes. Attributes of globals are those of functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Function,
    Parameter,
    Result,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Place::Function => "functions",
            Place::Parameter => "parameters",
            Place::Result => "return values",
        })
    }
}

/// Kinds that only parameters have, also if older versions of LLVM allow them on functions.
#[rustfmt::skip]
const OF_PARAMETERS: [&str; 18] = [
    "allocalign", "allocptr", "byref", "byval", "captures", "dead_on_return", "dead_on_unwind", "elementtype", "immarg",
    "inalloca", "initializes", "nest", "returned", "sret", "swiftasync", "swifterror", "swiftself", "writable",
];

/// Kinds that parameters and results have.
#[rustfmt::skip]
const OF_VALUES: [&str; 11] = [
    "dereferenceable", "dereferenceable_or_null", "inreg", "noalias", "noext", "nofpclass", "nonnull", "noundef", "range",
    "signext", "zeroext",
];

/// Kinds that functions and parameters have. `alignstack` and `align` are allowed anywhere.
const OF_BOTH: [&str; 5] = ["nofree", "preallocated", "readnone", "readonly", "writeonly"];

/// Whether LLVM allows a kind in a position.
pub(crate) fn may_stand(name: &str, place: Place) -> bool {
    let is_of_parameters = || OF_PARAMETERS.contains(&name);
    let is_of_values = || OF_VALUES.contains(&name);
    if matches!(name, "align" | "alignstack") {
        return true;
    }
    match place {
        Place::Function => !is_of_parameters() && !is_of_values(),
        Place::Parameter => is_of_parameters() || is_of_values() || OF_BOTH.contains(&name),
        Place::Result => is_of_values(),
    }
}

/// The index of a kind of LLVM in [`KINDS`], and its value.
pub(crate) fn kind(name: &str) -> Option<(usize, KindClass)> {
    let position = KINDS.iter().position(|known| *known == name)?;
    Some(match position {
        FIRST_INTEGER.. => (position, KindClass::Integer),
        FIRST_TYPE.. => (position, KindClass::Type),
        _ => (position, KindClass::Flag),
    })
}

/// The text of an attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Written {
    /// The text on a function, a parameter or a result.
    text: String,
    /// The text in an attribute group, if it is different.
    in_group: Option<String>,
}

/// A set of attributes: first those with a kind, in the order of the kinds, then strings by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AttributeList {
    kinds: BTreeMap<usize, Written>,
    strings: BTreeMap<String, String>,
}

impl AttributeList {
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty() && self.strings.is_empty()
    }

    /// Adds attributes of kinds, by their names.
    pub fn flags(&mut self, names: &str) -> &mut Self {
        for (name, text) in split(names) {
            // Tables have `align=4` instead of `align 4`, since a space ends an attribute.
            let text = text.replace("align=", "align ");
            if let Some((position, _)) = kind(name.split('=').next().unwrap_or(name)) {
                self.kinds.insert(position, Written { text, in_group: None });
            }
        }
        self
    }

    /// Adds an attribute of a kind with its text.
    pub fn add(&mut self, name: &str, text: String) {
        if let Some((position, _)) = kind(name) {
            self.kinds.insert(position, Written { text, in_group: None });
        }
    }

    /// Adds an attribute of a kind with a number, which has a different text in groups.
    pub fn add_number(&mut self, name: &str, number: u64) {
        let Some((position, _)) = kind(name) else { return };
        let text = match name {
            "align" => format!("align {number}"),
            _ => format!("{name}({number})"),
        };
        self.kinds.insert(position, Written { text, in_group: Some(format!("{name}={number}")) });
    }

    /// Adds a string attribute.
    pub fn string(&mut self, key: &str, value: &str) {
        self.strings.insert(key.to_owned(), value.to_owned());
    }

    /// The attributes on a function, a parameter or a result: `noundef align 4`.
    pub fn text(&self) -> String {
        let mut out = self.comment();
        self.write_strings(&mut out);
        out
    }

    /// The attributes without strings, for comments.
    pub fn comment(&self) -> String {
        let texts: Vec<&str> = self.kinds.values().map(|written| written.text.as_str()).collect();
        texts.join(" ")
    }

    /// The attributes in the form of a group.
    fn group(&self) -> String {
        let text = |written: &Written| written.in_group.clone().unwrap_or_else(|| written.text.clone());
        let texts: Vec<String> = self.kinds.values().map(text).collect();
        let mut out = texts.join(" ");
        self.write_strings(&mut out);
        out
    }

    fn write_strings(&self, out: &mut String) {
        for (key, value) in &self.strings {
            out.push_str(if out.is_empty() { "\"" } else { " \"" });
            text::escape(out, key);
            out.push('"');
            if !value.is_empty() {
                out.push_str("=\"");
                text::escape(out, value);
                out.push('"');
            }
        }
    }
}

/// Splits a text such as `nounwind memory(argmem: read)` into attributes: their names and their whole texts.
fn split(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let mut depth = 0;
        let ends = |c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            c == ' ' && depth == 0
        };
        let end = rest.find(ends).unwrap_or(rest.len());
        let (one, after) = rest.split_at(end);
        rest = after;
        let name = one.split('(').next().unwrap_or(one);
        (!one.is_empty()).then_some((name, one))
    })
}

/// The sets of attributes that functions and calls refer to by number.
#[derive(Debug, Default)]
pub(crate) struct AttributeSets {
    sets: IndexMap<String, (), FxBuildHasher>,
}

impl AttributeSets {
    /// The number of a set.
    pub fn number(&mut self, list: &AttributeList) -> u32 {
        self.sets.insert_full(list.group(), ()).0 as u32
    }

    /// The text of a group.
    pub fn group(&self, out: &mut String, set: u32, number: usize) {
        let text = self.sets.get_index(set as usize).map_or("", |(text, ())| text.as_str());
        let _ = writeln!(out, "attributes #{number} = {{ {text} }}");
    }
}

/// The effects of a function on each kind of memory, two bits each: 1 reads, 2 writes. The kinds are in LLVM's order:
/// arguments, inaccessible memory, `errno`, other memory, and two kinds for targets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effects {
    pub arguments: u8,
    pub inaccessible: u8,
    pub errno: u8,
    pub other: u8,
    pub target0: u8,
    pub target1: u8,
}

impl Effects {
    /// The text of the attribute `memory`.
    pub fn text(self) -> String {
        const WORDS: [&str; 4] = ["none", "read", "write", "readwrite"];
        let word = |effects: u8| WORDS[usize::from(effects & 3)];
        let named = [
            ("argmem", self.arguments),
            ("inaccessiblemem", self.inaccessible),
            ("errnomem", self.errno),
            ("target_mem0", self.target0),
            ("target_mem1", self.target1),
        ];
        let all = named.iter().fold(self.other, |all, (_, effects)| all | effects);
        let mut parts = Vec::new();
        if self.other != 0 || all == self.other {
            parts.push(word(self.other).to_owned());
        }
        let differing = named.iter().filter(|(_, effects)| *effects != self.other);
        parts.extend(differing.map(|(name, effects)| format!("{name}: {}", word(*effects))));
        format!("memory({})", parts.join(", "))
    }
}
