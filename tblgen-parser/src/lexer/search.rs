//! Searches for bytes.
//!
//! memchr's own functions ask first what the processor can do, which takes longer than it saves in most files. These use what
//! every processor of the kind can do, and that is known without asking.

use memchr::arch::all::memchr::{One, Two};
#[cfg(target_arch = "x86_64")]
use memchr::arch::x86_64::sse2::memchr::{One as One16, Two as Two16};

/// Where the byte stands first.
pub(super) fn byte(byte: u8, text: &[u8]) -> Option<usize> {
    #[cfg(target_arch = "x86_64")]
    if let Some(one) = One16::new(byte) {
        return one.find(text);
    }
    One::new(byte).find(text)
}

/// Where one of the two bytes stands first.
pub(super) fn either(one: u8, other: u8, text: &[u8]) -> Option<usize> {
    #[cfg(target_arch = "x86_64")]
    if let Some(two) = Two16::new(one, other) {
        return two.find(text);
    }
    Two::new(one, other).find(text)
}
