class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    context.search("ou=people", "(uid=" + LdapEncoder.filterEncode(value) + ")", controls);
    context.search("ou=people", "(uid={0})", new Object[] {value}, controls);
  }
}
