%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32

oilists.some
oilists.some x %i
oilists.some u a (3)
oilists.some u x %i a (4) {q}
oilists.typed
oilists.typed y (%i, %f : i32, f32) x (%i : i32)
oilists.value
oilists.value s "t" n 4
oilists.flags []
oilists.flags [c a]
oilists.flags [b c a]
