class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    response.addHeader("X-Name", value); // expect
    response.setHeader("X-Trace", "id-" + value); // expect
  }
}
