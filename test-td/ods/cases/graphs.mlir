graphs.net {
  graphs.use %0, %1
  %0 = graphs.make
  %1 = graphs.make
}
graphs.net {
}
graphs.only {
  graphs.use %0
  %0 = graphs.make
  "u.t"() : () -> ()
}
graphs.many {
  graphs.use %0
  %0 = graphs.make
} {
}
graphs.net {
  graphs.seq {
    graphs.use %1
  }
  %1 = graphs.make
}
