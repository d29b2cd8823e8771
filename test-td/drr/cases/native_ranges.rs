use rtblgen_runtime::Value;
fn count(v: &[Value]) -> i32 { v.len() as i32 }
