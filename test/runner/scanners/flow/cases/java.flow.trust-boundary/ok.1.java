class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    request.getSession().setAttribute("page", Integer.parseInt(value));
    request.getSession().setAttribute("role", "reader");
  }
}
