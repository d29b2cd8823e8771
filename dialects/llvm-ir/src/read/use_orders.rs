//! `uselistorder`: orders of uses. The dialect does not keep them, so they are only checked.

use super::{Read, Reader};

impl<'c> Reader<'_, 'c> {
    /// `uselistorder i32 %value, { 1, 0 }`
    pub(super) fn order_of_uses(&mut self) -> Read {
        self.advance();
        if self.is_word("label") {
            self.label()?;
        } else {
            self.typed_value()?;
        }
        self.order()
    }

    /// `uselistorder_bb @function, %block, { 1, 0 }`
    pub(super) fn order_of_block_uses(&mut self) -> Read {
        self.advance();
        self.symbol(self.layout.program_space)?;
        self.expect(b',')?;
        self.block_name()?;
        self.order()
    }

    /// `, { 1, 0 }`: a permutation of two or more numbers.
    fn order(&mut self) -> Read {
        self.expect(b',')?;
        let position = self.position();
        let mut numbers = Vec::new();
        self.list(b'{', b'}', |own| {
            numbers.push(own.small_number()?);
            Ok(())
        })?;
        let is_sorted = numbers.is_sorted();
        numbers.sort_unstable();
        let is_permutation = numbers.iter().copied().eq(0..numbers.len() as u32);
        match is_permutation && !is_sorted {
            true => Ok(()),
            false => Err(self.at(position, "an order of uses is a permutation that moves some of them")),
        }
    }
}
