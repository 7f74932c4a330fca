class Vault {
  Cipher open() throws Exception {
    return Cipher.getInstance("AES/GCM/NoPadding");
  }
}
