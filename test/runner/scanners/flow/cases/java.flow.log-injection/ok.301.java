class Case extends HttpServlet {
  private final ObjectMapper mapper = new ObjectMapper();
  private final Gson gson = new Gson();

  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    logger.info("user " + mapper.writeValueAsString(value));
    logger.info("user " + gson.toJson(value));
  }
}
