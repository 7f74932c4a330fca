class Tokens {
  String issueToken() {
    SecureRandom generator = new SecureRandom();
    return Integer.toString(generator.nextInt());
  }
}
