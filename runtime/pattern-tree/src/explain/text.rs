//! Positions, questions and answers in words.

use std::fmt::Display;
use std::hash::Hash;

use crate::position::{Position, PositionId, Positions};
use crate::question::{Answer, Constraint, Question};

/// The way to a position: `root.operands[0].op`.
pub(super) fn path<V: Clone + Eq + Hash + Display>(positions: &Positions<V>, id: PositionId) -> String {
    let of = |parent: &PositionId| path(positions, *parent);
    match positions.get(id) {
        Position::Root => "root".to_owned(),
        Position::DefiningOp(value) => format!("{}.op", of(value)),
        Position::Element(each) => of(each),
        Position::Operand(op, number) => format!("{}.operands[{number}]", of(op)),
        Position::OperandGroup { op, group, .. } => group_path(&of(op), "operand", *group),
        Position::Attribute(op, name) => format!("{}.attributes[{name}]", of(op)),
        Position::ConstraintResult(constraint, number) => {
            format!("{}.results[{number}]", call(positions, constraint))
        }
        Position::Result(op, number) => format!("{}.results[{number}]", of(op)),
        Position::ResultGroup { op, group, .. } => group_path(&of(op), "result", *group),
        Position::Type(value) => format!("{}.type", of(value)),
        Position::AttributeConstant(constant) | Position::TypeConstant(constant) => constant.to_string(),
        Position::Users(value) => format!("{}.users", of(value)),
        Position::ForEach(users, _) => format!("{}[*]", of(users)),
    }
}

fn group_path(op: &str, kind: &str, group: Option<u32>) -> String {
    match group {
        Some(number) => format!("{op}.{kind}_groups[{number}]"),
        None => format!("{op}.{kind}s"),
    }
}

fn call<V: Clone + Eq + Hash + Display>(positions: &Positions<V>, constraint: &Constraint) -> String {
    let arguments: Vec<String> =
        constraint.arguments.iter().map(|argument| path(positions, *argument)).collect();
    format!("{}({})", constraint.name, arguments.join(", "))
}

/// A question with its answer, as a sentence.
pub(super) fn sentence<V: Clone + Eq + Hash + Display>(
    positions: &Positions<V>,
    position: PositionId,
    question: &Question,
    answer: &Answer<V>,
) -> String {
    let at = path(positions, position);
    let plural = |word: &str| match answer {
        Answer::Count(1) => format!("1 {word}"),
        answer => format!("{} {word}s", word_of(answer)),
    };
    match question {
        Question::IsNotNull => format!("{at} is there"),
        Question::OperationName | Question::Type | Question::Attribute => {
            format!("{at} is {}", word_of(answer))
        }
        Question::OperandCountAtLeast => format!("{at} has at least {}", plural("operand")),
        Question::OperandCount => format!("{at} has {}", plural("operand")),
        Question::ResultCountAtLeast => format!("{at} has at least {}", plural("result")),
        Question::ResultCount => format!("{at} has {}", plural("result")),
        Question::EqualTo(other) => format!("{at} is {}", path(positions, *other)),
        Question::Constraint(constraint) => {
            let verb = if constraint.is_negated { "does not hold" } else { "holds" };
            format!("{} {verb}", call(positions, constraint))
        }
    }
}

/// A question without its answer.
pub(super) fn question<V: Clone + Eq + Hash + Display>(
    positions: &Positions<V>,
    position: PositionId,
    question: &Question,
) -> String {
    let at = path(positions, position);
    match question {
        Question::OperationName => format!("name of {at}"),
        Question::OperandCountAtLeast => format!("least number of operands of {at}"),
        Question::OperandCount => format!("number of operands of {at}"),
        Question::ResultCountAtLeast => format!("least number of results of {at}"),
        Question::ResultCount => format!("number of results of {at}"),
        Question::IsNotNull | Question::EqualTo(_) | Question::Constraint(_) => {
            sentence(positions, position, question, &Answer::True)
        }
        Question::Type | Question::Attribute => at,
    }
}

/// An answer.
pub(super) fn word_of<V: Display>(answer: &Answer<V>) -> String {
    match answer {
        Answer::True => "yes".to_owned(),
        Answer::Count(count) => count.to_string(),
        Answer::Constant(constant) => constant.to_string(),
    }
}
