%0 = "u.v"() : () -> !typeuse.ref<i32>
%1 = "u.v"() : () -> !typeuse.tok
%v = typeuse.load %0 : <i32> -> i32
%w = typeuse.load %0 : !typeuse.ref<i32> -> i32
typeuse.full %0 : !typeuse.ref<i32>
typeuse.many %0, %0 : !typeuse.ref<i32>, !typeuse.ref<i32>
typeuse.either %1 : !typeuse.tok
%t = typeuse.made
typeuse.of_type !typeuse.ref<i8>
