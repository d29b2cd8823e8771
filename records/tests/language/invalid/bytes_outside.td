def aéb;
