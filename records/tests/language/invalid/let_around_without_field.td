let q = 1 in
class C
#define A
#define A
<int x = 2
#define A
>
#define A
{ }
#define A
