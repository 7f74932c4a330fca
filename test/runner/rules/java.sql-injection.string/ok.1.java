class A {
  private static final String COLUMNS = "a, b";
  void search(String name) {
    String sql = "SELECT * FROM users WHERE name = ?";
    String query = "SELECT " + COLUMNS + " FROM users WHERE id = ?";
    String table = "SELECT * FROM " + tableName + " WHERE a = ?";
    String message = "Select an item from " + name + " please";
    String limit = String.format("SELECT * FROM t LIMIT %d", count);
  }
}
