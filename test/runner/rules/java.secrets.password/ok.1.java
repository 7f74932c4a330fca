class A {
  private static final String PASSWORD_FIELD = "letmein123";
  private static final String PASSWORD = "password";
  private String password = System.getenv("DB_PASSWORD");
  private String passwordKey = "db.password";
  void connect() throws Exception {
    String password = "";
    String apiKey = "${api.key}";
    dataSource.setPassword(config.getPassword());
    DriverManager.getConnection(url, user, password);
    DriverManager.getConnection(url, "sa", "");
    Algorithm.HMAC256(secret);
  }
}
