class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    response.sendRedirect(value); // expect
    response.setHeader("Location", "https://" + value); // expect
  }
}
