class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    logger.info("user " + value); // expect
    logger.warn(String.format("failed for %s", value)); // expect
  }
}
