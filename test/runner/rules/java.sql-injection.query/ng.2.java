class Users {
  ResultSet find(Statement statement, String name) throws SQLException {
    return statement.executeQuery("SELECT * FROM users WHERE name = '" + name + "'"); // expect
  }
}
