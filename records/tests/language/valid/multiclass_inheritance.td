class A<int n> { int v = n; }
multiclass Base<int n> { def _base : A<n>; } multiclass Derived<int m> : Base<!add(m, 1)> { def _own : A<m>; } 
defm a : Derived<1>; multiclass Only<int k> : Base<k>; defm b : Only<7>;
