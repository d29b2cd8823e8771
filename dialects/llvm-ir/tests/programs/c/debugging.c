// clang -O1 -g -fno-ident -S -emit-llvm
typedef struct Node {
  int key;
  const char *name;
  struct Node *next;
  enum { RED, GREEN = 5 } color : 4;
  union { int i; float f; } u;
  int table[3][4];
  int (*call)(int, ...);
} Node;
static const int limit = 10;
volatile int shared;
static int helper(Node *node, int k) {
  int result = 0;
  for (int i = 0; i < k; i++) {
    const int entry = node->table[i % 3][i % 4];
    if (entry > limit)
      result += entry * 2;
    else
      result -= entry;
  }
  return result;
}
int work(Node *restrict node, unsigned char n, ...) {
  int list[n];
  list[0] = 1;
again:
  if (n < 3) {
    n++;
    goto again;
  }
  return helper(node, n) + list[0] + node->u.i + shared;
}
