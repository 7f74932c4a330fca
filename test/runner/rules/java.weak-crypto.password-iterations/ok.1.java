class Passwords {
  void hash(char[] password, byte[] salt, int iterations) {
    new PBEKeySpec(password, salt, 600_000, 256);
    new PBEKeySpec(password, salt, iterations, 256);
    new PBEKeySpec(password);
    new BCryptPasswordEncoder(12);
    new BCryptPasswordEncoder();
  }
}
