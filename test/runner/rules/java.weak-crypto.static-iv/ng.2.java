class Box {
  AlgorithmParameterSpec iv() {
    return new GCMParameterSpec(128, new byte[12]); // expect
  }
}
