class Vault {
  IvParameterSpec iv() {
    return new IvParameterSpec("0123456789abcdef".getBytes()); // expect
  }
}
