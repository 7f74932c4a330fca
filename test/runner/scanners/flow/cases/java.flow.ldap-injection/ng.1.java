class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    context.search("ou=people", "(uid=" + value + ")", controls); // expect
    String filter = String.format("(&(uid=%s)(active=1))", value);
    context.search("ou=people", filter, controls); // expect
  }
}
