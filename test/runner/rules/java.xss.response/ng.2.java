class Hello {
  void greet(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String name = request.getParameter("name");
    response.getWriter().write("<h1>Hello " + name + "</h1>"); // expect
  }
}
