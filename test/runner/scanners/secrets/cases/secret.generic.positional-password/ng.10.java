Jwts.builder().signWith(SignatureAlgorithm.HS256, "{{token::alnum:32}}"); // expect
env.put(Context.SECURITY_CREDENTIALS, "{{token::alnum:12}}"); // expect
keyStore.load(in, "{{token::alnum:12}}".toCharArray()); // expect
