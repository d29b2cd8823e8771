if then def a;
