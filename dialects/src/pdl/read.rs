//! Reads `pdl.pattern` operations as patterns that the rewriter can run.

use std::collections::HashMap;

use rtblgen_runtime::rewrite::pdl::{PdlError, PdlKind, PdlOperation, PdlPattern, PdlType, PdlValue};
use rtblgen_runtime::{Context, Ir, Location, Op, Type, TypeAttr, TypedOp, Value};

use super::{
    ApplyNativeConstraintOp, ApplyNativeRewriteOp, AttributeOp, AttributeType, EraseOp, OperandOp,
    OperandsOp, OperationOp, OperationType, PatternOp, RangeOp, RangeType, ReplaceOp, ResultOp, ResultsOp,
    RewriteOp, TypeOp, TypeType, TypesOp, ValueType, range_of,
};

/// The patterns in an operation, such as a module, which has been verified.
///
/// A rewrite by a function calls it with the root, if there is one, and the other arguments.
///
/// ```
/// use rtblgen_dialects::pdl::{PdlDialect, patterns};
/// use rtblgen_runtime::rewrite::pdl::{AddPdl, PdlFunctions};
/// use rtblgen_runtime::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
///
/// let context = Context::new();
/// context.register::<PdlDialect>();
/// context.allow_unregistered_dialects(true);
/// let text = r#"pdl.pattern @forward : benefit(1) {
///   %value = operand
///   %type = type
///   %root = operation "t.copy"(%value : !pdl.value) -> (%type : !pdl.type)
///   rewrite %root { replace %root with (%value : !pdl.value) }
/// }"#;
/// let rules = context.parse_module("rules.mlir", text).unwrap();
/// let mut set = RewritePatternSet::new(&context);
/// set.add_pdl(patterns(&rules, rules.root()).unwrap(), &PdlFunctions::default()).unwrap();
///
/// let text = "%0 = \"t.a\"() : () -> i1\n%1 = \"t.copy\"(%0) : (i1) -> i1\n\"t.use\"(%1) : (i1) -> ()";
/// let mut program = context.parse_module("program.mlir", text).unwrap();
/// apply_patterns_greedily(&mut program, &set.freeze(), GreedyConfig::default()).unwrap();
/// assert!(!program.to_string().contains("t.copy"));
/// ```
///
/// # Errors
///
/// A construct that the rewriter cannot run: ranges of attributes or operations, a pattern without a rewrite.
pub fn patterns<'c>(ir: &Ir<'c>, op: Op) -> Result<Vec<PdlPattern<'c>>, PdlError> {
    let found = op.pre_order(ir).filter_map(|op| PatternOp::cast(ir, op));
    found.enumerate().map(|(number, op)| pattern_of(ir, op, number)).collect()
}

/// The pattern of an operation, which has been verified. `number` is in the name of one that has none.
///
/// # Errors
///
/// Fails like [`patterns`].
pub fn pattern_of<'c>(ir: &Ir<'c>, op: PatternOp, number: usize) -> Result<PdlPattern<'c>, PdlError> {
    Reader::new(ir, op, number).pattern(op)
}

struct Reader<'a, 'c> {
    ir: &'a Ir<'c>,
    pattern: PdlPattern<'c>,
    /// The place of each value in the pattern.
    values: HashMap<Value, PdlValue>,
}

impl<'a, 'c> Reader<'a, 'c> {
    fn new(ir: &'a Ir<'c>, op: PatternOp, number: usize) -> Self {
        let name = op.sym_name(ir).map_or_else(|| format!("pdl_pattern_{number}"), str::to_owned);
        // The verifier has checked that it is not negative.
        let benefit = u16::try_from(op.benefit(ir)).unwrap_or_default();
        let location = Some(op.op().location(ir));
        Self {
            ir,
            pattern: PdlPattern { name, benefit, location, ..PdlPattern::default() },
            values: HashMap::new(),
        }
    }

    fn error(&self, message: &str) -> PdlError {
        let operation = Some(self.pattern.operations.len());
        PdlError { pattern: self.pattern.name.clone(), operation, message: message.to_owned() }
    }

    fn pattern(mut self, op: PatternOp) -> Result<PdlPattern<'c>, PdlError> {
        let ir = self.ir;
        let body = op.body_region(ir).entry(ir).ok_or_else(|| self.error("it has no body"))?;
        for op in body.ops(ir) {
            match RewriteOp::cast(ir, op) {
                Some(rewrite) => self.rewrite(rewrite)?,
                None => self.operation(op)?,
            }
        }
        Ok(self.pattern)
    }

    fn rewrite(&mut self, rewrite: RewriteOp) -> Result<(), PdlError> {
        let ir = self.ir;
        let root = self.optional(rewrite.root(ir))?;
        let location = rewrite.op().location(ir);
        self.add(PdlKind::Rewrite { root }, Vec::new(), location);
        if let Some(name) = rewrite.name(ir) {
            let arguments = self.values_of(rewrite.op().operands(ir))?;
            let kind = PdlKind::NativeRewrite { name: name.to_owned(), arguments };
            self.add(kind, Vec::new(), location);
        }
        let body = rewrite.body_region(ir).entry(ir);
        body.into_iter().flat_map(|body| body.ops(ir)).try_for_each(|op| self.operation(op))
    }

    fn add(&mut self, kind: PdlKind<'c>, results: Vec<PdlType>, location: Location<'c>) {
        self.pattern.operations.push(PdlOperation { kind, results, location: Some(location) });
    }

    fn operation(&mut self, op: Op) -> Result<(), PdlError> {
        let kind = self.kind(op)?;
        let types = op.result_types(self.ir).map(|ty| self.ty(ty)).collect::<Result<_, _>>()?;
        let operation = self.pattern.operations.len();
        let results = op.results(self.ir).enumerate();
        self.values.extend(results.map(|(result, value)| (value, PdlValue { operation, result })));
        self.add(kind, types, op.location(self.ir));
        Ok(())
    }

    fn value(&self, value: impl Into<Value>) -> Result<PdlValue, PdlError> {
        self.values
            .get(&value.into())
            .copied()
            .ok_or_else(|| self.error("a value is used before it is defined"))
    }

    fn values_of(&self, values: impl Iterator<Item = impl Into<Value>>) -> Result<Vec<PdlValue>, PdlError> {
        values.map(|value| self.value(value)).collect()
    }

    fn optional(&self, value: Option<impl Into<Value>>) -> Result<Option<PdlValue>, PdlError> {
        value.map(|value| self.value(value)).transpose()
    }

    /// Returns the kind of the operation.
    fn kind(&self, op: Op) -> Result<PdlKind<'c>, PdlError> {
        match self.matched(op)? {
            Some(kind) => Ok(kind),
            None => self.rewritten(op),
        }
    }

    /// Reads an operation that is permitted in a match.
    fn matched(&self, op: Op) -> Result<Option<PdlKind<'c>>, PdlError> {
        let ir = self.ir;
        Ok(Some(if let Some(op) = OperationOp::cast(ir, op) {
            self.operation_op(op)?
        } else if let Some(op) = AttributeOp::cast(ir, op) {
            PdlKind::Attribute { value: op.value(ir), ty: self.optional(op.value_type(ir))? }
        } else if let Some(op) = OperandOp::cast(ir, op) {
            PdlKind::Operand { ty: self.optional(op.value_type(ir))? }
        } else if let Some(op) = OperandsOp::cast(ir, op) {
            PdlKind::Operands { ty: self.optional(op.value_type(ir))? }
        } else if let Some(op) = TypeOp::cast(ir, op) {
            PdlKind::Type { value: op.constant_type(ir) }
        } else if let Some(op) = TypesOp::cast(ir, op) {
            PdlKind::Types { value: constant_types(ir, op) }
        } else if let Some(op) = ResultOp::cast(ir, op) {
            PdlKind::Result { parent: self.value(op.parent(ir))?, index: self.index(op.index(ir))? }
        } else if let Some(op) = ResultsOp::cast(ir, op) {
            let index = op.index(ir).map(|index| self.index(index)).transpose()?;
            PdlKind::Results { parent: self.value(op.parent(ir))?, index }
        } else if let Some(op) = ApplyNativeConstraintOp::cast(ir, op) {
            let (name, arguments) = (op.name(ir).to_owned(), self.values_of(op.args(ir))?);
            PdlKind::NativeConstraint { name, arguments, is_negated: op.is_negated(ir) }
        } else {
            return Ok(None);
        }))
    }

    /// Reads an operation that is permitted only in rewrites.
    fn rewritten(&self, op: Op) -> Result<PdlKind<'c>, PdlError> {
        let ir = self.ir;
        Ok(if let Some(op) = ApplyNativeRewriteOp::cast(ir, op) {
            PdlKind::NativeRewrite { name: op.name(ir).to_owned(), arguments: self.values_of(op.args(ir))? }
        } else if let Some(op) = EraseOp::cast(ir, op) {
            PdlKind::Erase { root: self.value(op.op_value(ir))? }
        } else if let Some(op) = RangeOp::cast(ir, op) {
            PdlKind::Range { elements: self.values_of(op.arguments(ir))? }
        } else if let Some(op) = ReplaceOp::cast(ir, op) {
            let values = op.repl_operation(ir).into_iter().map(Value::from).chain(op.repl_values(ir));
            PdlKind::Replace { root: self.value(op.op_value(ir))?, values: self.values_of(values)? }
        } else {
            return Err(self.error(&format!("the rewriter cannot run `{}`", op.name(ir))));
        })
    }

    fn operation_op(&self, op: OperationOp) -> Result<PdlKind<'c>, PdlError> {
        let ir = self.ir;
        let names = op.attribute_names(ir).into_iter().map(str::to_owned);
        Ok(PdlKind::Operation {
            name: op.op_name(ir).map(str::to_owned),
            operands: self.values_of(op.operand_values(ir))?,
            attributes: names.zip(self.values_of(op.attribute_values(ir))?).collect(),
            types: self.values_of(op.type_values(ir))?,
        })
    }

    fn index(&self, index: i32) -> Result<usize, PdlError> {
        usize::try_from(index).map_err(|_| self.error("the number of a result is negative"))
    }

    fn ty(&self, ty: Type<'c>) -> Result<PdlType, PdlError> {
        let found =
            entity_of(ty).filter(|found| !matches!(found, PdlType::AttributeRange | PdlType::OperationRange));
        found.ok_or_else(|| self.error(&format!("the rewriter has no values of type `{ty}`")))
    }
}

/// Returns the entity of values of a type of the dialect; `None` for other types.
pub fn entity_of(ty: Type<'_>) -> Option<PdlType> {
    if let Some(range) = ty.cast::<RangeType<'_>>() {
        return entity_of(range.element_type()).map(PdlType::range);
    }
    if ty.cast::<AttributeType<'_>>().is_some() {
        Some(PdlType::Attribute)
    } else if ty.cast::<OperationType<'_>>().is_some() {
        Some(PdlType::Operation)
    } else if ty.cast::<TypeType<'_>>().is_some() {
        Some(PdlType::Type)
    } else {
        ty.cast::<ValueType<'_>>().map(|_| PdlType::Value)
    }
}

/// The type of values that stand for an entity.
pub fn type_of(context: &Context, entity: PdlType) -> Type<'_> {
    let element = match entity.element() {
        PdlType::Attribute => AttributeType::get(context).into(),
        PdlType::Operation => OperationType::get(context).into(),
        PdlType::Type => TypeType::get(context).into(),
        _ => ValueType::get(context).into(),
    };
    if entity.is_range() { range_of(element) } else { element }
}

fn constant_types<'c>(ir: &Ir<'c>, op: TypesOp) -> Option<Vec<Type<'c>>> {
    let types = op.constant_types(ir)?;
    Some(types.iter().filter_map(|ty| Some(ty.cast::<TypeAttr<'c>>()?.value())).collect())
}
