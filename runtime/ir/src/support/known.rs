//! Conditions that may be unknown: a hook that is not written answers with `None`.

use std::cell::Cell;

/// Whether a condition holds for all elements. `None` if it is unknown for an element before the first for which it is
/// false.
pub fn all_known<E>(
    elements: impl IntoIterator<Item = E>,
    mut holds: impl FnMut(E) -> Option<bool>,
) -> Option<bool> {
    for element in elements {
        if !holds(element)? {
            return Some(false);
        }
    }
    Some(true)
}

/// Whether a condition holds for any element. `None` if it is unknown for an element before the first for which it is true.
pub fn any_known<E>(
    elements: impl IntoIterator<Item = E>,
    mut holds: impl FnMut(E) -> Option<bool>,
) -> Option<bool> {
    all_known(elements, |element| holds(element).map(|holds| !holds)).map(|all| !all)
}

/// Whether a part of a predicate turned out to be unknown.
#[derive(Debug, Default)]
pub struct Unknown(Cell<bool>);

impl Unknown {
    /// Whether a part of the predicate holds. If that is not known, it is noted, and the part counts as false.
    pub fn or_note(&self, holds: Option<bool>) -> bool {
        holds.unwrap_or_else(|| {
            self.0.set(true);
            false
        })
    }
}

/// Whether a predicate holds with parts inside closures, such as one about each element; `None` if an unknown part was met.
///
/// ```
/// use rtblgen_runtime::support::known;
///
/// let is_even = |number: i32| (number >= 0).then_some(number % 2 == 0);
/// let all_even = |numbers: &[i32]| known(|unknown| numbers.iter().all(|own| unknown.or_note(is_even(*own))));
/// assert_eq!(all_even(&[2, 4]), Some(true));
/// assert_eq!(all_even(&[2, 5]), Some(false));
/// assert_eq!(all_even(&[2, -4]), None);
/// ```
pub fn known(predicate: impl FnOnce(&Unknown) -> bool) -> Option<bool> {
    let unknown = Unknown::default();
    let holds = predicate(&unknown);
    (!unknown.0.get()).then_some(holds)
}

#[cfg(test)]
mod tests {
    use super::{all_known, any_known};

    #[test]
    fn the_first_answer_that_decides_ends_the_search() {
        let answers = [Some(true), Some(false), None];
        assert_eq!(all_known(answers, |answer| answer), Some(false));
        assert_eq!(any_known(answers, |answer| answer), Some(true));
        assert_eq!(all_known([Some(true), None], |answer| answer), None);
        assert_eq!(any_known([Some(false), None], |answer| answer), None);
        assert_eq!(
            (all_known([], |answer| answer), any_known([], |answer| answer)),
            (Some(true), Some(false))
        );
    }
}
