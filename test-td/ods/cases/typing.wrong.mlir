// 12.12
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.one %i : i32
// -----

// 12.12
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.one %i : f32 -> i32
// -----

// 12.12
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0:2 = typing.all %i, %f : i32 -> i1, i2
// -----

// 12.12
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0 = typing.all %i, %f : i32, f32 -> i1
// -----

// 12.12
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.given %i : i64 -> i64
// -----

// 12.12
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.given %i : i32 -> f64
// -----

// 12.12
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.given %i : i32 -> i32
// -----

// 12.13
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.func (%i) : i32
// -----

// 12.13
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.func (%i) : () -> ()
// -----

// 12.13
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.func (%i : (i32) -> ()
// -----

// 12.13
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.named %i : (i32) -> (i1, i2)
// -----

// 12.13
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.named %i : () -> i1
// -----

// 12.13
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.func_all %i : (i32) -> i1
// -----

// 12.14
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.qual %i : i32
// -----

// 12.16
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.buildable %f, %f
// -----

// 12.16
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
typing.buildable %i, %i
// -----

// 12.16
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0 = typing.buildable %i, %f
// -----

// 12.27
typing.none x
// -----

// 12.27
typing.foo
// -----

// 12.27
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
%0 = typing.none
