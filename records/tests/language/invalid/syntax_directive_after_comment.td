def a; /*
*/ #define A
