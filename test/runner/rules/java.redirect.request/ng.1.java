class A {
  void to(HttpServletRequest request, HttpServletResponse response) throws IOException {
    response.sendRedirect(request.getParameter("url")); // expect
    String target = request.getParameter("url");
    response.sendRedirect(target); // expect
    response.sendRedirect("https://" + request.getParameter("host")); // expect
  }
  @GetMapping("/go")
  public String go(@RequestParam String url) {
    return "redirect:" + url; // expect
  }
}
