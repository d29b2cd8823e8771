// An entry block with a name and no arguments.
"my.r"() ({
^entry:
  "my.in"() : () -> ()
}) : () -> ()
