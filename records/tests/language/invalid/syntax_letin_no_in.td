let x = 3 def a;
