def a { bit m = !match("]", "[[=]=]]"); }
