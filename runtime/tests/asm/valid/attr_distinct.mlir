// Distinct attributes.
"my.a"() {a = distinct[0]<>, b = distinct[1]<>, c = distinct[0]<>} : () -> ()
"my.a"() {a = distinct[7]<1 : i32>, b = distinct[7]<1 : i32>, c = distinct[3]<"x">} : () -> ()
"my.a"() {a = distinct[4]<unit>} : () -> ()
