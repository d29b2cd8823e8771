def a; #define A
