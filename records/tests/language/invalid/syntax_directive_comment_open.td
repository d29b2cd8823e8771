#define A /* open
