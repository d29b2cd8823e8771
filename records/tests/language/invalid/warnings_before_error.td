#define A
#define A
class U<int u>;
dump "before";
def x :
#define A
  Missing
#define A
;
dump "after";
