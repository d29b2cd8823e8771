// 6.19
parents.bed
// -----

// 6.19
parents.bench
// -----

// 6.19
parents.garden {
  parents.bed
}
// -----

// 6.19
parents.home {
  "u.r"() ({
    parents.bench
  }) : () -> ()
}
// -----

// 6.19
parents.home {
  parents.in_module
}
// -----

// 6.19
parents.home {
  parents.end
}
// -----

// 6.14
parents.street {
  parents.end
  parents.end
}
// -----

// 6.18, 6.24
parents.street {
  "parents.home"() ({}) : () -> ()
}
// -----

// 6.18, 6.24
parents.street {
^bb0:
}
// -----

// 6.20
parents.bare {
^bb0(%a: i32):
} {
}
// -----

// 6.20
parents.bare {
} {
^bb0(%a: i32, %b: i32):
}
// -----

// 6.16, 6.18
parents.garden {
  "u.x"()[^bb1] : () -> ()
^bb1:
}
// -----

// 6.16, 6.18
parents.garden {
  parents.bench
^bb1:
  parents.bench
}
