// 12.24
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
oilists.some x %i x %i
// -----

// 12.24
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
oilists.some u u
// -----

// 12.24
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
oilists.some a 3
// -----

// 12.24
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
oilists.some a (x)
// -----

// 12.24
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
oilists.some b
// -----

// 12.24
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
oilists.typed x (%i)
// -----

// 12.24
oilists.flags [d]
// -----

// 12.24
oilists.flags [a a]
// -----

// 12.24
oilists.value n "x"
// -----

// 12.24
oilists.value s 1
// -----

// 12.24
oilists.flags a
