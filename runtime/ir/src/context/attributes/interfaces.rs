//! Interfaces of builtin attributes that dialects' attributes can implement.

include!("../../interfaces/generated/builtin_attribute_interfaces.rs");
