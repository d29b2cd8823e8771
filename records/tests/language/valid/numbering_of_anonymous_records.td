// Class bodies are evaluated where they are defined, and equal instances are one record
class V<int n> { int v = n; } class User<int n> { V fixed = V<100>; V own = V<n>; V sum = V<!add(n, 1)>; } class Other { V fixed = V<100>; V more = V<200>; }
def a : User<1>; def : V<7>; def b : User<2>; def c : Other; def d { V again = V<1>; V fresh = V<300>; } multiclass M<int k> { def _m : User<k>; def : V<k>; } defm m : M<2>; defm n : M<5>;
