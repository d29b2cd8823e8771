//! The types of queries: [`Records`], which owns everything, and small views into it.

use crate::model::{FieldData, Origins, RecordId, Store, ValueId};
use rustc_hash::FxHashMap;
use std::any::Any;
use std::sync::{Arc, OnceLock};
use tblgen_parser::syntax::Tree;
use tblgen_parser::{Diagnostic, SourceMap, Symbol};

/// All classes and definitions of a file, evaluated.
///
/// ```
/// use rtblgen_records::evaluate_str;
///
/// let records = evaluate_str("options.td", r#"
///     class Option<string flag, string text> { string name = flag; string help = text; }
///     def verbose : Option<"--verbose", "say more">;
///     def color : Option<"--color", "use colors">;
/// "#).unwrap();
/// let flags: Vec<&str> =
///     records.derived("Option").map(|option| option.str("name").unwrap()).collect();
/// assert_eq!(flags, ["--color", "--verbose"]);
/// ```
pub struct Records {
    pub(crate) sources: Arc<SourceMap>,
    pub(crate) tree: Tree,
    pub(crate) store: Store,
    /// By name.
    pub(crate) class_ids: Vec<RecordId>,
    /// By name.
    pub(crate) definition_ids: Vec<RecordId>,
    pub(crate) derived: OnceLock<Derived>,
    pub(crate) messages: Vec<Diagnostic>,
    /// Global variables of `defvar` and `defset`, by name.
    pub(crate) globals: Vec<(Symbol, ValueId)>,
    pub(crate) origins: Origins,
    pub(crate) notes: Notes,
}

/// The definitions of each class, which inherit it directly or not, in the order of [`Records::derived`].
pub(crate) type Derived = FxHashMap<RecordId, Vec<RecordId>>;

/// The data that tools add to values (see [`Records::add_note`]), by the record, its field, and the path in the field's value.
pub(crate) type Notes = FxHashMap<(RecordId, Symbol, Path), Box<dyn Any + Send + Sync>>;

/// A definition or a class.
///
/// ```
/// # use rtblgen_records::evaluate_str;
/// let records = evaluate_str("a.td", "class Shape<int n> { int sides = n; } def square : Shape<4>;")?;
/// let square = records.def("square").unwrap();
/// assert_eq!(square.int("sides")?, 4);
/// assert!(square.is_a("Shape"));
/// assert_eq!(square.to_string(), "square {\t// Shape\n  int sides = 4;\n}\n");
/// # Ok::<(), rtblgen_records::Failure>(())
/// ```
#[derive(Clone, Copy)]
pub struct Record<'r> {
    pub(crate) records: &'r Records,
    pub(crate) id: RecordId,
}

/// A field of a record.
///
/// ```
/// # use rtblgen_records::evaluate_str;
/// let records = evaluate_str("a.td", "def a { int size = 4; list<string> names = []; }")?;
/// let fields = records.def("a").unwrap().fields();
/// let fields: Vec<String> = fields.map(|field| format!("{} {}", field.type_name(), field.name())).collect();
/// assert_eq!(fields, ["int size", "list<string> names"]);
/// # Ok::<(), rtblgen_records::Failure>(())
/// ```
#[derive(Clone, Copy)]
pub struct Field<'r> {
    pub(crate) record: Record<'r>,
    pub(crate) data: &'r FieldData,
}

/// The path from a field's value to a part of it, a step per level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Path {
    steps: [u16; Self::DEPTH],
    len: u8,
}

impl Path {
    const DEPTH: usize = 11;
    /// The step to a dag's operator. All other steps are numbers of items or arguments.
    pub(crate) const OPERATOR: u16 = u16::MAX;

    pub(super) const ROOT: Self = Self { steps: [0; Self::DEPTH], len: 0 };

    /// One level deeper. A path has a maximal length; a longer one ends at the enclosing part.
    pub(super) fn step(mut self, step: u16) -> Self {
        if let Some(slot) = self.steps.get_mut(usize::from(self.len)) {
            *slot = step;
            self.len += 1;
        }
        self
    }

    pub(crate) fn steps(&self) -> &[u16] {
        &self.steps[..usize::from(self.len)]
    }
}

/// A value with its provenance.
///
/// ```
/// # use rtblgen_records::evaluate_str;
/// let records = evaluate_str("a.td", "class A<string s> { string text = s; } def a : A<\"found\">;")?;
/// let value = records.def("a").unwrap().value("text")?;
/// assert_eq!(value.as_str(), Some("found"));
/// assert_eq!(<&str>::try_from(value)?, "found");
/// assert_eq!(records.sources().text(value.span()), "\"found\"");
/// # Ok::<(), rtblgen_records::Failure>(())
/// ```
#[derive(Clone, Copy)]
pub struct Value<'r> {
    pub(crate) records: &'r Records,
    pub(crate) id: ValueId,
    pub(crate) field: Field<'r>,
    pub(crate) path: Path,
}

/// The kind of a value.
///
/// The enum is exhaustive, since its variants are the kinds of the language. Every `match` must handle a new kind.
///
/// ```
/// # use rtblgen_records::{ValueKind, evaluate_str};
/// let records = evaluate_str("a.td", "def a { bits<2> b = 0b10; dag d = (a 1); }")?;
/// for field in records.def("a").unwrap().fields() {
///     match field.value().kind() {
///         ValueKind::Bits(bits) => assert_eq!(bits.to_u64(), Some(2)),
///         ValueKind::Dag(dag) => assert_eq!(dag.len(), 1),
///         other => panic!("{other:?}"),
///     }
/// }
/// # Ok::<(), rtblgen_records::Failure>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum ValueKind<'r> {
    /// `?`
    Unset,
    /// One bit.
    Bit(bool),
    /// An integer.
    Int(i64),
    /// Bits, some of which may be unset.
    Bits(Bits<'r>),
    /// A string, also one written as code.
    String(&'r str),
    /// A list.
    List(List<'r>),
    /// A dag.
    Dag(Dag<'r>),
    /// A reference to a record.
    Record(Record<'r>),
    /// An expression that could not be folded: it occurs in classes, and in fields declared with `field`.
    Symbolic,
}

/// A list.
///
/// ```
/// # use rtblgen_records::evaluate_str;
/// let records = evaluate_str("a.td", "def a { list<int> primes = [2, 3, 5]; }")?;
/// let primes = records.def("a").unwrap().list("primes")?;
/// assert_eq!(primes.len(), 3);
/// assert_eq!(primes.into_iter().filter_map(|prime| prime.as_int()).sum::<i64>(), 10);
/// assert_eq!(primes.to_string(), "[2, 3, 5]");
/// # Ok::<(), rtblgen_records::Failure>(())
/// ```
#[derive(Clone, Copy)]
pub struct List<'r> {
    pub(crate) value: Value<'r>,
}

/// A dag: an operator with named arguments.
///
/// ```
/// # use rtblgen_records::evaluate_str;
/// let records = evaluate_str("a.td", "def ins; def a { dag operands = (ins \"i32\":$lhs, \"f32\":$rhs); }")?;
/// let operands = records.def("a").unwrap().dag("operands")?;
/// assert_eq!(operands.operator_record().unwrap().name(), "ins");
/// let names: Vec<Option<&str>> = operands.into_iter().map(|(_, name)| name).collect();
/// assert_eq!(names, [Some("lhs"), Some("rhs")]);
/// # Ok::<(), rtblgen_records::Failure>(())
/// ```
#[derive(Clone, Copy)]
pub struct Dag<'r> {
    pub(crate) value: Value<'r>,
}

/// The bits of a `bits<n>` value.
///
/// ```
/// # use rtblgen_records::evaluate_str;
/// let records = evaluate_str("a.td", "def add { bits<4> rd; bits<8> Inst; let Inst{3...0} = rd; let Inst{7...4} = 9; }")?;
/// let encoding = records.def("add").unwrap().bits("Inst")?;
/// assert_eq!(encoding.into_iter().nth(7), Some(Some(true)));
/// assert_eq!(encoding.reference(2), Some(("rd", 2)));
/// # Ok::<(), rtblgen_records::Failure>(())
/// ```
#[derive(Clone, Copy)]
pub struct Bits<'r> {
    pub(crate) value: Value<'r>,
}
