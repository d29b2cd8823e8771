def a { bit m = !match("text", "^*"); }
