// 4.8, 3.18
"regions.one"() ({}) : () -> ()
// -----

// 4.8, 3.18
regions.one {
  "u.x"()[^bb1] : () -> ()
^bb1:
  "u.t"() : () -> ()
}
// -----

// 4.8
"regions.two"() ({
  regions.end
}, {
  regions.end
}) : () -> ()
// -----

// 4.8
"regions.two"() ({
  "u.x"()[^bb1] : () -> ()
^bb1:
  regions.end
}, {
}) : () -> ()
// -----

// 4.8, 3.18
regions.min {
  regions.end
}
// -----

// 4.8, 3.18
regions.max {
  "u.x"()[^bb1] : () -> ()
^bb1:
  "u.t"() : () -> ()
}
// -----

// 4.8, 3.19
regions.many {
}
// -----

// 4.8, 3.19
regions.many {
  regions.end
}, {
}
// -----

// 5.3
"regions.first"() : () -> ()
// -----

// 5.3
"regions.if"() ({}) : () -> ()
// -----

// 12.6
regions.any
// -----

// 12.6
regions.any {
// -----

// 12.22
regions.if {
} else
// -----

// 12.11
regions.all {
}
// -----

// 6.14, 6.24
regions.any {
  regions.end
  "u.x"() : () -> ()
}
// -----

// 6.16
regions.single {
  "u.x"()[^bb1] : () -> ()
^bb1:
  "u.t"() : () -> ()
}
// -----

// 6.17
regions.implicit {
  "u.x"()[^bb1] : () -> ()
^bb1:
  "u.t"() : () -> ()
}
// -----

// 6.17
"regions.implicit"() ({
  "u.x"() : () -> ()
}) : () -> ()
// -----

// 6.17
"regions.implicit"() ({
  regions.end_with
}) : () -> ()
// -----

// 4.8, 6.17
"regions.implicit"() ({
}) : () -> ()
// -----

// 6.24
regions.any {
^bb0:
}
// -----

// 6.24
"regions.one"() ({
  regions.one {
    regions.end
  }
}) : () -> ()
// -----

// 6.24
regions.any {
  "u.use"(%0) : (i32) -> ()
  %0 = "u.v"() : () -> i32
  regions.end
}
// -----

// 6.14
regions.end
regions.any {
}
