// Each part has one mistake, or none. What mlir-opt says of it is what we say.

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "t.use"(%0) : (i32) -> ()
  %0 = "t.def"() : () -> i32
  "func.return"() : () -> ()
}) : () -> ()

// -----

"t.graph"() ({
  "t.use"(%0) : (i32) -> ()
  %0 = "t.def"(%0) : (i32) -> i32
}) : () -> ()

// -----

"t.cfg"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.use"(%0) : (i32) -> ()
  %0 = "t.def"(%0) : (i32) -> i32
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "t.cond"()[^bb1, ^bb2] : () -> ()
^bb1:
  %0 = "t.def"() : () -> i32
  "t.br"()[^bb3] : () -> ()
^bb2:
  "t.br"()[^bb3] : () -> ()
^bb3:
  "t.use"(%0) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "t.cond"()[^bb1, ^bb2] : () -> ()
^bb1(%a: i32):
  "t.br"()[^bb2] : () -> ()
^bb2:
  "t.use"(%a) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "func.return"() : () -> ()
^bb1:
  "t.use"(%0) : (i32) -> ()
  %0 = "t.def"() : () -> i32
  "t.br"()[^bb1] : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %0 = "t.region"() ({
    "t.use"(%0) : (i32) -> ()
  }) : () -> i32
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "t.region"() ({
    %0 = "t.def"() : () -> i32
  }, {
    "t.br"()[^bb1] : () -> ()
  ^bb1:
    "t.use"(%1) : (i32) -> ()
    %1 = "t.def"() : () -> i32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "t.region"() ({
    "t.use"(%0) : (i32) -> ()
  }) : () -> ()
  %0 = "t.def"() : () -> i32
  "func.return"() : () -> ()
}) : () -> ()

// -----

%0 = "t.def"() : () -> i32
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "t.region"() ({
    "t.use"(%0) : (i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %0 = "t.def"() : () -> i32
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.region"() ({
    "t.use"(%0) : (i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

// Two functions are wrong: both are reported, in order.
"func.func"() <{sym_name = "f", function_type = () -> i32}> ({
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{sym_name = "g", function_type = () -> i64}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "t.switch"()[^bb1, ^bb2, ^bb3] : () -> ()
^bb1:
  %0 = "t.def"() : () -> i32
  "t.br"()[^bb4] : () -> ()
^bb2:
  "t.br"()[^bb1] : () -> ()
^bb3:
  "t.br"()[^bb1] : () -> ()
^bb4:
  "t.use"(%0) : (i32) -> ()
  "t.cond"()[^bb5, ^bb1] : () -> ()
^bb5:
  "t.use"(%0) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
