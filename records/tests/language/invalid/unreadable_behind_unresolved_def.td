def a { int y = ?; int x = !add(y, 1); }
$
