class Vault {
  IvParameterSpec iv(SecureRandom random) {
    byte[] fresh = new byte[16];
    random.nextBytes(fresh);
    return new IvParameterSpec(fresh);
  }
}
