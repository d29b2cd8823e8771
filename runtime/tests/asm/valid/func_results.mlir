// A result of function type, several results.
func.func private @a() -> (() -> i32)
func.func private @b() -> (() -> i32, i32)
func.func private @c() -> ((i32) -> (f32, f64))
