//! Enumerates programs: each run of a builder takes the next list of choices.

/// The choices of a run. They are the position in the enumeration of all runs.
#[derive(Debug, Default)]
pub(super) struct Choices {
    /// The choice that is taken and the number of alternatives, in order.
    made: Vec<(usize, usize)>,
    next: usize,
}

impl Choices {
    /// Chooses one of `count` alternatives; `None` if there are none.
    pub(super) fn choose(&mut self, count: usize) -> Option<usize> {
        if count == 0 {
            return None;
        }
        if self.next == self.made.len() {
            self.made.push((0, count));
        }
        let (taken, _) = self.made[self.next];
        self.next += 1;
        Some(taken)
    }

    /// Repeats the same choices in the next run.
    pub(super) fn again(&mut self) {
        self.next = 0;
    }

    /// Advances to the next list of choices. If a run stops early, all lists that start with its choices are skipped.
    /// Returns false after the last list.
    pub(super) fn advance(&mut self) -> bool {
        self.made.truncate(self.next);
        self.next = 0;
        while let Some((taken, count)) = self.made.pop() {
            if taken + 1 < count {
                self.made.push((taken + 1, count));
                return true;
            }
        }
        false
    }
}
