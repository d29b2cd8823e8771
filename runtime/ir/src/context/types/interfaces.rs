//! Interfaces of builtin types, which types of dialects can implement.

include!("../../interfaces/generated/builtin_type_interfaces.rs");
