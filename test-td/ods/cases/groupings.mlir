%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32

groupings.ins
groupings.ins x = %i
groupings.ins y = %f, %f
groupings.ins x = %i y = %f {q}
groupings.outs
%a = groupings.outs one i32
%b:2 = groupings.outs more i32, f32
%c:3 = groupings.outs one i8 more i32, f32
groupings.both
groupings.both %f : f32
groupings.choice %i
groupings.choice attr 3
groupings.nested
groupings.nested x %i
groupings.nested x %i u
groupings.otherwise yes
groupings.otherwise no
groupings.value
groupings.value n 8
groupings.region
groupings.region do {
  "u.t"() : () -> ()
}
groupings.two
groupings.two both 1, 2
groupings.inner
groupings.inner (%i)
groupings.inner (%i, %i)
groupings.results
%d:2 = groupings.results -> i1, i2
