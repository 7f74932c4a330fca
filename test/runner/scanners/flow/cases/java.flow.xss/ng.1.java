class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    response.getWriter().println("<p>" + value + "</p>"); // expect
    PrintWriter out = response.getWriter();
    out.write(value); // expect
  }
}
