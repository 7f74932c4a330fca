class Passwords {
  byte[] store(String password) throws Exception {
    return MessageDigest.getInstance("SHA-1").digest(password.getBytes()); // expect
  }
}
