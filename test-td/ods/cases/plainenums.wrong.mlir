// 13.8
plainenums.use off
// -----

// 13.8
plainenums.use 5
// -----

// 13.8
plainenums.use "x"
// -----

// 13.8
plainenums.use on long <C>
// -----

// 13.8
plainenums.use on long A
// -----

// 13.8
plainenums.flags <z>
// -----

// 13.8
plainenums.flags <x|y>
// -----

// 13.8
plainenums.flags <x, >
// -----

// 13.8
plainenums.dict {m = 1 : i32, ms = []}
// -----

// 13.8
plainenums.dict {m = #plainenums<mode on>, ms = [0 : i32]}
// -----

// 13.8
plainenums.dict {m = #plainenums<mode on>, ms = [#plainenums.flags<x>]}
// -----

// 13.8
"u.x"() : () -> !plainenums.port<1 : x>
// -----

// 13.8
"u.x"() : () -> !plainenums.port<on : 1>
// -----

// 13.8
"u.x"() : () -> !plainenums.port<on : x, on>
// -----

// 13.4
plainenums.format [A]
// -----

// 13.4
plainenums.format [is C]
// -----

// 13.4
plainenums.format [is A], Fast
// -----

// 13.4
plainenums.format [is A], at Quick
