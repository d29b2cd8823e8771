//! Tests of simplification and text.
