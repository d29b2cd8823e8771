class Operation; def a : Operaton;
