class Parts {
  void save(Part part) throws IOException {
    Path target = Paths.get("uploads", part.getSubmittedFileName()); // expect
    Files.copy(part.getInputStream(), target);
  }
}
