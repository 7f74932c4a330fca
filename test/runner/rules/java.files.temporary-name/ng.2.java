class Report {
  void write(String name) throws IOException {
    File folder = Files.createTempDir(); // expect
    File out = new File(System.getProperty("java.io.tmpdir"), "report.csv"); // expect
    Path path = Paths.get("/tmp/report-" + name); // expect
  }
}
