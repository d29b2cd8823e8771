class U<int u>;
#define M
#define M
dump "said first" $
