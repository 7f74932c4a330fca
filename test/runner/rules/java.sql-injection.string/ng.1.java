class A {
  void search(String name) {
    String sql = "SELECT * FROM users WHERE name = '" + name + "'"; // expect
    String query = String.format("DELETE FROM users WHERE id = %s", name); // expect
    sql = "UPDATE users SET a = '" + name + "'"; // expect
    this.query = "INSERT INTO t VALUES ('" + name + "')"; // expect
    String call = "{call " + name + "}"; // expect
    String built = new StringBuilder("SELECT * FROM t WHERE a = ").append(name).toString(); // expect
  }
}
