class A {
  private static final String PASSWORD = "Tr0ub4dor&3"; // expect
  private String apiKey = "9f86d081884c7d65"; // expect
  void connect() throws Exception {
    String dbPassword = "hunter2!"; // expect
    dataSource.setPassword("letmein123"); // expect
    DriverManager.getConnection(url, "root", "toor"); // expect
    Algorithm.HMAC256("s3cret"); // expect
  }
}
