class Spool {
  File spool(byte[] data) throws IOException {
    File file = new File("/tmp/spool-" + System.currentTimeMillis() + ".dat"); // expect
    Files.write(file.toPath(), data);
    return file;
  }
}
