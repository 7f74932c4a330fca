class Files {
  void send(HttpServletRequest request, OutputStream out) throws IOException {
    File file = new File("uploads", request.getParameter("name")); // expect
    copy(file, out);
  }
}
