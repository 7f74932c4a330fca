class Report {
  void write() throws IOException {
    File out = new File("/srv/tmp/report.csv");
    Path folder = Files.createTempDirectory("report");
    String base = System.getProperty("java.io.tmpdir");
  }
}
