class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    new URL(value).openStream(); // expect
    new RestTemplate().getForObject(value, String.class); // expect
  }
}
