// 14.23
%0 = "u.v"() : () -> i32
%v = typeuse.load %0 : i32 -> i32
// -----

// 14.23
%0 = "u.v"() : () -> !typeuse.tok
%v = typeuse.load %0 : !typeuse.tok -> i32
// -----

// 14.23
%0 = "u.v"() : () -> !typeuse.ref<i32>
%v = typeuse.load %0 : <> -> i32
// -----

// 14.23
%0 = "u.v"() : () -> !typeuse.tok
typeuse.full %0 : !typeuse.tok
// -----

// 14.23
%0 = "u.v"() : () -> !typeuse.tok
typeuse.many %0 : !typeuse.tok
// -----

// 14.23
%0 = "u.v"() : () -> i8
typeuse.either %0 : i8
// -----

// 14.23
%0 = "typeuse.made"() : () -> i32
// -----

// 14.23
typeuse.of_type i32
// -----

// 14.23
"typeuse.of_type"() <{t = !typeuse.tok}> : () -> ()
// -----

// 14.23
%0 = "u.v"() : () -> !typeuse.ref<i32>
"typeuse.load"(%0) : (!typeuse.ref<i32>) -> ()
