// clang++ -O1 -fno-ident -S -emit-llvm
struct Error {
  int code;
  virtual ~Error() {}
};
struct Guard {
  int id;
  Guard(int id);
  ~Guard();
};
int risky(int x) {
  Guard guard(x);
  if (x == 1)
    throw Error{};
  if (x == 2)
    throw 42;
  return x;
}
int outer(int x) {
  try {
    Guard first(10);
    return risky(x);
  } catch (const Error &error) {
    return error.code;
  } catch (int number) {
    return number;
  } catch (...) {
    throw;
  }
}
void quiet(int x) noexcept { risky(x); }
auto add = [](int x) { return x + 1; };
int (*pointer)(int) = add;
thread_local int counter = risky(3);
int next() { return counter++; }
