public string ShopSecret { get; set; } = "{{token::alnum:40}}"; // expect
