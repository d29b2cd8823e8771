//! Comparisons with llvm-tblgen: on all of LLVM's own files, and on the language suite.

mod human;
mod installed;
mod language;
mod layers;
mod mutated;
mod newer;
mod stored;
mod support;
mod upstream;
