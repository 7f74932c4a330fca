class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    response.sendRedirect("/search?q=" + value);
    String target = "home".equals(value) ? "/home" : "/";
    response.sendRedirect(target);
  }
}
