// 6.5
%0 = "u.v"() : () -> i32
isolation.box {
  isolation.use %0 : i32
  isolation.end
}
// -----

// 6.5
%0 = "u.v"() : () -> i32
"isolation.box"() ({
  "isolation.use"(%0) : (i32) -> ()
  isolation.end
}) : () -> ()
// -----

// 6.5
isolation.open {
^bb0(%a: i32):
  "isolation.box"() ({
    isolation.open {
      "isolation.use"(%a) : (i32) -> ()
      isolation.end
    }
    isolation.end
  }) : () -> ()
  isolation.end
}
// -----

// 6.24
isolation.open {
  isolation.use %0 : i32
  %0 = "u.v"() : () -> i32
  isolation.end
}
// -----

// 6.24
isolation.open {
  "u.b"()[^bb1, ^bb2] : () -> ()
^bb1:
  %0 = "u.v"() : () -> i32
  isolation.end
^bb2:
  isolation.use %0 : i32
  isolation.end
}
// -----

// 6.24
isolation.open {
  isolation.use %0 : i32
  isolation.end
}
// -----

// 6.24
isolation.open {
  %0 = "u.v"() : () -> i32
  isolation.use %0 : i64
  isolation.end
}
// -----

// 6.24
isolation.open {
  %0 = "u.v"() : () -> i32
  %0 = "u.v"() : () -> i32
  isolation.end
}
// -----

// 6.24
isolation.open {
  "u.r"() ({
    %0 = "u.v"() : () -> i32
    isolation.end
  }) : () -> ()
  isolation.use %0 : i32
  isolation.end
}
