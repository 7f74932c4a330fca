class A {
  void hello(HttpServletRequest request, HttpServletResponse response) throws IOException {
    response.getWriter().println("Hello");
    response.getWriter().println(Encode.forHtml(request.getParameter("name")));
    System.out.println(request.getParameter("name"));
    String name = HtmlUtils.htmlEscape(request.getParameter("name"));
    response.getWriter().println(name);
  }
}
