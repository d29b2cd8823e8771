let q = 1 in
def
#define A
#define A
x # "a"
#define A
{ }
#define A
