regions.any {
}
regions.any {
  "u.x"() : () -> ()
  "u.t"() : () -> ()
} {a}
regions.any {
^bb0(%a: i32):
  "u.x"(%a)[^bb1] : (i32) -> ()
^bb1:
  "u.t"() : () -> ()
}
regions.one {
  regions.end
}
"regions.two"() ({
  "u.x"()[^bb1] : () -> ()
^bb1:
  regions.end
}, {
  regions.end {b = 1 : i8}
}) : () -> ()
regions.min {
  "u.x"()[^bb1] : () -> ()
^bb1:
  regions.end
}
regions.max {
}
regions.max {
  regions.end
}
regions.many
regions.many {
  regions.end
}, {
  regions.end
}
regions.first {
}, {
}, {
  regions.end
}
regions.first {
},
regions.if {
  regions.end
}
regions.if {
  regions.end
} else {
  regions.end
}
regions.all {
}, {
  regions.end
}
regions.word attributes {x} {
}
regions.word {
}
regions.single {
}
regions.single {
  "u.x"() : () -> ()
}
regions.implicit {
}
regions.implicit {
  "u.x"() : () -> ()
}
regions.implicit {
  regions.end {keep}
}
regions.implicit {
^bb0(%x: i32):
}
