class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    Filters.eq("name", value);
    new BasicQuery("{name: 'admin'}");
  }
}
