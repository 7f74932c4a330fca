class A {
  String makeToken() {
    Random random = new Random(); // expect
    return Long.toHexString(random.nextLong());
  }
  void login() {
    String sessionId = "s" + Math.random(); // expect
    this.password = RandomStringUtils.randomAlphanumeric(12); // expect
  }
}
