class Database {
  private static final String DB_PASSWORD = System.getenv("DB_PASSWORD");
}
