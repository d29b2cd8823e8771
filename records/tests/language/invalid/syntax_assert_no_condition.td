assert , "message";
