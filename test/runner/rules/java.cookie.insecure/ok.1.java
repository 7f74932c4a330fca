class A {
  void set(Cookie cookie) {
    cookie.setSecure(true);
    cookie.setHttpOnly(production);
    transport.setSecure(false);
  }
}
