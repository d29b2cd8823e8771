def a;
# b
