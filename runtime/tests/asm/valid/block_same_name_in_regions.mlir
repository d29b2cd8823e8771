// The same block name in different regions.
"my.r"() ({
  "my.a"()[^bb] : () -> ()
^bb:
  "my.a"()[^bb] : () -> ()
}, {
  "my.a"()[^bb] : () -> ()
^bb:
  "my.b"()[^bb] : () -> ()
}) : () -> ()
