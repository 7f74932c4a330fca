class Vault {
  Cipher open() throws Exception {
    return Cipher.getInstance("DES/CBC/PKCS5Padding"); // expect
  }
}
