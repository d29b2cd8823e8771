//! The td library, the ODS and DRR models, and the generators of Rust from TableGen records.
