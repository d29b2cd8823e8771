parents.in_module
parents.home {
  parents.bed
  parents.bench
}
parents.garden {
  parents.bench
}
parents.street {
  parents.end
}
parents.home {
}
parents.bare {
} {
^bb0:
  "u.x"() : () -> ()
}
"u.free"() ({
  "u.x"() : () -> ()
}) : () -> ()
