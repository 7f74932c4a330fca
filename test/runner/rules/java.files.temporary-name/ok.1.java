class Spool {
  Path spool() throws IOException {
    File folder = new File("/tmp");
    return Files.createTempFile(folder.toPath(), "spool-", ".dat");
  }
}
