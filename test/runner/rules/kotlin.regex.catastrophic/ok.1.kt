val mail = Regex("^[a-z]+(\\.[a-z]+)*@example.com$")
