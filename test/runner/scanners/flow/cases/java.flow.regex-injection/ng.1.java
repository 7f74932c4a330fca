class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    Pattern.compile(value).matcher("text"); // expect
    "text".replaceAll(value, ""); // expect
  }
}
