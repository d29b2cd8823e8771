class A { Missing m; }
