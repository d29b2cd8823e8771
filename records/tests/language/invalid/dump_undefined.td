dump missing;
