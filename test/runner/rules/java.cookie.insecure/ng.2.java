class Login {
  void remember(HttpServletResponse response, String id) {
    Cookie cookie = new Cookie("session", id);
    cookie.setHttpOnly(false); // expect
    response.addCookie(cookie);
  }
}
