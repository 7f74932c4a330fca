class A {
  void read(HttpServletRequest request, String given) throws IOException {
    new File("/data/file");
    new File(given);
    new File(root, FilenameUtils.getName(request.getParameter("name")));
    new File(files.get(request.getParameter("name")));
    Paths.get("/data", "x");
    int id = Integer.parseInt(request.getParameter("id"));
    new File("/data/" + id);
  }
}
