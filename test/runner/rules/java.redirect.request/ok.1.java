class A {
  void to(HttpServletRequest request, HttpServletResponse response) throws IOException {
    response.sendRedirect("/login");
    response.sendRedirect("/search?q=" + request.getParameter("q"));
    response.sendRedirect(targets.get(request.getParameter("to")));
    response.sendRedirect(url);
  }
  @GetMapping("/go")
  public String go(@RequestParam String id) {
    return "redirect:/users/" + id;
  }
}
