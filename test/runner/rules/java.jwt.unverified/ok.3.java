class Tokens {
  DecodedJWT read(String token) {
    String keyId = JWT.decode(token).getKeyId();
    return JWT.require(algorithmOf(keyId)).build().verify(token);
  }

  Date day(String text) throws Exception {
    return new SimpleDateFormat("yyyy").parse(text);
  }
}
