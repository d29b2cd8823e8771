%i = "u.i"() : () -> i32
%f = "u.f"() : () -> f32

inferred.same_ins %i, %i : i32
inferred.same_ins2 %i, %i : i32
%0 = inferred.same_all %i, %i : i32
%1 = inferred.same_in %f, %f : f32
%2 = inferred.match %i, %i {a} : i32
%3 = inferred.match_attr dense<1> : tensor<2xi8>
inferred.with %i, %i : i32
%4 = inferred.with_result %i : i32
%t = "u.t"() : () -> tensor<2xf32>
inferred.count %t (%f, %f) : tensor<2xf32>
%b = "u.b"() : () -> i1
%5 = inferred.buildable %i, %b
inferred.variadic %i, %i and %i : i32
inferred.variadic and %i : i32
%6:2 = inferred.ranged %i, %f : i32, f32
%7:2 = inferred.two_results %i : i32
inferred.optional %i : i32
inferred.optional %i, %i : i32 : i32
