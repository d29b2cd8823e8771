def a {
  int x = 3;
}
defvar y = a.3;
