// 12.7
successors.body {
  successors.one
}
// -----

// 12.7
successors.body {
  successors.one ^bb1
}
// -----

// 12.7
successors.body {
  successors.two ^bb1 ^bb1
^bb1:
}
// -----

// 12.7
successors.body {
  successors.first ^bb1(^bb2
^bb1:
^bb2:
}
// -----

// 12.11
successors.body {
  successors.all ^bb1
^bb1:
  successors.end
}
// -----

// 5.4
successors.body {
  "successors.end"()[^bb1] : () -> ()
^bb1:
  successors.end
}
// -----

// 5.4, 3.20
successors.body {
  "successors.first"() : () -> ()
}
// -----

// 6.24
successors.body {
  successors.one ^bb0
^bb0:
}
// -----

// 6.24
successors.body {
^bb0:
  successors.one ^bb0
}
// -----

// 6.24
successors.body {
  successors.one ^bb2
^bb1:
  %0 = "u.v"() : () -> i1
  successors.cond %0, ^bb1, ^bb2
^bb2:
  successors.cond %0, ^bb1, ^bb2
}
