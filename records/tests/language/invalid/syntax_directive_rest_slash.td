#define A / B
