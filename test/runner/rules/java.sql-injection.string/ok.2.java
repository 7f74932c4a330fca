class Orders {
  String build() {
    String sql = "SELECT id FROM orders " + "WHERE customer = ?";
    return sql;
  }
}
