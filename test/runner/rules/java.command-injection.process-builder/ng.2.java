class Archiver {
  Process run(String folder) throws IOException {
    return new ProcessBuilder("sh", "-c", "tar czf out.tgz " + folder).start(); // expect
  }
}
