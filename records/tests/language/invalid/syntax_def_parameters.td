def "a"<int x>;
