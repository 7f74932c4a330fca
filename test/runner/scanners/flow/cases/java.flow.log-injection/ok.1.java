class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    logger.info("user {}", value.replaceAll("[\\r\\n]", "_"));
    logger.info("page {}", Integer.parseInt(value));
  }
}
