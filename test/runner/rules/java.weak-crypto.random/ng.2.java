class Tokens {
  String issueToken() {
    Random generator = new Random(); // expect
    return Integer.toString(generator.nextInt());
  }
}
