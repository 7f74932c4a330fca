class Parts {
  void save(Part part) throws IOException {
    Path target = Paths.get("uploads", FilenameUtils.getName(part.getSubmittedFileName()));
    Files.copy(part.getInputStream(), target);
  }
}
