def a { int x = !cast<Missing>("a"); }
