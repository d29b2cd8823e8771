//! The words of mlir-opt for programs with mistakes in the text of operations, attributes and resources.

use crate::support::assert_same_as_mlir_opt;

#[test]
fn programs_have_the_words_of_mlir_opt() {
    let flags = ["--split-input-file", "--allow-unregistered-dialect"];
    assert_same_as_mlir_opt(&flags, include_str!("programs/same_words.mlir"));
}
