class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    Pattern.compile(Pattern.quote(value));
    "text".replaceAll("[a-z]", "");
  }
}
