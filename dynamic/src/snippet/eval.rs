//! Evaluation of trees.

use std::cmp::Ordering;

use rtblgen_ir::{AttributeKind, TypeKind, support};

use super::accessors::access;
use super::tree::{Closure, ClosureMethod, Comparison, Node, Operator, Pattern, Target};
use super::{Stop, Value, make, methods};

type Evaluated<'a, 'c> = Result<Value<'a, 'c>, Stop>;

/// The variables, the outermost one first.
type Variables<'a, 'c> = Vec<Value<'a, 'c>>;

/// The maximum number of elements of `vec![element; count]`, as in translated C++.
const MAX_REPEATED: usize = 1 << 20;

/// The value of a tree.
pub(super) fn eval<'a, 'c>(node: &Node, variables: &mut Variables<'a, 'c>) -> Evaluated<'a, 'c> {
    stacker::maybe_grow(64 * 1024, 1024 * 1024, || eval_node(node, variables))
}

fn eval_node<'a, 'c>(node: &Node, variables: &mut Variables<'a, 'c>) -> Evaluated<'a, 'c> {
    Ok(match node {
        Node::Bool(value) => Value::Bool(*value),
        Node::Int(value) => Value::Int(*value),
        Node::Float(value) => Value::Float(*value),
        Node::Text(text) => Value::Text(text.clone()),
        Node::FloatKind(kind) => Value::FloatKind(*kind),
        Node::Variable(index) => variables.get(*index).cloned().ok_or(Stop::Unknown)?,
        Node::Absent => Value::Option(None),
        Node::Present(inner) => Value::option(Some(eval(inner, variables)?)),
        Node::ToOption(inner) => match eval(inner, variables)? {
            option @ Value::Option(_) => option,
            value => Value::option(Some(value)),
        },
        Node::Same(inner) => eval(inner, variables)?,
        Node::Integer(inner) => match eval(inner, variables)? {
            Value::Bool(value) => Value::Int(value.into()),
            value => value,
        },
        Node::Called(body) => match eval(body, variables) {
            Err(Stop::Absent) => Value::Option(None),
            result => result?,
        },
        Node::Test { receiver, of_type, of_attribute, name } => {
            match (eval(receiver, variables)?, of_type, of_attribute) {
                (Value::Type(ty), Some(test), _) => Value::Bool(test(ty)),
                (Value::Attribute(attribute), _, Some(test)) => Value::Bool(test(attribute)),
                (other, ..) => methods::call(&other, name, None, &[]).ok_or(Stop::Unknown)?,
            }
        }
        Node::Method { receiver, name, generic, arguments } => {
            let receiver = eval(receiver, variables)?;
            let arguments: Vec<_> =
                arguments.iter().map(|argument| eval(argument, variables)).collect::<Result<_, _>>()?;
            methods::call(&receiver, name, generic.as_deref(), &arguments).ok_or(Stop::Unknown)?
        }
        Node::Accessor { receiver, name, parameters } => {
            let receiver = eval(receiver, variables)?;
            access(&receiver, name, parameters).ok_or(Stop::Unknown)?
        }
        Node::WithClosure { receiver, method, closure } => {
            let receiver = eval(receiver, variables)?;
            with_closure(receiver, *method, closure, variables)?
        }
        Node::Function(name, arguments) => {
            let arguments: Vec<_> =
                arguments.iter().map(|argument| eval(argument, variables)).collect::<Result<_, _>>()?;
            make::function(name, &arguments).ok_or(Stop::Unknown)?
        }
        Node::Not(inner) => Value::Bool(!truth(inner, variables)?),
        Node::Negative(inner) => match eval(inner, variables)? {
            Value::Int(value) => Value::Int(value.checked_neg().ok_or(Stop::Unknown)?),
            Value::Float(value) => Value::Float(-value),
            _ => return Err(Stop::Unknown),
        },
        Node::And(left, right) => Value::Bool(either(false, left, right, variables)?),
        Node::Or(left, right) => Value::Bool(either(true, left, right, variables)?),
        Node::Compare(comparison, left, right) => {
            let (left, right) = (eval(left, variables)?, eval(right, variables)?);
            Value::Bool(compare(*comparison, &left, &right)?)
        }
        Node::Arithmetic(operator, left, right) => {
            arithmetic(*operator, &eval(left, variables)?, &eval(right, variables)?).ok_or(Stop::Unknown)?
        }
        Node::Cast(inner, target) => cast(&eval(inner, variables)?, *target).ok_or(Stop::Unknown)?,
        Node::Default => Value::Default,
        Node::Make { of, kinds, context, arguments, is_checked } => {
            let context = eval(context, variables)?;
            let arguments: Vec<_> =
                arguments.iter().map(|argument| eval(argument, variables)).collect::<Result<_, _>>()?;
            make::of_definition(*of, kinds, &context, &arguments, *is_checked).ok_or(Stop::Unknown)?
        }
        Node::Range { least, most, is_closed } => {
            let mut bound = |node: &Option<Box<Node>>| match node {
                None => Ok(None),
                Some(node) => match eval(node, variables)? {
                    Value::Int(value) => Ok(Some(value)),
                    _ => Err(Stop::Unknown),
                },
            };
            let (least, most) = (bound(least)?, bound(most)?);
            Value::Range(least, if *is_closed { most } else { most.and_then(|most| most.checked_sub(1)) })
        }
        Node::Index(list, index) => {
            let (list, index) = (eval(list, variables)?, eval(index, variables)?);
            if let Value::Range(None, None) = index {
                return Ok(list);
            }
            match methods::call(&list, "get", None, &[index]) {
                Some(Value::Option(Some(value))) => *value,
                _ => return Err(Stop::Unknown),
            }
        }
        Node::Try(inner) => match eval(inner, variables)? {
            Value::Option(Some(value)) => *value,
            Value::Option(None) => return Err(Stop::Absent),
            _ => return Err(Stop::Unknown),
        },
        Node::List(elements) => {
            Value::List(elements.iter().map(|element| eval(element, variables)).collect::<Result<_, _>>()?)
        }
        Node::If(condition, then, otherwise) => match truth(condition, variables)? {
            true => eval(then, variables)?,
            false => eval(otherwise, variables)?,
        },
        Node::Case(table, number) => Value::Case(table, *number),
        Node::HoldCase(inner, context) => match (eval(inner, variables)?, eval(context, variables)?) {
            (Value::Case(table, number), Value::Context(context)) => table.attribute(context, number).into(),
            _ => return Err(Stop::Unknown),
        },
        Node::CaseIn(table, inner) => {
            let attribute = eval(inner, variables)?.attribute().ok_or(Stop::Unknown)?;
            Value::Case(table, table.number_in(attribute).ok_or(Stop::Unknown)?)
        }
        Node::Fitting(inner, bits) => match eval(inner, variables)? {
            Value::Int(value) => Value::option((0..1 << bits).contains(&value).then_some(value)),
            _ => return Err(Stop::Unknown),
        },
        Node::SameShape(left, right) => {
            let types = (eval(left, variables)?.ty(), eval(right, variables)?.ty());
            let (Some(left), Some(right)) = types else { return Err(Stop::Unknown) };
            Value::option(support::same_shape_and_elements(left, right))
        }
        Node::TypeOfText(context, text) => match (eval(context, variables)?, eval(text, variables)?) {
            (Value::Context(context), Value::Text(text)) => support::type_of_text(context, &text).into(),
            _ => return Err(Stop::Unknown),
        },
        Node::Repeat(element, count) => {
            let element = eval(element, variables)?;
            let count = eval(count, variables)?.number::<usize>().filter(|count| *count <= MAX_REPEATED);
            Value::List(vec![element; count.ok_or(Stop::Unknown)?])
        }
        Node::IsOf { value, ty, attribute } => Value::Bool(match eval(value, variables)? {
            Value::Type(own) => match own.kind() {
                TypeKind::Extension { definition, .. } => *ty == Some(definition),
                _ => false,
            },
            Value::Attribute(own) => match own.kind() {
                AttributeKind::Extension { definition, .. } => *attribute == Some(definition),
                _ => false,
            },
            _ => return Err(Stop::Unknown),
        }),
        Node::OrNote(inner) => match eval(inner, variables)? {
            Value::Option(Some(value)) => *value,
            _ => return Err(Stop::Unknown),
        },
        Node::Unknown => return Err(Stop::Unknown),
        Node::Let(value, body) => {
            let value = eval(value, variables)?;
            variables.push(value);
            let result = eval(body, variables);
            variables.pop();
            result?
        }
    })
}

/// The value of `&&` or `||`: if one side decides, its value, even if the other side is unknown.
fn either(decides: bool, left: &Node, right: &Node, variables: &mut Variables<'_, '_>) -> Result<bool, Stop> {
    match truth(left, variables) {
        Ok(value) if value == decides => Ok(value),
        Ok(_) => truth(right, variables),
        Err(Stop::Absent) => Err(Stop::Absent),
        Err(Stop::Unknown) => match truth(right, variables)? {
            value if value == decides => Ok(value),
            _ => Err(Stop::Unknown),
        },
    }
}

fn truth(node: &Node, variables: &mut Variables<'_, '_>) -> Result<bool, Stop> {
    match eval(node, variables)? {
        Value::Bool(value) => Ok(value),
        _ => Err(Stop::Unknown),
    }
}

/// Calls a closure with a value.
fn call<'a, 'c>(
    closure: &Closure,
    value: Value<'a, 'c>,
    variables: &mut Variables<'a, 'c>,
) -> Evaluated<'a, 'c> {
    let outer = variables.len();
    let bound = closure.pattern.as_ref().map_or(Ok(()), |pattern| bind(pattern, value, variables));
    let result = bound.and_then(|()| eval(&closure.body, variables));
    variables.truncate(outer);
    // A `?` ends the closure only, not the snippet.
    match result {
        Err(Stop::Absent) => Ok(Value::Option(None)),
        result => result,
    }
}

fn bind<'a, 'c>(
    pattern: &Pattern,
    value: Value<'a, 'c>,
    variables: &mut Variables<'a, 'c>,
) -> Result<(), Stop> {
    match (pattern, value) {
        (Pattern::Variable, value) => variables.push(value),
        (Pattern::Tuple(patterns), Value::List(values)) if patterns.len() == values.len() => {
            for (pattern, value) in patterns.iter().zip(values) {
                bind(pattern, value, variables)?;
            }
        }
        _ => return Err(Stop::Unknown),
    }
    Ok(())
}

fn holds<'a, 'c>(
    closure: &Closure,
    value: Value<'a, 'c>,
    variables: &mut Variables<'a, 'c>,
) -> Result<bool, Stop> {
    match call(closure, value, variables)? {
        Value::Bool(value) => Ok(value),
        _ => Err(Stop::Unknown),
    }
}

fn with_closure<'a, 'c>(
    receiver: Value<'a, 'c>,
    method: ClosureMethod,
    closure: &Closure,
    variables: &mut Variables<'a, 'c>,
) -> Evaluated<'a, 'c> {
    let receiver = match receiver {
        Value::Values(values) => Value::list(values),
        other => other,
    };
    Ok(match (method, receiver) {
        (ClosureMethod::All, Value::List(elements)) => {
            for element in elements {
                if !holds(closure, element, variables)? {
                    return Ok(Value::Bool(false));
                }
            }
            Value::Bool(true)
        }
        (ClosureMethod::Any, Value::List(elements)) => {
            for element in elements {
                if holds(closure, element, variables)? {
                    return Ok(Value::Bool(true));
                }
            }
            Value::Bool(false)
        }
        (ClosureMethod::AllKnown | ClosureMethod::AnyKnown, Value::List(elements)) => {
            let decides = matches!(method, ClosureMethod::AnyKnown);
            for element in elements {
                match call(closure, element, variables)? {
                    Value::Option(Some(value)) => match *value {
                        Value::Bool(value) if value == decides => {
                            return Ok(Value::option(Some(decides)));
                        }
                        Value::Bool(_) => {}
                        _ => return Err(Stop::Unknown),
                    },
                    Value::Option(None) => return Ok(Value::Option(None)),
                    _ => return Err(Stop::Unknown),
                }
            }
            Value::option(Some(!decides))
        }
        (ClosureMethod::Map, Value::List(elements)) => Value::List(
            elements
                .into_iter()
                .map(|element| call(closure, element, variables))
                .collect::<Result<_, _>>()?,
        ),
        (ClosureMethod::Filter, Value::List(elements)) => {
            let mut kept = Vec::new();
            for element in elements {
                if holds(closure, element.clone(), variables)? {
                    kept.push(element);
                }
            }
            Value::List(kept)
        }
        (ClosureMethod::Map, Value::Option(Some(value))) => {
            Value::option(Some(call(closure, *value, variables)?))
        }
        (ClosureMethod::Filter, Value::Option(Some(value))) => {
            match holds(closure, (*value).clone(), variables)? {
                true => Value::Option(Some(value)),
                false => Value::Option(None),
            }
        }
        (ClosureMethod::AndThen, Value::Option(Some(value))) => call(closure, *value, variables)?,
        (ClosureMethod::IsSomeAnd | ClosureMethod::IsNoneOr, Value::Option(Some(value))) => {
            Value::Bool(holds(closure, *value, variables)?)
        }
        (ClosureMethod::UnwrapOrElse, Value::Option(Some(value))) => *value,
        (ClosureMethod::UnwrapOrElse, Value::Option(None)) => eval(&closure.body, variables)?,
        (ClosureMethod::IsSomeAnd, Value::Option(None)) => Value::Bool(false),
        (ClosureMethod::IsNoneOr, Value::Option(None)) => Value::Bool(true),
        (ClosureMethod::Map | ClosureMethod::Filter | ClosureMethod::AndThen, Value::Option(None)) => {
            Value::Option(None)
        }
        (ClosureMethod::Then, Value::Bool(false)) => Value::Option(None),
        (ClosureMethod::Then, Value::Bool(true)) => {
            Value::option(Some(call(closure, Value::Bool(true), variables)?))
        }
        _ => return Err(Stop::Unknown),
    })
}

fn compare(comparison: Comparison, left: &Value<'_, '_>, right: &Value<'_, '_>) -> Result<bool, Stop> {
    let (left, right) = (&left.like(right), &right.like(left));
    let order = || left.partial_cmp(right);
    Ok(match comparison {
        Comparison::Equal => left == right,
        Comparison::NotEqual => left != right,
        Comparison::Less => order() == Some(Ordering::Less),
        Comparison::LessOrEqual => matches!(order(), Some(Ordering::Less | Ordering::Equal)),
        Comparison::Greater => order() == Some(Ordering::Greater),
        Comparison::GreaterOrEqual => matches!(order(), Some(Ordering::Greater | Ordering::Equal)),
    })
}

fn arithmetic<'a, 'c>(
    operator: Operator,
    left: &Value<'a, 'c>,
    right: &Value<'a, 'c>,
) -> Option<Value<'a, 'c>> {
    if let (Operator::BitOr, Value::Case(table, left), Value::Case(_, right)) = (operator, left, right) {
        return Some(Value::Case(table, left | right));
    }
    if let (Value::Bool(left), Value::Bool(right)) = (left, right) {
        return Some(Value::Bool(match operator {
            Operator::BitAnd => left & right,
            Operator::BitOr => left | right,
            Operator::BitXor => left ^ right,
            _ => return None,
        }));
    }
    let (Value::Int(left), Value::Int(right)) = (left, right) else { return None };
    Some(Value::Int(match operator {
        Operator::Add => left.checked_add(*right)?,
        Operator::Subtract => left.checked_sub(*right)?,
        Operator::Multiply => left.checked_mul(*right)?,
        Operator::Divide => left.checked_div(*right)?,
        Operator::Remainder => left.checked_rem(*right)?,
        Operator::BitAnd => left & right,
        Operator::BitOr => left | right,
        Operator::BitXor => left ^ right,
        Operator::ShiftRight => left >> u32::try_from(*right).ok().filter(|bits| *bits < 64)?,
        // The result of larger shifts depends on the Rust type, which is unknown.
        Operator::ShiftLeft => {
            u32::try_from(*right).ok().filter(|bits| *bits < 63).map(|bits| left << bits)?
        }
    }))
}

/// `as`: integers wrap around, floats are truncated.
fn cast<'a, 'c>(value: &Value<'a, 'c>, target: Target) -> Option<Value<'a, 'c>> {
    Some(match (value, target) {
        (Value::Bool(value), Target::Integer { .. }) => Value::Int((*value).into()),
        (Value::Int(value), Target::Integer { bits, is_signed }) => {
            let unused = 128 - bits;
            let high = value.wrapping_shl(unused);
            Value::Int(match is_signed {
                _ if unused == 0 => *value,
                true => high >> unused,
                false => (high.cast_unsigned() >> unused).cast_signed(),
            })
        }
        (Value::Float(value), Target::Integer { bits, is_signed }) => {
            let limit = if is_signed { bits - 1 } else { bits };
            let most = if limit >= 127 { i128::MAX } else { (1 << limit) - 1 };
            let least = if is_signed { -most - 1 } else { 0 };
            Value::Int((*value as i128).clamp(least, most))
        }
        (Value::Int(value), Target::Single) => Value::Float(f64::from(*value as f32)),
        (Value::Int(value), Target::Double) => Value::Float(*value as f64),
        (Value::Float(value), Target::Single) => Value::Float(f64::from(*value as f32)),
        (Value::Float(value), Target::Double) => Value::Float(*value),
        _ => return None,
    })
}
