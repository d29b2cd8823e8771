//! Terms: the matched and the new operations of patterns.

/// The number of the first variable that stands for something new.
pub(super) const FIRST_NEW: usize = usize::MAX / 2;
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
        /// The variable that stands for the operation itself: operations with equal parts are not the same.
        identity: usize,
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
            && other.to.replaced(&bindings).is_some_and(|made| made.is_like(&self.from))
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
            Self::Op { identity, name, operands, attributes, result } => Self::Op {
                identity: match by {
                    Self::Variable(by) if *identity == variable => *by,
                    _ => *identity,
                },
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

    /// The operations of the term in the form of all their results, each once.
    pub(super) fn ops(&self) -> Vec<Self> {
        let mut found = Vec::new();
        self.add_ops(&mut found);
        found
    }

    fn add_ops(&self, found: &mut Vec<Self>) {
        let Self::Op { identity: own, operands, .. } = self else { return };
        if found.iter().any(|known| matches!(known, Self::Op { identity, .. } if identity == own)) {
            return;
        }
        let mut whole = self.clone();
        if let Self::Op { result, .. } = &mut whole {
            *result = None;
        }
        found.push(whole);
        operands.iter().for_each(|operand| operand.add_ops(found));
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
            Self::Op { identity, name, operands, attributes, result } => Self::Op {
                identity: RENAMED + *identity,
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

    /// The term with another one in place of an operation, wherever it is used.
    pub(super) fn with(&self, replaced: usize, by: &Self) -> Self {
        match self {
            Self::Op { identity, result: used, .. } if *identity == replaced => match by {
                Self::Op { identity, name, operands, attributes, result: None } => Self::Op {
                    identity: *identity,
                    name: name.clone(),
                    operands: operands.clone(),
                    attributes: attributes.clone(),
                    result: *used,
                },
                other => other.clone(),
            },
            Self::Op { identity, name, operands, attributes, result } => Self::Op {
                identity: *identity,
                name: name.clone(),
                operands: operands.iter().map(|operand| operand.with(replaced, by)).collect(),
                attributes: attributes.clone(),
                result: *result,
            },
            other => other.clone(),
        }
    }

    /// The term with variables replaced by their bindings. A variable without one gets a new variable.
    pub(super) fn replaced_or_new(&self, bindings: &mut Vec<(usize, Self)>, next: &mut usize) -> Self {
        let bound = |variable: usize, bindings: &mut Vec<(usize, Self)>, next: &mut usize| {
            if let Some((_, bound)) = bindings.iter().find(|(own, _)| *own == variable) {
                return bound.clone();
            }
            bindings.push((variable, Self::Variable(*next)));
            *next += 1;
            Self::Variable(*next - 1)
        };
        match self {
            Self::Variable(variable) => bound(*variable, bindings, next),
            Self::Constant(constant) => Self::Constant(constant.clone()),
            Self::Op { identity, name, operands, attributes, result } => {
                let identity = match bound(*identity, bindings, next) {
                    Self::Variable(identity) => identity,
                    _ => *identity,
                };
                let operands: Vec<Self> =
                    operands.iter().map(|operand| operand.replaced_or_new(bindings, next)).collect();
                let attributes = attributes
                    .iter()
                    .map(|(name, value)| (name.clone(), value.replaced_or_new(bindings, next)));
                let attributes = attributes.collect();
                Self::Op { identity, name: name.clone(), operands, attributes, result: *result }
            }
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
                Self::Op { identity, name, operands, attributes, result },
                Self::Op {
                    identity: other_identity,
                    name: other_name,
                    operands: other_operands,
                    attributes: given,
                    result: other_result,
                },
            ) => {
                (name, result, operands.len()) == (other_name, other_result, other_operands.len())
                    && Self::Variable(*identity).matches(&Self::Variable(*other_identity), bindings)
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
            Self::Op { identity, name, operands, attributes, result } => Self::Op {
                identity: match bindings.iter().find(|(own, _)| own == identity) {
                    Some((_, Self::Variable(bound))) => *bound,
                    _ => *identity,
                },
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

    /// Whether the terms stand for the same value.
    pub(super) fn is_same_as(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Op { identity, result, .. },
                Self::Op { identity: other_identity, result: other_result, .. },
            ) => (identity, result) == (other_identity, other_result),
            _ => self == other,
        }
    }

    /// Whether the terms have the same form, in any order of attributes, of the same or of other operations.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Op { name, operands, attributes, result, .. },
                Self::Op {
                    name: other_name,
                    operands: other_operands,
                    attributes: others,
                    result: other_result,
                    ..
                },
            ) => {
                (name, result, operands.len(), attributes.len())
                    == (other_name, other_result, other_operands.len(), others.len())
                    && operands.iter().zip(other_operands).all(|(own, other)| own.is_like(other))
                    && attributes.iter().all(|(name, own)| {
                        others.iter().any(|(other, value)| name == other && own.is_like(value))
                    })
            }
            _ => self == other,
        }
    }
}
