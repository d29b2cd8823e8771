//! Interfaces of builtin attributes that dialects' attributes can implement.

include!("../generated/builtin_attribute_interfaces.rs");
