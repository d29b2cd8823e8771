//! The choices in a source pattern that PDL cannot leave open: the order of the operands of an `either`, and the result of a
//! nested op that its user takes. A pattern becomes one of PDL for each combination.

/// The most patterns that one becomes.
pub(super) const MAX_PATTERNS: usize = 64;

/// A choice that is made.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Choice {
    chosen: usize,
    count: usize,
    is_either: bool,
    /// The number of the first choice after those below its operands.
    end: usize,
}

/// A combination of choices, in the order of the source.
#[derive(Clone, Debug, Default)]
pub(super) struct Choices {
    made: Vec<Choice>,
    /// The number of choices that the pattern has come to.
    next: usize,
}

impl Choices {
    /// The chosen result of an op, of `count`.
    pub(super) fn result(&mut self, count: usize) -> usize {
        let (number, chosen) = self.choose(count, false);
        self.end(number);
        chosen
    }

    /// The number of the next choice, and whether the operands of an `either` are in the other order.
    pub(super) fn either(&mut self) -> (usize, bool) {
        let (number, chosen) = self.choose(2, true);
        (number, chosen == 1)
    }

    fn choose(&mut self, count: usize, is_either: bool) -> (usize, usize) {
        if self.next == self.made.len() {
            self.made.push(Choice { chosen: 0, count, is_either, end: 0 });
        }
        let number = self.next;
        self.next += 1;
        (number, self.made[number].chosen)
    }

    /// Notes that all choices below a choice are made.
    pub(super) fn end(&mut self, number: usize) {
        self.made[number].end = self.next;
    }

    /// All combinations, the last choice changes first. `None` if they are too many.
    pub(super) fn all(&self) -> Option<Vec<Self>> {
        let count = self.made.iter().map(|choice| choice.count).fold(1, usize::saturating_mul);
        if count > MAX_PATTERNS {
            return None;
        }
        let combination = |number: usize| {
            let mut left = number;
            let mut made = self.made.clone();
            for choice in made.iter_mut().rev() {
                choice.chosen = left % choice.count;
                left /= choice.count;
            }
            Self { made, next: 0 }
        };
        Some((0..count).map(combination).collect())
    }

    /// Whether a compiled pattern tries `other` before this one and keeps to it if its ops match: it differs in one `either`, which
    /// has the written order there, and in the choices below that.
    pub(super) fn come_after(&self, other: &Self) -> bool {
        let differs = |number: &usize| self.made[*number].chosen != other.made[*number].chosen;
        let Some(first) = (0..self.made.len()).find(differs) else { return false };
        let choice = &self.made[first];
        choice.is_either
            && choice.chosen == 1
            && !(choice.end..self.made.len()).any(|number| differs(&number))
    }
}

#[cfg(test)]
mod tests {
    use super::Choices;

    /// An `either` with a choice among three results below it, and another `either`.
    fn choices() -> Choices {
        let mut choices = Choices::default();
        let (first, _) = choices.either();
        choices.result(3);
        choices.end(first);
        let (second, _) = choices.either();
        choices.end(second);
        choices
    }

    #[test]
    fn all_combinations_come_in_order() {
        let all = choices().all().unwrap();
        let chosen: Vec<Vec<usize>> =
            all.iter().map(|own| own.made.iter().map(|choice| choice.chosen).collect()).collect();
        assert_eq!(chosen.len(), 12);
        assert_eq!(chosen[..4], [[0, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1]]);
        assert_eq!(chosen[11], [1, 2, 1]);
    }

    #[test]
    fn the_written_order_of_one_either_comes_before() {
        let all = choices().all().unwrap();
        // [1, 0, 0] comes after [0, n, 0].
        let before: Vec<usize> = (0..12).filter(|number| all[6].come_after(&all[*number])).collect();
        assert_eq!(before, [0, 2, 4]);
        // The results of an op exclude each other.
        assert!(!all[2].come_after(&all[0]));
    }

    #[test]
    fn there_are_not_too_many() {
        let mut choices = Choices::default();
        for _ in 0..7 {
            let (number, _) = choices.either();
            choices.end(number);
        }
        assert!(choices.all().is_none());
    }
}
