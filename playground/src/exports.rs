//! The functions that the page calls. A text is passed as an address and a length. The names have a prefix, since a function `free`
//! would take the place of the C library's where the crate is built for another target.
#![allow(unsafe_code)]

use serde_json::{Value, json};

/// Returns the address of a buffer of `length` bytes, which the next [`rtblgen_run`] takes.
#[unsafe(no_mangle)]
extern "C" fn rtblgen_buffer(length: usize) -> *mut u8 {
    Box::leak(vec![0; length].into_boxed_slice()).as_mut_ptr()
}

/// Answers the JSON in a buffer. Returns the address of the answer: its length in four bytes, low byte first, and the text.
///
/// # Safety
///
/// The address and the length are those of a [`rtblgen_buffer`] that no call has taken.
#[unsafe(no_mangle)]
unsafe extern "C" fn rtblgen_run(address: *mut u8, length: usize) -> *mut u8 {
    // SAFETY: The caller passes a leaked box of this length.
    let bytes = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, length)) };
    let output = match serde_json::from_slice::<Value>(&bytes) {
        Ok(input) => crate::answer(&input),
        Err(error) => json!({ "errors": [{ "pane": "page", "text": error.to_string() }] }),
    };
    let text = output.to_string();
    let mut answer = (text.len() as u32).to_le_bytes().to_vec();
    answer.extend_from_slice(text.as_bytes());
    Box::leak(answer.into_boxed_slice()).as_mut_ptr()
}

/// Frees an answer of [`rtblgen_run`].
///
/// # Safety
///
/// The address is that of an answer that is not freed, and the length is that of its text.
#[unsafe(no_mangle)]
unsafe extern "C" fn rtblgen_free(address: *mut u8, length: usize) {
    // SAFETY: The caller passes a leaked box, which has four bytes before the text.
    drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, length + 4)) });
}
