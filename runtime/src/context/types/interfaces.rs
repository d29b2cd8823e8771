//! Interfaces of builtin types, which types of dialects can have.

include!("../../interfaces/generated/builtin_type_interfaces.rs");
