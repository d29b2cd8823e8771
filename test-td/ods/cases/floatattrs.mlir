"floatattrs.f32"() <{a = 1.5 : f32}> : () -> ()
"floatattrs.f32"() <{a = 0x7FC00000 : f32}> : () -> ()
"floatattrs.f64"() <{a = 1.5 : f64}> : () -> ()
"floatattrs.f64"() <{a = -0.0 : f64}> : () -> ()
