val mail = Regex("^([a-zA-Z0-9]+)+@example.com$") // expect
