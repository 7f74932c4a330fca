class Passwords {
  void hash(char[] password, byte[] salt) {
    new PBEKeySpec(password, salt, 1000, 256); // expect
    new PBEParameterSpec(salt, 20); // expect
    new BCryptPasswordEncoder(4); // expect
  }
}
