class Uploads {
  void save(MultipartFile file) throws IOException {
    file.transferTo(new File(FOLDER, UUID.randomUUID().toString()));
    log.info(file.getOriginalFilename());
  }
}
