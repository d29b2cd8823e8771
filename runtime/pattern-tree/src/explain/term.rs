//! Terms: the matched and the new operations of patterns.

/// The matched term of a pattern, and its replacement.
#[derive(Clone, Debug)]
pub struct Rewrite<V> {
    /// The root that is matched.
    pub from: Term<V>,
    /// The replacement.
    pub to: Term<V>,
}

/// A value, or an operation whose results it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term<V> {
    /// A variable: equal numbers stand for equal things.
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
        /// The number of the result that the term stands for; `None` for all.
        result: Option<u32>,
    },
}

impl<V: Clone + Eq> Rewrite<V> {
    /// Whether the other rewrite applies to the result of this one, and restores the original.
    pub(super) fn is_undone_by(&self, other: &Self) -> bool {
        let mut bindings = Vec::new();
        other.from.matches(&self.to, &mut bindings)
            && other.to.replaced(&bindings).is_some_and(|made| made.is_same_as(&self.from))
    }

    /// Whether the rewrite always applies to an operation of its own result.
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

    /// Whether the predicate holds for one of the operations of the term, in the form of all its results.
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

    /// Returns the term with variables replaced by their bindings; `None` if one has no binding.
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

    /// Whether the terms are the same, in any order of attributes.
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
