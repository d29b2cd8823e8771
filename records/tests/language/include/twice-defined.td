// A macro that is defined twice.
#define TWICE
#define TWICE
