// clang++ -O1 -fno-ident -S -emit-llvm
struct Shape {
  virtual double area() const = 0;
  virtual ~Shape() = default;
  static int count;
};
struct Named {
  const char *name;
  virtual const char *get() { return name; }
};
struct Circle final : Shape, Named {
  double radius;
  Circle(double radius) : radius(radius) { ++count; }
  double area() const override { return 3.14 * radius * radius; }
  const char *get() override { return "circle"; }
};
int Shape::count = 0;
double total(Shape **shapes, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++)
    sum += shapes[i]->area();
  return sum;
}
Shape *make(double radius) { return new Circle(radius); }
Named *cross(Shape *shape) { return dynamic_cast<Named *>(shape); }
template <typename T, int N> struct Vector {
  T elements[N];
  T sum() const {
    T sum = 0;
    for (auto element : elements)
      sum += element;
    return sum;
  }
};
int sums(Vector<int, 3> &a, Vector<double, 2> &b) { return a.sum() + (int)b.sum(); }
const char *(Named::*member)() = &Named::get;
