class Users {
  ResultSet find(Connection connection, String name) throws SQLException {
    PreparedStatement statement = connection.prepareStatement("SELECT * FROM users WHERE name = ?");
    statement.setString(1, name);
    return statement.executeQuery();
  }
}
