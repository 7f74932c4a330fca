class A {
  String makeToken() {
    SecureRandom random = new SecureRandom();
    return Long.toHexString(random.nextLong());
  }
  void shuffle() {
    Random random = new Random();
    double delay = Math.random();
  }
}
