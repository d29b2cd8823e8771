// 12.1
%i = "u.i"() : () -> i32
literals.words %i
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.words from %i here
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.marks %i, %i
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.marks <%i %i>
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.marks <%i, %i
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.arrow %i, %i
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.brackets (%i)
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.brackets ([%i] {%i)
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.symbols = %i
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.symbols := %i +
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.symbols := %i ? + - *
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.dotted a b
// -----

// 12.1
%i = "u.i"() : () -> i32
literals.dotted a.b c
// -----

// 12.2
%i = "u.i"() : () -> i32
literals.tight %i, %i
// -----

// 12.2
%i = "u.i"() : () -> i32
literals.lines %i, %i
