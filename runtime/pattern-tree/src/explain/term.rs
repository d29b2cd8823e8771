//! Terms: what patterns match and what they make.

/// What a pattern matches, and what replaces it.
#[derive(Clone, Debug)]
pub struct Rewrite<V> {
    /// The root that is matched.
    pub from: Term<V>,
    /// What replaces it.
    pub to: Term<V>,
}

/// A value, or an operation whose results it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term<V> {
    /// Whatever the match has found: the same number is the same thing.
    Variable(usize),
    /// A constant.
    Constant(V),
    /// An operation.
    Op {
        /// The name.
        name: V,
        /// The operands.
        operands: Vec<Term<V>>,
        /// The attributes that are tested or given, by name.
        attributes: Vec<(V, Term<V>)>,
        /// Which result stands for the term; `None` for all.
        result: Option<u32>,
    },
}

impl<V: Clone + Eq> Rewrite<V> {
    /// Whether the other rewrite applies to what this one makes, and makes what this one has replaced.
    pub(super) fn is_undone_by(&self, other: &Self) -> bool {
        let mut bindings = Vec::new();
        other.from.matches(&self.to, &mut bindings)
            && other.to.replaced(&bindings).is_some_and(|made| made.is_same_as(&self.from))
    }

    /// Whether the rewrite applies to an operation that it makes, whatever it was applied to.
    pub(super) fn is_endless(&self) -> bool {
        self.to.has_op(&|op| self.from.matches(op, &mut Vec::new()))
    }
}

impl<V: Clone + Eq> Term<V> {
    /// The term with another one in the place of a variable.
    pub fn substitute(&self, variable: usize, by: &Self) -> Self {
        match self {
            Self::Variable(own) if *own == variable => by.clone(),
            Self::Variable(_) | Self::Constant(_) => self.clone(),
            Self::Op { name, operands, attributes, result } => Self::Op {
                name: name.clone(),
                operands: operands.iter().map(|operand| operand.substitute(variable, by)).collect(),
                attributes: attributes
                    .iter()
                    .map(|(name, value)| (name.clone(), value.substitute(variable, by)))
                    .collect(),
                result: *result,
            },
        }
    }

    /// Whether one of the operations of the term is such; none is asked for a certain result.
    fn has_op(&self, is_such: &impl Fn(&Self) -> bool) -> bool {
        let Self::Op { operands, .. } = self else { return false };
        let mut whole = self.clone();
        if let Self::Op { result, .. } = &mut whole {
            *result = None;
        }
        is_such(&whole) || operands.iter().any(|operand| operand.has_op(is_such))
    }

    /// Whether this term, with something in place of its variables, is the other one.
    fn matches(&self, other: &Self, bindings: &mut Vec<(usize, Self)>) -> bool {
        match (self, other) {
            (Self::Variable(variable), _) => match bindings.iter().find(|(own, _)| own == variable) {
                Some((_, known)) => known.is_same_as(other),
                None => {
                    bindings.push((*variable, other.clone()));
                    true
                }
            },
            (Self::Constant(own), Self::Constant(other)) => own == other,
            (
                Self::Op { name, operands, attributes, result },
                Self::Op {
                    name: other_name,
                    operands: other_operands,
                    attributes: given,
                    result: other_result,
                },
            ) => {
                (name, result, operands.len()) == (other_name, other_result, other_operands.len())
                    && operands.iter().zip(other_operands).all(|(own, other)| own.matches(other, bindings))
                    && attributes.iter().all(|(name, own)| {
                        let given = given.iter().find(|(given, _)| given == name);
                        given.is_some_and(|(_, given)| own.matches(given, bindings))
                    })
            }
            _ => false,
        }
    }

    /// The term with what variables stand for in their place; `None` if one stands for nothing.
    fn replaced(&self, bindings: &[(usize, Self)]) -> Option<Self> {
        Some(match self {
            Self::Variable(variable) => bindings.iter().find(|(own, _)| own == variable)?.1.clone(),
            Self::Constant(constant) => Self::Constant(constant.clone()),
            Self::Op { name, operands, attributes, result } => Self::Op {
                name: name.clone(),
                operands: operands.iter().map(|operand| operand.replaced(bindings)).collect::<Option<_>>()?,
                attributes: attributes
                    .iter()
                    .map(|(name, value)| Some((name.clone(), value.replaced(bindings)?)))
                    .collect::<Option<_>>()?,
                result: *result,
            },
        })
    }

    /// Whether the terms are the same, whatever the order of attributes.
    fn is_same_as(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Op { name, operands, attributes, result },
                Self::Op {
                    name: other_name,
                    operands: other_operands,
                    attributes: others,
                    result: other_result,
                },
            ) => {
                (name, result, operands.len(), attributes.len())
                    == (other_name, other_result, other_operands.len(), others.len())
                    && operands.iter().zip(other_operands).all(|(own, other)| own.is_same_as(other))
                    && attributes.iter().all(|(name, own)| {
                        others.iter().any(|(other, value)| name == other && own.is_same_as(value))
                    })
            }
            _ => self == other,
        }
    }
}
