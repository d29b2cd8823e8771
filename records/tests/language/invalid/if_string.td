if "s" then def a;
