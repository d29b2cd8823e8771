/* é */ def a : Missing;
