class Old {
  void set(KeyPairGenerator kpg) {
    kpg.initialize(512, new SecureRandom()); // expect
  }
}
