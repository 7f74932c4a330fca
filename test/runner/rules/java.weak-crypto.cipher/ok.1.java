class A {
  void encrypt() throws Exception {
    Cipher.getInstance("AES/GCM/NoPadding");
    Cipher.getInstance(transformation);
    KeyGenerator.getInstance("AES");
    Cipher.getInstance("RSA/NONE/OAEPWithSHA-256AndMGF1Padding");
  }
}
