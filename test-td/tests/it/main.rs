//! Tests of rtblgen as a user runs it, from end to end.

mod actions;
mod adaptors;
mod circuit;
mod conversion_faults;
mod conversion_parity;
mod enums;
mod forms;
mod hand;
mod interfaces;
mod lowering;
mod missing_hooks;
mod money;
mod passes;
mod pdl;
mod properties;
mod random_conversions;
mod tool;
mod toy;
mod toy_parity;
mod tutorial;
mod typed_values;
mod upstream;
