def a [ ];
