class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    Velocity.evaluate(context, writer, "page", value); // expect
    new Template("page", value, configuration); // expect
  }
}
