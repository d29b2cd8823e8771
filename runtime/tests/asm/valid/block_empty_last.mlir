// An empty block of an operation that is not registered.
"my.r"() ({
  "my.br"()[^a] : () -> ()
^a:
  "my.end"() : () -> ()
}) : () -> ()
