// Attributes of operations: sorted, quoted names, units.
"my.a"() {z, y = 1, "x w" = 2, v.u = 3} : () -> ()
"my.a"() {} : () -> ()
"my.a"() {"a" , "b" = unit} : () -> ()
