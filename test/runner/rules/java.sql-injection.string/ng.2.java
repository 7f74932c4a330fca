class Orders {
  String build(String customer) {
    String sql = "SELECT id FROM orders WHERE customer = '" + customer + "'"; // expect
    return sql;
  }
}
