class A {
  void read(HttpServletRequest request) throws IOException {
    new File(request.getParameter("name")); // expect
    new FileInputStream("/data/" + request.getParameter("name")); // expect
    String name = request.getParameter("name");
    File file = new File(root, name); // expect
    Files.readAllBytes(Paths.get("/data", name)); // expect
    Path path = root.resolve(name); // expect
    String full = "/data/" + name;
    new FileReader(full); // expect
  }

  @GetMapping("/file")
  public String show(@RequestParam("file") String file, @RequestParam int page) throws IOException {
    new File("/data/" + page);
    return Files.readString(Path.of("/data/" + file)); // expect
  }
}
