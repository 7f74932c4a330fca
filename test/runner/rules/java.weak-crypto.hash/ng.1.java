class A {
  void hash(String password) throws Exception {
    MessageDigest.getInstance("MD5"); // expect
    java.security.MessageDigest md = java.security.MessageDigest.getInstance("SHA1", provider); // expect
    MessageDigest other = MessageDigest.getInstance("SHA-1"); // expect
    DigestUtils.md5Hex(password); // expect
    Hashing.sha1().hashString(password); // expect
  }
}
