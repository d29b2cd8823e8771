//! Terms: the matched and the new operations of patterns.

/// Added to the numbers of variables that a match does not bind.
const UNBOUND: usize = usize::MAX / 2;
/// Added to the numbers of renamed variables.
const RENAMED: usize = usize::MAX / 4;

/// The matched term of a pattern, and its replacement.
#[derive(Clone, Debug)]
pub struct Rewrite<V> {
    /// The root that is matched.
    pub from: Term<V>,
    /// The replacement.
    pub to: Term<V>,
    /// The tests of parts of `from` that must hold besides.
    pub conditions: Vec<Condition<V>>,
    /// The tests that results satisfy by the definitions of their operations.
    pub result_tests: Vec<ResultTest<V>>,
}

/// A test of its type that every result of this kind satisfies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultTest<V> {
    /// The name of the operation.
    pub op: V,
    /// The number of the result.
    pub result: u32,
    /// The name of the test.
    pub test: V,
}

/// A test of a type or of an attribute, which has the same answer whenever it is asked of the same thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition<V> {
    /// The name of the test.
    pub test: V,
    /// The value whose type is tested, or the attribute.
    pub of: Term<V>,
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
            && other.conditions_on(&bindings).is_some_and(|needed| {
                needed.iter().all(|needed| {
                    self.conditions.contains(needed) || needed.is_by_definition(&self.result_tests)
                })
            })
            && other.to.replaced(&bindings).is_some_and(|made| made.is_same_as(&self.from))
    }
}

impl<V: Clone + Eq> Rewrite<V> {
    /// The conditions on the terms in place of the variables; `None` if one is of a variable that the match does not bind.
    pub(super) fn conditions_on(&self, bindings: &[(usize, Term<V>)]) -> Option<Vec<Condition<V>>> {
        let on = |condition: &Condition<V>| condition.on(bindings);
        self.conditions.iter().map(on).collect()
    }
}

impl<V: Clone + Eq> Condition<V> {
    /// The same test of the terms in place of the variables.
    pub(super) fn on(&self, bindings: &[(usize, Term<V>)]) -> Option<Self> {
        Some(Condition { test: self.test.clone(), of: self.of.replaced(bindings)? })
    }

    /// Whether the definition of an operation says that the test holds of its result.
    pub(super) fn is_by_definition(&self, tests: &[ResultTest<V>]) -> bool {
        let Term::Op { name, result, .. } = &self.of else { return false };
        let result = result.unwrap_or(0);
        tests.iter().any(|own| (&own.op, own.result, &own.test) == (name, result, &self.test))
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

    /// The operations of the term in the form of all their results, each with the way to it: the numbers of operands.
    pub(super) fn ops(&self) -> Vec<(Vec<usize>, Self)> {
        let Self::Op { operands, .. } = self else { return Vec::new() };
        let mut whole = self.clone();
        if let Self::Op { result, .. } = &mut whole {
            *result = None;
        }
        let mut found = vec![(Vec::new(), whole)];
        for (number, operand) in operands.iter().enumerate() {
            let inner = operand.ops().into_iter();
            found.extend(inner.map(|(place, op)| ([&[number], place.as_slice()].concat(), op)));
        }
        found
    }

    /// Whether a variable is in the term.
    pub(super) fn mentions(&self, variable: usize) -> bool {
        match self {
            Self::Variable(own) => *own == variable,
            Self::Constant(_) => false,
            Self::Op { operands, attributes, .. } => {
                let attributes = attributes.iter().map(|(_, value)| value);
                operands.iter().chain(attributes).any(|part| part.mentions(variable))
            }
        }
    }

    /// The term with other variables: none of them is one of a term that has not been renamed.
    pub(super) fn renamed(&self) -> Self {
        match self {
            Self::Variable(variable) => Self::Variable(RENAMED + *variable),
            Self::Constant(constant) => Self::Constant(constant.clone()),
            Self::Op { name, operands, attributes, result } => Self::Op {
                name: name.clone(),
                operands: operands.iter().map(Self::renamed).collect(),
                attributes: attributes.iter().map(|(name, value)| (name.clone(), value.renamed())).collect(),
                result: *result,
            },
        }
    }

    /// The number of operations.
    pub(super) fn op_count(&self) -> usize {
        match self {
            Self::Op { operands, .. } => 1 + operands.iter().map(Self::op_count).sum::<usize>(),
            _ => 0,
        }
    }

    /// The term with another one in place of the operation at the end of a way.
    pub(super) fn with(&self, place: &[usize], by: &Self) -> Self {
        let Some((first, rest)) = place.split_first() else { return by.clone() };
        let mut changed = self.clone();
        if let Self::Op { operands, .. } = &mut changed
            && let Some(operand) = operands.get_mut(*first)
        {
            *operand = operand.with(rest, by);
        }
        changed
    }

    /// The term with variables replaced by their bindings, if they have some.
    pub(super) fn replaced_or_kept(&self, bindings: &[(usize, Self)]) -> Self {
        match self {
            // A variable without a binding must not be taken for one of the term in which it is put.
            Self::Variable(variable) => match bindings.iter().find(|(own, _)| own == variable) {
                Some((_, bound)) => bound.clone(),
                None => Self::Variable(UNBOUND + *variable),
            },
            Self::Constant(constant) => Self::Constant(constant.clone()),
            Self::Op { name, operands, attributes, result } => Self::Op {
                name: name.clone(),
                operands: operands.iter().map(|operand| operand.replaced_or_kept(bindings)).collect(),
                attributes: attributes
                    .iter()
                    .map(|(name, value)| (name.clone(), value.replaced_or_kept(bindings)))
                    .collect(),
                result: *result,
            },
        }
    }

    /// Whether this term, with something in place of its variables, is the other one.
    pub(super) fn matches(&self, other: &Self, bindings: &mut Vec<(usize, Self)>) -> bool {
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
    pub(super) fn is_same_as(&self, other: &Self) -> bool {
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
