// Functions without bodies.
func.func private @a()
func.func private @b(i32, tensor<?xf32>) -> i1
func.func private @c() -> (i32, f32)
func.func nested @d(i32)
