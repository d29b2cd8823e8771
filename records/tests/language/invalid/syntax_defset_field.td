defset list<int> x = {
  int y;
}
