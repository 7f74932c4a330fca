class A {
  void hello(HttpServletRequest request, HttpServletResponse response) throws IOException {
    response.getWriter().println("Hello " + request.getParameter("name")); // expect
    String name = request.getParameter("name");
    PrintWriter out = response.getWriter();
    out.println("<b>" + name + "</b>"); // expect
    out.write(name); // expect
    response.getWriter().format("<b>%s</b>", name); // expect
  }
}
