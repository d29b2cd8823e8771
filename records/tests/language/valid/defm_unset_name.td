multiclass M { def _x; def NAME; }
defm ? : M;
#define A
class U<int u>;
#define A
dump "b";
#define A
