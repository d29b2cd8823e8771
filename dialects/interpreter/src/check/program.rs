//! Builds programs that a pattern may match: a function of the matched operations, whose arguments are the other
//! operands.

use rtblgen_runtime::rewrite::pdl::{PdlKind, PdlPattern, PdlValue};
use rtblgen_runtime::{
    Attribute, AttributePresence, Builder, Context, Ir, IrBuilder, Op, OpDefinition, OpState, Type, TypeKind,
    Value,
};
use rustc_hash::FxHashMap;

use super::choices::Choices;

/// The types that are tried for values whose types the pattern leaves open.
const TYPES: &[&str] = &["i1", "i2", "i3", "f16", "index", "i8"];
/// The attributes that are tried for an attribute of a definition, besides numbers of these types.
const ATTRIBUTES: &[&str] = &[
    "unit",
    "0 : i64",
    "1 : i64",
    "2 : i64",
    "3 : i64",
    "4 : i64",
    "5 : i64",
    "6 : i64",
    "7 : i64",
    "8 : i64",
    "9 : i64",
    "#arith.overflow<none>",
    "#arith.overflow<nsw>",
    "#arith.overflow<nuw>",
    "#arith.overflow<nsw, nuw>",
    "#arith.fastmath<none>",
    "#arith.fastmath<nnan>",
    "#arith.fastmath<nsz>",
    "#arith.fastmath<fast>",
];

/// The types and attributes that are tried, in a context.
pub(super) struct Pool<'c> {
    types: Vec<Type<'c>>,
    attributes: Vec<Attribute<'c>>,
}

impl<'c> Pool<'c> {
    pub(super) fn new(context: &'c Context) -> Self {
        let types: Vec<Type<'c>> = TYPES.iter().filter_map(|text| context.parse_type(text).ok()).collect();
        let mut attributes: Vec<Attribute<'c>> =
            ATTRIBUTES.iter().filter_map(|text| context.parse_attribute(text).ok()).collect();
        for ty in &types {
            let numbers: &[i128] = match integer_width(*ty) {
                Some(1) => &[0, 1],
                Some(2) => &[0, 1, 2, 3],
                Some(3) => &[0, 1, 2, 3, 4, 5, 6, 7],
                _ if ty.is_float() => &[],
                _ => &[0, 1, 2, -1, 127, -128],
            };
            attributes.extend(numbers.iter().map(|number| context.integer_attr(*ty, *number)));
            if ty.is_float() {
                let numbers = [0.0, -0.0, 1.0, -1.0, f64::INFINITY, f64::NAN];
                attributes.extend(numbers.iter().map(|number| context.float_attr(*ty, *number)));
            }
        }
        Pool { types, attributes }
    }
}

fn integer_width(ty: Type<'_>) -> Option<u32> {
    match ty.kind() {
        TypeKind::Integer { width, .. } => Some(width),
        _ => None,
    }
}

/// A program for a pattern.
pub(super) struct Program<'c> {
    pub(super) ir: Ir<'c>,
    /// The types of the arguments of `@f`.
    pub(super) inputs: Vec<Type<'c>>,
    /// The root operation of the pattern.
    pub(super) root: Op,
}

/// The reason why there is no program.
pub(super) enum NoProgram {
    /// These choices do not fit together.
    Choices,
    /// No program can be built for the pattern, for the given reason.
    Pattern(String),
}

/// The entity that was built for a value of the pattern.
#[derive(Clone)]
enum Built<'c> {
    Type(Type<'c>),
    Attribute(Option<Attribute<'c>>),
    Value(Value),
    Values(Vec<Value>),
    Op(Op),
    /// A type that is not known yet: the operation may determine it.
    Unknown,
}

/// Builds the program of these choices.
pub(super) fn build<'c>(
    context: &'c Context,
    pool: &Pool<'c>,
    pattern: &PdlPattern<'c>,
    choices: &mut Choices,
) -> Result<Program<'c>, NoProgram> {
    let start = pattern.operations.iter().position(|one| matches!(one.kind, PdlKind::Rewrite { .. }));
    let start = start.ok_or_else(|| NoProgram::Pattern("it rewrites nothing".to_owned()))?;
    let text = "func.func @f() { return }";
    let ir =
        context.parse_module("check.mlir", text).map_err(|errors| NoProgram::Pattern(errors.to_string()))?;
    let function = ir.body_block().first_op(&ir).ok_or(NoProgram::Choices)?;
    let mut builder = ProgramBuilder {
        context,
        pool,
        choices,
        ir,
        function,
        built: FxHashMap::default(),
        inputs: Vec::new(),
        last: None,
    };
    for (number, operation) in pattern.operations[..start].iter().enumerate() {
        let built = builder.operation(&operation.kind)?;
        builder.built.insert(number, built);
    }
    let root = match &pattern.operations[start].kind {
        PdlKind::Rewrite { root: Some(root) } => match builder.get(*root)? {
            Built::Op(op) => op,
            _ => return Err(NoProgram::Choices),
        },
        _ => builder.last.ok_or(NoProgram::Choices)?,
    };
    builder.finish(root)
}

struct ProgramBuilder<'a, 'c> {
    context: &'c Context,
    pool: &'a Pool<'c>,
    choices: &'a mut Choices,
    ir: Ir<'c>,
    function: Op,
    built: FxHashMap<usize, Built<'c>>,
    inputs: Vec<Type<'c>>,
    last: Option<Op>,
}

impl<'c> ProgramBuilder<'_, 'c> {
    fn get(&self, value: PdlValue) -> Result<Built<'c>, NoProgram> {
        self.built.get(&value.operation).cloned().ok_or(NoProgram::Choices)
    }

    fn operation(&mut self, kind: &PdlKind<'c>) -> Result<Built<'c>, NoProgram> {
        let unbuilt = |what: &str| Err(NoProgram::Pattern(what.to_owned()));
        Ok(match kind {
            PdlKind::Type { value: Some(ty) } => Built::Type(*ty),
            // The type is chosen at its first use, since the operation may determine it.
            PdlKind::Type { value: None } | PdlKind::Types { value: None } => Built::Unknown,
            PdlKind::Types { value: Some(types) } => match types.as_slice() {
                [only] => Built::Type(*only),
                _ => return unbuilt("it has lists of types"),
            },
            PdlKind::Attribute { value: Some(value), .. } => Built::Attribute(Some(*value)),
            PdlKind::Attribute { value: None, .. } => Built::Attribute(None),
            PdlKind::Operand { ty } => Built::Value(self.argument(*ty)?),
            PdlKind::Operands { ty } => {
                // Constants have no operands, arithmetic operations have two.
                const COUNTS: [usize; 3] = [1, 0, 2];
                let count = COUNTS[self.choices.choose(COUNTS.len()).ok_or(NoProgram::Choices)?];
                let values = (0..count).map(|_| self.argument(*ty)).collect::<Result<_, _>>()?;
                Built::Values(values)
            }
            PdlKind::Operation { name, operands, attributes, types } => {
                let Some(name) = name else { return unbuilt("it matches operations of any name") };
                Built::Op(self.new_op(name, operands, attributes, types)?)
            }
            PdlKind::Result { parent, index } => match self.get(*parent)? {
                Built::Op(op) if *index < op.result_count(&self.ir) => {
                    Built::Value(op.result(&self.ir, *index))
                }
                _ => return Err(NoProgram::Choices),
            },
            PdlKind::Results { parent, .. } => match self.get(*parent)? {
                Built::Op(op) => Built::Values(op.results(&self.ir).collect()),
                _ => return Err(NoProgram::Choices),
            },
            // The pattern calls the constraint when it is applied.
            PdlKind::NativeConstraint { .. } => Built::Unknown,
            _ => return unbuilt("it has a part that no program is built of"),
        })
    }

    fn any_type(&mut self) -> Result<Type<'c>, NoProgram> {
        let number = self.choices.choose(self.pool.types.len()).ok_or(NoProgram::Choices)?;
        Ok(self.pool.types[number])
    }

    /// The type of a value of the pattern. A type that was unknown is chosen, and stays the same.
    fn type_of(&mut self, ty: Option<PdlValue>) -> Result<Type<'c>, NoProgram> {
        let Some(value) = ty else { return self.any_type() };
        match self.get(value)? {
            Built::Type(ty) => Ok(ty),
            Built::Unknown => {
                let ty = self.any_type()?;
                self.built.insert(value.operation, Built::Type(ty));
                Ok(ty)
            }
            _ => Err(NoProgram::Choices),
        }
    }

    fn argument(&mut self, ty: Option<PdlValue>) -> Result<Value, NoProgram> {
        let ty = self.type_of(ty)?;
        self.inputs.push(ty);
        let entry = self.function.region(&self.ir, 0).entry(&self.ir).ok_or(NoProgram::Choices)?;
        Ok(self.ir.add_argument(entry, ty, self.context.unknown_loc()))
    }

    fn new_op(
        &mut self,
        name: &str,
        operands: &[PdlValue],
        attributes: &[(String, PdlValue)],
        types: &[PdlValue],
    ) -> Result<Op, NoProgram> {
        let mut state = OpState::new(self.context.op_name(name), self.context.unknown_loc());
        let Some(definition) = state.name.definition() else {
            return Err(NoProgram::Pattern(format!("the operation `{name}` is not registered")));
        };
        if !definition.regions.is_empty() || !definition.successors.is_empty() {
            return Err(NoProgram::Pattern(format!(
                "`{name}` has regions or successors, which are not built"
            )));
        }
        for operand in operands {
            match self.get(*operand)? {
                Built::Value(value) => state = state.operand(value),
                Built::Values(values) => state = state.operands(values),
                _ => return Err(NoProgram::Choices),
            }
        }
        state = self.attributes(state, definition, attributes)?;
        state = self.results(state, definition, types)?;
        let last =
            self.function.region(&self.ir, 0).entry(&self.ir).and_then(|entry| entry.last_op(&self.ir));
        let last = last.ok_or(NoProgram::Choices)?;
        let types_of_results = types.to_vec();
        let op = IrBuilder::before(&mut self.ir, last).create(state);
        self.last = Some(op);
        if self.ir.verify_op(op).is_err() {
            return Err(NoProgram::Choices);
        }
        // Types that the operation determines hold for the rest of the pattern.
        if types_of_results.len() == op.result_count(&self.ir) {
            for (number, ty) in types_of_results.iter().enumerate() {
                if matches!(self.get(*ty)?, Built::Unknown) {
                    self.built.insert(ty.operation, Built::Type(op.result(&self.ir, number).ty(&self.ir)));
                }
            }
        }
        Ok(op)
    }

    fn attributes(
        &mut self,
        mut state: OpState<'c>,
        definition: &'static OpDefinition,
        given: &[(String, PdlValue)],
    ) -> Result<OpState<'c>, NoProgram> {
        for (name, value) in given {
            let known = match self.get(*value)? {
                Built::Attribute(known) => known,
                _ => return Err(NoProgram::Choices),
            };
            let attribute = match (known, definition.slot(name)) {
                (Some(known), _) => known,
                (None, Some(slot)) => self.attribute(definition, slot)?,
                (None, None) => self.context.unit_attr(),
            };
            self.built.insert(value.operation, Built::Attribute(Some(attribute)));
            state = state.attribute(name, attribute);
        }
        for (slot, own) in definition.attributes.iter().enumerate() {
            if own.property.is_some() || given.iter().any(|(name, _)| name == own.name) {
                continue;
            }
            match own.presence {
                AttributePresence::Optional => {}
                AttributePresence::Required
                | AttributePresence::Default(_)
                | AttributePresence::DefaultOptional(_) => {
                    let attribute = self.attribute(definition, slot)?;
                    state = state.attribute(own.name, attribute);
                }
            }
        }
        Ok(state)
    }

    /// One of the attributes that the definition allows. The default value comes first.
    fn attribute(
        &mut self,
        definition: &'static OpDefinition,
        slot: usize,
    ) -> Result<Attribute<'c>, NoProgram> {
        let own = &definition.attributes[slot];
        let default = own.presence.default_value(self.context);
        let fitting =
            self.pool.attributes.iter().copied().filter(|attribute| (own.constraint.check)(*attribute));
        let all: Vec<Attribute<'c>> =
            default.into_iter().chain(fitting.filter(|attribute| Some(*attribute) != default)).collect();
        let number = self.choices.choose(all.len()).ok_or_else(|| {
            NoProgram::Pattern(format!("no attribute `{}` of `{}` is known here", own.name, definition.name))
        })?;
        Ok(all[number])
    }

    /// Adds the types of the results: those of the pattern, inferred ones, or chosen ones.
    fn results(
        &mut self,
        mut state: OpState<'c>,
        definition: &'static OpDefinition,
        types: &[PdlValue],
    ) -> Result<OpState<'c>, NoProgram> {
        let known: Vec<Built<'c>> = types.iter().map(|ty| self.get(*ty)).collect::<Result<_, _>>()?;
        let is_known = |built: &Built<'c>| matches!(built, Built::Type(_));
        if !known.iter().all(is_known) || known.len() != definition.results.len() {
            let entry = self.function.region(&self.ir, 0).entry(&self.ir).ok_or(NoProgram::Choices)?;
            let inferred = IrBuilder::at_block_end(&mut self.ir, entry).infer_result_types(&state);
            if state.name.type_inference().is_some() {
                state.results.extend(inferred.map_err(|_| NoProgram::Choices)?);
                return Ok(state);
            }
        }
        for number in 0..definition.results.len() {
            let ty = match known.get(number) {
                Some(Built::Type(ty)) => *ty,
                _ => self.any_type()?,
            };
            state = state.result(ty);
        }
        Ok(state)
    }

    /// Returns the results of the root from the function, and completes the function.
    fn finish(mut self, root: Op) -> Result<Program<'c>, NoProgram> {
        let context = self.context;
        let results: Vec<Value> = root.results(&self.ir).collect();
        let types: Vec<Type<'c>> = root.result_types(&self.ir).collect();
        let end = root.block(&self.ir).and_then(|block| block.last_op(&self.ir)).ok_or(NoProgram::Choices)?;
        self.ir.set_operands(end, &results);
        let ty = context.function_type(&self.inputs, &types);
        self.ir.set_attribute(self.function, "function_type", context.type_attr(ty));
        match self.ir.verify() {
            Ok(()) => Ok(Program { ir: self.ir, inputs: self.inputs, root }),
            Err(_) => Err(NoProgram::Choices),
        }
    }
}
