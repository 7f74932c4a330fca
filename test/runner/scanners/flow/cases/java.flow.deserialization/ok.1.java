class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    new ObjectMapper().readValue(request.getInputStream(), User.class);
    new XStream().fromXML("<user/>");
  }
}
