assert 0, "the message";
