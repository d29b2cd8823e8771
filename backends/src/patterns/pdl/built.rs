//! Native calls that do nothing but build an op, as an operation of PDL: `SumOp::build($_builder, $_loc, $0, $1).sum($_builder)`.

use rtblgen_pdll::pdl::{Kind, Value, ValueType};
use syn::Expr;

use crate::ods::model::{Arity, Operator};
use crate::patterns::model::ResultNative;
use crate::patterns::pdl::function::PdlEntityKind;
use crate::patterns::pdl::lowering::{Lowered, Lowering};
use crate::patterns::pdl::native::{BUILDER, LOCATION, common};
use crate::rust::namer;

/// A call of the builder of an op.
struct Build<'r> {
    operator: Operator<'r>,
    /// The number of the call's argument that each operand is.
    operands: Vec<usize>,
    /// The number of the result whose value the call has.
    result: Option<usize>,
}

impl<'a, 'r> Lowering<'a, 'r> {
    /// The values of a native call that builds an op, if it does nothing else.
    pub(super) fn built(&mut self, native: &'a ResultNative<'r>) -> Lowered<Option<Vec<Value>>> {
        let Some(build) = self.build(native) else { return Ok(None) };
        let span = native.call.text.span();
        let mut arguments = Vec::new();
        for argument in &native.arguments {
            match self.native_argument(argument)? {
                (values, PdlEntityKind::Value) if values.len() == 1 => arguments.extend(values),
                _ => return self.unsupported(span, "an argument of a builder is not one value"),
            }
        }
        let operands: Vec<Value> = build.operands.iter().map(|number| arguments[*number]).collect();
        let types = self.inferred_types(&build.operator, operands.first().copied())?;
        let name = Some(build.operator.qualified_name.clone());
        let kind = Kind::Operation { name, operands, attributes: Vec::new(), types };
        let new = self.add(self.pattern.span, kind, &[ValueType::Operation]);
        if let Some(location) = &native.location {
            self.set_location(new, location)?;
        }
        let value = build.result.map(|index| self.result(span, new, &build.operator, index));
        Ok(Some(value.into_iter().collect()))
    }

    fn build(&self, native: &ResultNative<'r>) -> Option<Build<'r>> {
        let text = native.call.expression;
        let expression = self.expression(native.call.text.span(), text, |name| match name.parse::<usize>() {
            Ok(number) => Some(argument(number)),
            Err(_) => common(name),
        });
        let expression = expression.ok()?;
        let (call, accessor) = match &expression {
            Expr::MethodCall(method) if method.args.len() == 1 && is_name(&method.args[0], BUILDER) => {
                (&*method.receiver, Some(method.method.to_string()))
            }
            call => (call, None),
        };
        let Expr::Call(call) = call else { return None };
        let Expr::Path(path) = &*call.func else { return None };
        let mut names = path.path.segments.iter().rev().map(|segment| segment.ident.to_string());
        let (function, class) = (names.next()?, names.next()?);
        let given: Vec<&Expr> = call.args.iter().collect();
        let [builder, location, given @ ..] = given.as_slice() else { return None };
        if function != "build" || !is_name(builder, BUILDER) || !is_name(location, LOCATION) {
            return None;
        }
        let count = native.arguments.len();
        let number = |own: &&Expr| (0..count).find(|number| is_name(own, &argument(*number)));
        let operands = given.iter().map(number).collect::<Option<Vec<usize>>>()?;
        let operator = self.built_op(&class).filter(|own| own.operands.len() == operands.len())?;
        let result = match accessor {
            Some(name) => Some(
                operator
                    .results
                    .iter()
                    .position(|own| own.arity == Arity::One && namer::snake_case(own.name) == name)?,
            ),
            None if native.call.returns == 0 => None,
            None => return None,
        };
        Some(Build { operator, operands, result })
    }

    /// The op with this class in Rust, if its builder takes single operands and nothing else.
    fn built_op(&self, class: &str) -> Option<Operator<'r>> {
        let records = self.pattern.source.operator.record.records();
        let suffix = format!("_{class}");
        let named = records.derived("Op").filter(|own| own.name() == class || own.name().ends_with(&suffix));
        let mut ops = named.filter_map(|own| Operator::from_record(own).ok());
        let operator = ops.find(|own| own.class_name == class)?;
        let has_operands_only = operator.attributes.is_empty()
            && operator.properties.is_empty()
            && operator.regions.is_empty()
            && operator.successors.is_empty()
            && operator.builders.is_empty()
            && operator.operands.iter().all(|own| own.arity == Arity::One);
        let infers = operator.results.is_empty() || operator.result_types.is_some();
        let is_only_one = ops.all(|own| own.class_name != class);
        (has_operands_only && infers && is_only_one).then_some(operator)
    }
}

/// The variable for an argument of a call.
fn argument(number: usize) -> String {
    format!("argument_{number}")
}

fn is_name(expression: &Expr, name: &str) -> bool {
    matches!(expression, Expr::Path(path) if path.path.is_ident(name))
}
