//! Enumerates programs: each run of a builder makes the next list of choices.

/// The choices of one run, and of those before it.
#[derive(Debug, Default)]
pub(super) struct Choices {
    /// The choice that was taken and the number of alternatives, in the order in which they come up.
    made: Vec<(usize, usize)>,
    next: usize,
}

impl Choices {
    /// One of `count` alternatives; `None` if there are none.
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

    /// Takes the same choices again.
    pub(super) fn again(&mut self) {
        self.next = 0;
    }

    /// Goes on to the next list. A run that stopped early has no later choices, so none of its kind comes again. Returns
    /// false after the last list.
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
