assert(1, "message");
