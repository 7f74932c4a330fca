DriverManager.getConnection("jdbc:mysql://db.acme.io/shop", "shop", "BrEQtJrSPFAJkv40"); // expect
byte[] key = new SecretKeySpec("{{token::alnum:16}}".getBytes(), "AES"); // expect
Key k = Keys.hmacShaKeyFor("{{token::alnum:32}}".getBytes()); // expect
new PasswordAuthentication("shop", "{{token::alnum:12}}".toCharArray()); // expect
