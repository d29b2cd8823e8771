//! Unification of terms: what must be in place of the variables of two terms, so that they are the same.

use super::term::Term;

/// The terms in place of variables, which may mention other variables of the list.
#[derive(Clone, Debug)]
pub(super) struct Substitution<V>(Vec<(usize, Term<V>)>);

impl<V: Clone + Eq> Substitution<V> {
    /// Returns the most general substitution for which the terms are the same. `None` if there is none.
    pub(super) fn unifying(one: &Term<V>, other: &Term<V>) -> Option<Self> {
        let mut found = Substitution(Vec::new());
        found.unify(one, other).then_some(found)
    }

    /// The term with its variables replaced.
    pub(super) fn apply(&self, term: &Term<V>) -> Term<V> {
        self.0.iter().fold(term.clone(), |term, (variable, by)| term.substitute(*variable, by))
    }

    fn unify(&mut self, one: &Term<V>, other: &Term<V>) -> bool {
        match (self.apply(one), self.apply(other)) {
            (Term::Variable(one), Term::Variable(other)) if one == other => true,
            (Term::Variable(variable), term) | (term, Term::Variable(variable)) => {
                let is_possible = !term.mentions(variable);
                self.0.push((variable, term));
                is_possible
            }
            (Term::Constant(one), Term::Constant(other)) => one == other,
            (
                Term::Op { identity, name, operands, attributes, result },
                Term::Op {
                    identity: other_identity,
                    name: other_name,
                    operands: others,
                    attributes: given,
                    result: other_result,
                },
            ) => {
                (name, result, operands.len()) == (other_name, other_result, others.len())
                    && self.unify(&Term::Variable(identity), &Term::Variable(other_identity))
                    && operands.iter().zip(&others).all(|(one, other)| self.unify(one, other))
                    && attributes.iter().all(|(name, one)| {
                        given.iter().all(|(given, other)| given != name || self.unify(one, other))
                    })
            }
            _ => false,
        }
    }
}
