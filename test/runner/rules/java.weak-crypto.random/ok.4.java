class Later {
  void draw() {
    int colour = new java.util.Random().nextInt();
    String token = encode(SecureRandom.getInstanceStrong().generateSeed(16));
    paint(colour);
  }
}
