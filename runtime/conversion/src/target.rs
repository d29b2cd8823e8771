//! Conversion targets: which operations are legal.

use rustc_hash::FxHashMap;

use rtblgen_ir::context::Context;
use rtblgen_ir::ir::OpName;
use rtblgen_ir::ir::{Ir, Op, TypedOp};

/// The legality of an operation name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegalizationAction {
    /// Every instance is legal.
    Legal,
    /// A callback decides per instance.
    Dynamic,
    /// No instance is legal.
    Illegal,
}

/// Decides the legality of an operation; `None` defers to the callback that was registered before.
type Callback<'c> = Box<dyn Fn(&Ir<'c>, Op) -> Option<bool> + Send + Sync + 'c>;

/// The callbacks of one entry. The last one registered decides first.
#[derive(Default)]
struct Callbacks<'c>(Vec<Callback<'c>>);

impl<'c> Callbacks<'c> {
    fn decide(&self, ir: &Ir<'c>, op: Op) -> Option<bool> {
        self.0.iter().rev().find_map(|callback| callback(ir, op))
    }
}

struct Entry<'c> {
    action: LegalizationAction,
    legality: Callbacks<'c>,
    is_recursive: bool,
    recursive: Callbacks<'c>,
}

impl Entry<'_> {
    fn new(action: LegalizationAction) -> Self {
        Entry { action, legality: Callbacks::default(), is_recursive: false, recursive: Callbacks::default() }
    }
}

/// The legality of one operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Legality {
    /// The operation is legal.
    Legal {
        /// The operations nested in it are legal, too, and are skipped.
        recursively: bool,
    },
    /// The operation is illegal in the target.
    Illegal,
    /// The operation is unknown to the target.
    Unknown,
}

/// The legal operations and dialects (MLIR's `ConversionTarget`).
///
/// An entry for an operation precedes one for its dialect, which precedes the callback for unknown operations.
///
/// ```
/// use rtblgen_runtime::conversion::{ConversionTarget, LegalizationAction};
/// use rtblgen_runtime::dialects::func::{CallOp, FuncOp};
/// use rtblgen_runtime::{Context, TypedOp};
///
/// let context = Context::new();
/// let mut target = ConversionTarget::new(&context);
/// target.legal_dialect("func").illegal::<CallOp>();
/// target.dynamic::<FuncOp>(|ir, func| Some(func.attr(ir, "done").is_some()));
/// assert_eq!(target.action_of(context.op_name("func.call")), Some(LegalizationAction::Illegal));
/// assert_eq!(target.action_of(context.op_name("toy.add")), None);
/// ```
pub struct ConversionTarget<'c> {
    context: &'c Context,
    ops: FxHashMap<OpName<'c>, Entry<'c>>,
    dialects: FxHashMap<String, Entry<'c>>,
    unknown: Callbacks<'c>,
}

impl<'c> ConversionTarget<'c> {
    /// Creates a target without entries.
    pub fn new(context: &'c Context) -> Self {
        ConversionTarget {
            context,
            ops: FxHashMap::default(),
            dialects: FxHashMap::default(),
            unknown: Callbacks::default(),
        }
    }

    /// Makes an operation legal.
    pub fn legal<O: TypedOp>(&mut self) -> &mut Self {
        self.legal_op(O::NAME)
    }

    /// Makes an operation illegal.
    pub fn illegal<O: TypedOp>(&mut self) -> &mut Self {
        self.illegal_op(O::NAME)
    }

    /// Adds a callback that decides per instance of an operation: legal, illegal, or `None` for unknown.
    pub fn dynamic<O: TypedOp>(
        &mut self,
        is_legal: impl Fn(&Ir<'c>, O) -> Option<bool> + Send + Sync + 'c,
    ) -> &mut Self {
        self.dynamic_op(O::NAME, move |ir, op| is_legal(ir, O::cast(ir, op)?))
    }

    /// Makes the operations nested in legal instances of an operation legal.
    ///
    /// # Panics
    ///
    /// Panics like [`recursively_legal_op`](Self::recursively_legal_op).
    #[track_caller]
    pub fn recursively_legal<O: TypedOp>(&mut self) -> &mut Self {
        self.recursively_legal_op(O::NAME)
    }

    /// Sets the action of an operation, given by its name. A conversion fails if the dialect is registered and has no such
    /// operation.
    pub fn set_op_action(&mut self, op: &str, action: LegalizationAction) -> &mut Self {
        self.op_entry(op, action);
        self
    }

    fn op_entry(&mut self, op: &str, action: LegalizationAction) -> &mut Entry<'c> {
        let name = self.context.op_name(op);
        let entry = self.ops.entry(name).or_insert_with(|| Entry::new(action));
        entry.action = action;
        entry
    }

    fn dialect_entry(&mut self, dialect: &str, action: LegalizationAction) -> &mut Entry<'c> {
        let entry = self.dialects.entry(dialect.to_owned()).or_insert_with(|| Entry::new(action));
        entry.action = action;
        entry
    }

    /// Makes an operation legal, given by its name.
    pub fn legal_op(&mut self, op: &str) -> &mut Self {
        self.set_op_action(op, LegalizationAction::Legal)
    }

    /// Makes operations legal, given by their names.
    pub fn legal_ops(&mut self, ops: &[&str]) -> &mut Self {
        ops.iter().for_each(|op| {
            self.legal_op(op);
        });
        self
    }

    /// Makes an operation illegal, given by its name.
    pub fn illegal_op(&mut self, op: &str) -> &mut Self {
        self.set_op_action(op, LegalizationAction::Illegal)
    }

    /// Makes operations illegal, given by their names.
    pub fn illegal_ops(&mut self, ops: &[&str]) -> &mut Self {
        ops.iter().for_each(|op| {
            self.illegal_op(op);
        });
        self
    }

    /// The same for an operation that is given by its name.
    pub fn dynamic_op(
        &mut self,
        op: &str,
        is_legal: impl Fn(&Ir<'c>, Op) -> Option<bool> + Send + Sync + 'c,
    ) -> &mut Self {
        self.op_entry(op, LegalizationAction::Dynamic).legality.0.push(Box::new(is_legal));
        self
    }

    /// Makes the operations of a dialect legal.
    pub fn legal_dialect(&mut self, dialect: &str) -> &mut Self {
        self.dialect_entry(dialect, LegalizationAction::Legal);
        self
    }

    /// Makes the operations of a dialect illegal.
    pub fn illegal_dialect(&mut self, dialect: &str) -> &mut Self {
        self.dialect_entry(dialect, LegalizationAction::Illegal);
        self
    }

    /// Adds a callback that decides per operation of a dialect.
    pub fn dynamic_dialect(
        &mut self,
        dialect: &str,
        is_legal: impl Fn(&Ir<'c>, Op) -> Option<bool> + Send + Sync + 'c,
    ) -> &mut Self {
        self.dialect_entry(dialect, LegalizationAction::Dynamic).legality.0.push(Box::new(is_legal));
        self
    }

    /// The same for an operation that is given by its name.
    ///
    /// # Panics
    ///
    /// Panics if the target has no entry for the operation, or an illegal one.
    #[track_caller]
    pub fn recursively_legal_op(&mut self, op: &str) -> &mut Self {
        let entry = self.legal_entry(op);
        entry.is_recursive = true;
        entry.recursive.0.clear();
        self
    }

    /// Adds a callback that decides whether the operations nested in a legal instance of an operation are
    /// legal, too.
    ///
    /// # Panics
    ///
    /// Panics like [`recursively_legal_op`](Self::recursively_legal_op).
    #[track_caller]
    pub fn recursively_legal_op_if(
        &mut self,
        op: &str,
        is_legal: impl Fn(&Ir<'c>, Op) -> Option<bool> + Send + Sync + 'c,
    ) -> &mut Self {
        let entry = self.legal_entry(op);
        entry.is_recursive = true;
        entry.recursive.0.push(Box::new(is_legal));
        self
    }

    #[track_caller]
    fn legal_entry(&mut self, op: &str) -> &mut Entry<'c> {
        let entry = self.ops.get_mut(&self.context.op_name(op));
        let entry = entry.filter(|entry| entry.action != LegalizationAction::Illegal);
        entry.unwrap_or_else(|| panic!("`{op}` is not legal in the target"))
    }

    /// Adds a callback that decides on operations without an entry.
    pub fn dynamic_unknown(
        &mut self,
        is_legal: impl Fn(&Ir<'c>, Op) -> Option<bool> + Send + Sync + 'c,
    ) -> &mut Self {
        self.unknown.0.push(Box::new(is_legal));
        self
    }

    /// An operation with an entry that its dialect, which is registered, does not have: the first by name.
    pub(super) fn unknown_op(&self) -> Option<OpName<'c>> {
        let dialect = |name: &OpName<'c>| self.context.dialect(name.dialect());
        let is_closed = |name: &OpName<'c>| dialect(name).is_some_and(|own| !own.hooks.allows_unknown_ops);
        let unknown = self.ops.keys().filter(|name| !name.is_registered() && is_closed(name));
        unknown.copied().min_by_key(|name| name.as_str())
    }

    fn entry(&self, name: OpName<'c>) -> Option<&Entry<'c>> {
        self.ops.get(&name).or_else(|| self.dialects.get(name.dialect()))
    }

    /// Returns the action for an operation name; `None` without an entry.
    pub fn action_of(&self, name: OpName<'c>) -> Option<LegalizationAction> {
        match self.entry(name) {
            Some(entry) => Some(entry.action),
            None => (!self.unknown.0.is_empty()).then_some(LegalizationAction::Dynamic),
        }
    }

    /// The legality of an operation.
    pub fn legality(&self, ir: &Ir<'c>, op: Op) -> Legality {
        let Some(entry) = self.entry(op.name(ir)) else {
            return match self.unknown.decide(ir, op) {
                Some(true) => Legality::Legal { recursively: false },
                Some(false) => Legality::Illegal,
                None => Legality::Unknown,
            };
        };
        match entry.action {
            LegalizationAction::Legal => {}
            LegalizationAction::Illegal => return Legality::Illegal,
            LegalizationAction::Dynamic => match entry.legality.decide(ir, op) {
                Some(true) => {}
                Some(false) => return Legality::Illegal,
                None => return Legality::Unknown,
            },
        }
        let recursively = entry.is_recursive && entry.recursive.decide(ir, op).unwrap_or(true);
        Legality::Legal { recursively }
    }

    /// Whether an operation is legal.
    pub fn is_legal(&self, ir: &Ir<'c>, op: Op) -> bool {
        matches!(self.legality(ir, op), Legality::Legal { .. })
    }
}
