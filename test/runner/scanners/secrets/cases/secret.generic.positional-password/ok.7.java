Jwts.builder().signWith(key, SignatureAlgorithm.HS256);
env.put(Context.SECURITY_CREDENTIALS, password);
keyStore.load(in, null);
env.put(Context.SECURITY_AUTHENTICATION, "simple");
