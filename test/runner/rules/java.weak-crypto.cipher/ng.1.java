class A {
  void encrypt() throws Exception {
    Cipher.getInstance("DES/CBC/PKCS5Padding"); // expect
    Cipher c = javax.crypto.Cipher.getInstance("AES/ECB/PKCS5Padding"); // expect
    Cipher.getInstance("AES"); // expect
    Cipher.getInstance("DESede"); // expect
    KeyGenerator.getInstance("DES"); // expect
    new NullCipher(); // expect
  }
}
