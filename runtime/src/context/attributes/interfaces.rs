//! Interfaces of builtin attributes, which attributes of dialects can implement.

include!("../../interfaces/generated/builtin_attribute_interfaces.rs");
