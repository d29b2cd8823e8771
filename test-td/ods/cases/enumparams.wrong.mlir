// 14.7, 13.9
%0 = "u.v"() : () -> !enumparams.port<up, 3>
// -----

// 14.7, 13.9
%0 = "u.v"() : () -> !enumparams.port<1, 3>
// -----

// 14.7, 13.9
%0 = "u.v"() : () -> !enumparams.port<on 3>
// -----

// 14.7, 13.9
"u.x"() {a = #enumparams.set<up>} : () -> ()
// -----

// 14.7, 13.9
"u.x"() {a = #enumparams.set<>} : () -> ()
