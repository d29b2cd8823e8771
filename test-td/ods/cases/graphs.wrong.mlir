// 6.21
graphs.only {
  "u.x"()[^bb1] : () -> ()
^bb1:
  "u.t"() : () -> ()
}
// -----

// 6.21
graphs.many {
  graphs.make
} {
  "u.x"()[^bb1] : () -> ()
^bb1:
  "u.t"() : () -> ()
}
// -----

// 6.21
graphs.net {
  "u.x"()[^bb1] : () -> ()
^bb1:
}
// -----

// 6.21
graphs.net {
  graphs.seq {
    graphs.use %1
    %1 = graphs.make
  }
}
// -----

// 6.21
graphs.net {
  graphs.use %1
}
