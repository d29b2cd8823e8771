//! Reads the operations of `irdl` in a module.

use std::collections::HashMap;

use rtblgen_runtime::{Context, Ir, Op, SymbolRefAttr, TypedOp, Value};

use super::super::{
    AllOfOp, AnyOfOp, AnyOp, AttributeOp, AttributesOp, BaseOp, CPredOp, DialectOp, IsOp, OperandsOp,
    OperationOp, ParametersOp, ParametricOp, RegionOp, RegionsOp, ResultsOp, TypeOp, Variadicity,
    lookup_symbol, variadicities,
};
use super::constraints::{Constraint, Parametric, Variable};
use super::kinds;
use super::op::{Operation, RegionShape};

/// The greatest depth of constraints in constraints: their evaluation recurses.
const MAX_DEPTH: usize = 1000;

/// A dialect.
#[derive(Debug, Default)]
pub(super) struct Dialect {
    pub(super) name: String,
    pub(super) ops: Vec<Operation>,
    pub(super) types: Vec<Entity>,
    pub(super) attributes: Vec<Entity>,
}

/// A type or an attribute.
#[derive(Debug)]
pub(super) struct Entity {
    pub(super) name: String,
    pub(super) constraints: Vec<Constraint>,
    pub(super) parameters: Vec<Variable>,
}

/// An error with the operation that is wrong.
type Error = (Op, String);

/// Reads the dialects. Several modules may define parts of one dialect.
pub(super) fn read(ir: &Ir<'_>) -> Result<Vec<Dialect>, Error> {
    let mut dialects: Vec<Dialect> = Vec::new();
    for op in ir.root().pre_order(ir) {
        let Some(own) = DialectOp::cast(ir, op) else { continue };
        let name = own.sym_name(ir);
        if ir.context().dialect(name).is_some() {
            return Err((op, format!("the dialect '{name}' is registered already: choose another name")));
        }
        let index = dialects.iter().position(|dialect| dialect.name == name).unwrap_or_else(|| {
            dialects.push(Dialect { name: name.to_owned(), ..Dialect::default() });
            dialects.len() - 1
        });
        read_dialect(ir, own, &mut dialects[index])?;
    }
    Ok(dialects)
}

fn read_dialect(ir: &Ir<'_>, own: DialectOp, dialect: &mut Dialect) -> Result<(), Error> {
    for op in own.body(ir).ops(ir) {
        if let Some(own) = TypeOp::cast(ir, op) {
            let known = dialect.types.iter().any(|known| known.name == own.sym_name(ir));
            dialect.types.push(read_entity(ir, op, own.sym_name(ir), known)?);
        } else if let Some(own) = AttributeOp::cast(ir, op) {
            let known = dialect.attributes.iter().any(|known| known.name == own.sym_name(ir));
            dialect.attributes.push(read_entity(ir, op, own.sym_name(ir), known)?);
        } else if let Some(own) = OperationOp::cast(ir, op) {
            let known = dialect.ops.iter().any(|known| known.name == own.sym_name(ir));
            only_once(op, own.sym_name(ir), known)?;
            dialect.ops.push(read_operation(ir, own)?);
        }
    }
    Ok(())
}

/// Two modules may not define the same name of a dialect.
fn only_once(op: Op, name: &str, known: bool) -> Result<(), Error> {
    match known {
        true => Err((op, format!("'{name}' is defined already"))),
        false => Ok(()),
    }
}

fn read_entity(ir: &Ir<'_>, op: Op, name: &str, known: bool) -> Result<Entity, Error> {
    only_once(op, name, known)?;
    let mut variables = Variables::default();
    variables.read(ir, op)?;
    let mut parameters = Vec::new();
    for child in children(ir, op) {
        if let Some(own) = ParametersOp::cast(ir, child) {
            parameters = variables.all(ir, child, own.op().operands(ir))?;
        }
    }
    Ok(Entity { name: name.to_owned(), constraints: variables.constraints, parameters })
}

fn read_operation(ir: &Ir<'_>, own: OperationOp) -> Result<Operation, Error> {
    let mut variables = Variables::default();
    variables.read(ir, own.op())?;
    let mut operation = Operation { name: own.sym_name(ir).to_owned(), ..Operation::default() };
    let mut shapes: HashMap<Value, RegionOp> = HashMap::new();
    for op in children(ir, own.op()) {
        if let Some(own) = OperandsOp::cast(ir, op) {
            operation.operands = variables.with_variadicities(ir, op, variadicities(own.variadicity(ir)))?;
        } else if let Some(own) = ResultsOp::cast(ir, op) {
            operation.results = variables.with_variadicities(ir, op, variadicities(own.variadicity(ir)))?;
        } else if let Some(own) = AttributesOp::cast(ir, op) {
            let names = own.attribute_value_names(ir).iter().map(|name| name.string_value().to_owned());
            operation.attributes = names.zip(variables.all(ir, op, op.operands(ir))?).collect();
        } else if let Some(own) = RegionOp::cast(ir, op) {
            shapes.extend(op.results(ir).map(|result| (result, own)));
        } else if RegionsOp::cast(ir, op).is_some() {
            for value in op.operands(ir) {
                let Some(region) = shapes.get(&value).copied() else {
                    return Err((op, "expected regions of `irdl.region`".to_owned()));
                };
                operation.regions.push(read_region(ir, region, &variables)?);
            }
        }
    }
    operation.constraints = variables.constraints;
    Ok(operation)
}

fn read_region(ir: &Ir<'_>, own: RegionOp, variables: &Variables) -> Result<RegionShape, Error> {
    let arguments = match own.constrained_arguments(ir) {
        true => Some(variables.all(ir, own.op(), own.op().operands(ir))?),
        false => None,
    };
    Ok(RegionShape { arguments, blocks: own.number_of_blocks(ir) })
}

/// The operations in the body of a definition.
fn children<'a>(ir: &'a Ir<'_>, op: Op) -> impl Iterator<Item = Op> + 'a {
    op.regions(ir).flat_map(|region| region.ops(ir))
}

/// A definition that a constraint names: its dialect, its name, and whether it is a type.
type Base = (String, String, bool);

/// The types and attributes that a constraint admits, as far as alternatives are compared.
#[derive(Clone, Default)]
struct Bases {
    admits_any: bool,
    definitions: Vec<Base>,
}

/// The constraint variables of a definition.
#[derive(Default)]
struct Variables {
    constraints: Vec<Constraint>,
    /// How deep each constraint is.
    depths: Vec<usize>,
    /// The bases of each constraint.
    bases: Vec<Bases>,
    numbers: HashMap<Value, Variable>,
}

impl Variables {
    /// Reads the constraints in the body of a definition.
    fn read(&mut self, ir: &Ir<'_>, definition: Op) -> Result<(), Error> {
        for op in children(ir, definition) {
            let Some(constraint) = self.constraint(ir, op)? else { continue };
            let parts = op.operands(ir).filter_map(|value| self.numbers.get(&value));
            let depth = parts.map(|part| self.depths[*part] + 1).max().unwrap_or(0);
            if depth > MAX_DEPTH {
                return Err((op, format!("constraints are nested more than {MAX_DEPTH} deep")));
            }
            self.numbers.extend(op.results(ir).map(|result| (result, self.constraints.len())));
            self.bases.push(self.bases_of(&constraint));
            self.constraints.push(constraint);
            self.depths.push(depth);
        }
        Ok(())
    }

    /// The constraint of an operation; `None` if it is none.
    fn constraint(&self, ir: &Ir<'_>, op: Op) -> Result<Option<Constraint>, Error> {
        Ok(Some(if AnyOp::cast(ir, op).is_some() {
            Constraint::Any
        } else if let Some(own) = IsOp::cast(ir, op) {
            Constraint::Is(own.expected(ir).to_string())
        } else if let Some(own) = BaseOp::cast(ir, op) {
            base(ir, own)?
        } else if let Some(own) = ParametricOp::cast(ir, op) {
            let (is_type, dialect, name) = definition_of(ir, op, own.base_type(ir))?;
            let parameters = self.all(ir, op, op.operands(ir))?;
            Constraint::Parametric(Parametric { is_type, dialect, name, parameters })
        } else if AnyOfOp::cast(ir, op).is_some() {
            let variables = self.all(ir, op, op.operands(ir))?;
            self.verify_disjoint(op, &variables)?;
            Constraint::AnyOf(variables)
        } else if AllOfOp::cast(ir, op).is_some() {
            Constraint::AllOf(self.all(ir, op, op.operands(ir))?)
        } else if let Some(own) = CPredOp::cast(ir, op) {
            return Err((
                op,
                format!(
                    "'irdl.c_pred' cannot be evaluated, since \"{}\" is C++: use other constraints",
                    own.pred(ir).escape_default()
                ),
            ));
        } else {
            return Ok(None);
        }))
    }

    /// The alternatives of an `irdl.any_of` must be distinct, since the first one that is satisfied is chosen.
    fn verify_disjoint(&self, op: Op, variables: &[Variable]) -> Result<(), Error> {
        let mut definitions: Vec<&Base> = Vec::new();
        for variable in variables {
            let own = &self.bases[*variable];
            if own.admits_any || own.definitions.iter().any(|own| definitions.contains(&own)) {
                return Err((op, "any_of constraints are not in the correct form".to_owned()));
            }
            definitions.extend(&own.definitions);
        }
        Ok(())
    }

    /// The bases of a constraint, from those of its parts.
    fn bases_of(&self, constraint: &Constraint) -> Bases {
        match constraint {
            Constraint::Any => Bases { admits_any: true, definitions: Vec::new() },
            Constraint::AnyOf(variables) => {
                // MLIR does not look whether one of these admits everything.
                let mut bases = Bases::default();
                for own in variables.iter().flat_map(|own| &self.bases[*own].definitions) {
                    if !bases.definitions.contains(own) {
                        bases.definitions.push(own.clone());
                    }
                }
                bases
            }
            Constraint::AllOf(variables) => {
                variables.first().map(|first| self.bases[*first].clone()).unwrap_or_default()
            }
            Constraint::Parametric(own) => {
                let definition = (own.dialect.clone(), own.name.clone(), own.is_type);
                Bases { admits_any: false, definitions: vec![definition] }
            }
            Constraint::Is(_) | Constraint::TypeOf(_) | Constraint::AttributeOf(_) => Bases::default(),
        }
    }

    /// The variables of values.
    fn all(&self, ir: &Ir<'_>, op: Op, values: impl Iterator<Item = Value>) -> Result<Vec<Variable>, Error> {
        let variable = |value: Value| match self.numbers.get(&value) {
            Some(variable) => Ok(*variable),
            None => Err((
                op,
                format!(
                    "expected constraints of `irdl`, found one of '{}'",
                    origin(ir, value).unwrap_or("a block")
                ),
            )),
        };
        values.map(variable).collect()
    }

    fn with_variadicities(
        &self,
        ir: &Ir<'_>,
        op: Op,
        variadicities: Vec<Variadicity>,
    ) -> Result<Vec<(Variable, Variadicity)>, Error> {
        Ok(self.all(ir, op, op.operands(ir))?.into_iter().zip(variadicities).collect())
    }
}

/// The name of the operation that defines a value.
fn origin<'c>(ir: &Ir<'c>, value: Value) -> Option<&'c str> {
    Some(value.defining_op(ir)?.name(ir).as_str())
}

fn base(ir: &Ir<'_>, own: BaseOp) -> Result<Constraint, Error> {
    if let Some(symbol) = own.base_ref(ir) {
        let (is_type, dialect, name) = definition_of(ir, own.op(), symbol)?;
        let kind = format!("{dialect}.{name}");
        return Ok(if is_type { Constraint::TypeOf(kind) } else { Constraint::AttributeOf(kind) });
    }
    let name = own.base_name(ir).unwrap_or_default();
    let context: &Context = ir.context();
    match name.strip_prefix('!') {
        Some(kind) if kinds::has_types(context, kind) => Ok(Constraint::TypeOf(kind.to_owned())),
        Some(_) => Err((own.op(), format!("no registered type with name {name}"))),
        None => match name.strip_prefix('#').filter(|kind| kinds::has_attributes(context, kind)) {
            Some(kind) => Ok(Constraint::AttributeOf(kind.to_owned())),
            None => Err((own.op(), format!("no registered attribute with name {name}"))),
        },
    }
}

/// Whether a symbol names a type, its dialect and its name.
fn definition_of(ir: &Ir<'_>, op: Op, symbol: SymbolRefAttr<'_>) -> Result<(bool, String, String), Error> {
    let unknown = || (op, format!("{symbol} does not refer to any existing symbol"));
    let found = lookup_symbol(ir, op, symbol).ok_or_else(unknown)?;
    let dialect = found.parent_op(ir).and_then(|parent| DialectOp::cast(ir, parent)).ok_or_else(unknown)?;
    let dialect = dialect.sym_name(ir).to_owned();
    match (TypeOp::cast(ir, found), AttributeOp::cast(ir, found)) {
        (Some(own), _) => Ok((true, dialect, own.sym_name(ir).to_owned())),
        (_, Some(own)) => Ok((false, dialect, own.sym_name(ir).to_owned())),
        _ => Err(unknown()),
    }
}
