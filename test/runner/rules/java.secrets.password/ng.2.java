class Database {
  private static final String DB_PASSWORD = "Tr0ub4dor3x"; // expect
}
