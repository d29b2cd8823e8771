def [;
