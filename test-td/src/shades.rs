//! A dialect of enums only: generated from `td/shades/shades.td`, with nothing to be written by hand.

rtblgen_runtime::include_td!("shades");
