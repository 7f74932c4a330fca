class Keys {
  KeyPair make() throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
    generator.initialize(1024); // expect
    return generator.generateKeyPair();
  }
}
