// Files, lines, columns.
"my.a"() : () -> () loc("file.mlir":1:2)
"my.b"() : () -> () loc("file.mlir":0:0)
"my.c"() : () -> () loc("a \"b\"":4294967295:1)
