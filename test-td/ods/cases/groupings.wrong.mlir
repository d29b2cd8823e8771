// 12.20
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
groupings.ins x %i
// -----

// 12.20
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
groupings.ins y = %f x = %i
// -----

// 12.20
groupings.outs more
// -----

// 12.20
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
groupings.both %f
// -----

// 12.23
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
groupings.choice
// -----

// 12.23
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
groupings.nested u
// -----

// 12.23
groupings.otherwise
// -----

// 12.23
groupings.otherwise maybe
// -----

// 12.23
%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32
groupings.inner (%i
// -----

// 12.21
groupings.value n
// -----

// 12.21
groupings.value n x
// -----

// 12.21
groupings.two both 1
// -----

// 12.21
groupings.two 1, 2
// -----

// 12.22
groupings.region do
// -----

// 5.2
%a = groupings.results
