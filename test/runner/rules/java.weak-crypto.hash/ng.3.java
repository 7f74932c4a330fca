class Named {
  byte[] hash(byte[] data) throws Exception {
    String algorithm = "MD5";
    return MessageDigest.getInstance(algorithm).digest(data); // expect
  }
}
