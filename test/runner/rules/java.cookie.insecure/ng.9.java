class Sessions {
  void start(HttpServletResponse response, String id) {
    Cookie session = new Cookie("SESSION", id);
    session.setHttpOnly(true);
    session.setSecure(false); // expect
    response.addCookie(session);
  }

  void other(Channel channel) {
    channel.setSecure(false);
  }
}
