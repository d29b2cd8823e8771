// 13.11, 13.2
"bitenums.set"() <{f = 4 : i32}> : () -> ()
// -----

// 13.11, 13.2
"bitenums.set"() <{f = 64 : i32}> : () -> ()
// -----

// 13.11, 13.2
"bitenums.set"() <{f = 1 : i8}> : () -> ()
// -----

// 13.11, 13.2
"bitenums.bare"() <{f = 1 : i32, c = 4 : i8, g = 0 : i16, w = 1 : i64}> : () -> ()
// -----

// 12.25, 13.2
bitenums.set d
// -----

// 12.25, 13.2
bitenums.set "d"
// -----

// 12.25, 13.2
bitenums.set "a|d"
// -----

// 12.25, 13.2
bitenums.maybe with x
// -----

// 13.5
bitenums.comma "X|Y"
// -----

// 13.6
bitenums.group "p,q"
