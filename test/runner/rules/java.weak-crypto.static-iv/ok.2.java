class Box {
  AlgorithmParameterSpec iv(byte[] nonce) {
    return new GCMParameterSpec(128, nonce);
  }
}
