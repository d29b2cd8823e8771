def a { int x = !if(1, ?, ?); }
