class A {
  void set(Cookie cookie) {
    cookie.setSecure(false); // expect
    sessionCookie.setHttpOnly(false); // expect
    ResponseCookie.from("a", b).httpOnly(false).build(); // expect
  }
}
