class Later {
  void remember() {
    int number = new java.util.Random().nextInt(); // expect
    String rememberMeKey = Integer.toString(number);
    byte[] bytes = new byte[16];
    new java.util.Random().nextBytes(bytes); // expect
    String token = encode(bytes);
  }
}
