class Login {
  void remember(HttpServletResponse response, String id) {
    Cookie cookie = new Cookie("session", id);
    cookie.setHttpOnly(true);
    cookie.setSecure(true);
    response.addCookie(cookie);
  }
}
