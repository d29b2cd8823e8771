class A<int n> { int x = n; int y = !mul(x, 2); } class B<int n> : A<!add(n, 1)> { let x = !sub(n, 1); int z = !add(x, y); } def b : B<10>;
