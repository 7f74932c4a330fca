class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    response.getWriter().println("<p>" + Encode.forHtml(value) + "</p>");
    response.setContentType("application/json");
    response.getWriter().write(value);
  }
}
