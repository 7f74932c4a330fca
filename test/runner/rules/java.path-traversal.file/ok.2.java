class Files {
  void send(HttpServletRequest request, OutputStream out) throws IOException {
    File file = new File("uploads", names.get(Integer.parseInt(request.getParameter("id"))));
    copy(file, out);
  }
}
