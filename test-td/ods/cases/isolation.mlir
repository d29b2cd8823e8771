%0 = "u.v"() : () -> i32
isolation.open {
  isolation.use %0 : i32
  isolation.box {
  ^bb0(%a: i32):
    isolation.use %a : i32
    %1 = "u.v"() : () -> i32
    isolation.open {
      isolation.use %a, %1 : i32, i32
      isolation.end
    }
    isolation.end
  }
  isolation.end
}
isolation.box {
}
