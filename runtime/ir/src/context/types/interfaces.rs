//! Interfaces of builtin types, which types of dialects can implement.

include!("../generated/builtin_type_interfaces.rs");
