class Uploads {
  void save(MultipartFile file) throws IOException {
    file.transferTo(new File(FOLDER, file.getOriginalFilename())); // expect
  }
}
