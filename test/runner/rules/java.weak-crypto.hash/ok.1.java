class A {
  void hash(String password) throws Exception {
    MessageDigest.getInstance("SHA-256");
    MessageDigest.getInstance(algorithm);
    DigestUtils.sha256Hex(password);
    Mac.getInstance("HmacSHA1");
  }
}
