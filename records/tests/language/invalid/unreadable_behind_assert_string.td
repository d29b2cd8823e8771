def a;
assert !eq(1, 2), "m";
"never ends
