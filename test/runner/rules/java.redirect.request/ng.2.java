class Done {
  void next(HttpServletRequest request, HttpServletResponse response) throws IOException {
    response.sendRedirect(request.getParameter("next")); // expect
  }
}
