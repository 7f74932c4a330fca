class Archiver {
  Process run(String folder) throws IOException {
    return new ProcessBuilder("tar", "czf", "out.tgz", folder).start();
  }
}
