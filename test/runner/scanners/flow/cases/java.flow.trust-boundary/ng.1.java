class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    request.getSession().setAttribute("role", value); // expect
    HttpSession session = request.getSession();
    session.putValue("name", value); // expect
  }
}
