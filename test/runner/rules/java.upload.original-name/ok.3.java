class Uploads {
  void store(MultipartFile file) throws IOException {
    String name = Paths.get(file.getOriginalFilename()).getFileName().toString();
    file.transferTo(root.resolve(name));
  }
}
