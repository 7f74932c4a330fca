class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    response.addHeader("X-Name", URLEncoder.encode(value, "UTF-8"));
    response.addHeader("X-Page", String.valueOf(Integer.parseInt(value)));
  }
}
