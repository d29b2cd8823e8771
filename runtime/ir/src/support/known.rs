//! Quantifiers over conditions that may be unknown.

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
