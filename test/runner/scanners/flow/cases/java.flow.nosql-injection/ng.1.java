class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    BasicDBObject.parse("{name: '" + value + "'}"); // expect
    new BasicQuery("{name: '" + value + "'}"); // expect
  }
}
