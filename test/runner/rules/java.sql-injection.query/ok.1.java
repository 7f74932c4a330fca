class A {
  void find(String name) throws SQLException {
    connection.prepareStatement("SELECT * FROM users WHERE name = ?");
    jdbcTemplate.query("SELECT * FROM t " + "WHERE a = ?", mapper, name);
    connection.prepareStatement("SELECT * FROM " + TABLE + " WHERE a = ?");
    connection.prepareStatement("SELECT * FROM " + tableName + " WHERE a = ?");
    entityManager.createQuery("FROM User u WHERE u.name = :name");
    statement.executeQuery("SELECT * FROM t LIMIT " + Integer.parseInt(limit));
    logger.update("where " + name);
    executor.execute(task);
    statement.executeQuery(sql);
    digest.update(("x" + name).getBytes());
  }
}
