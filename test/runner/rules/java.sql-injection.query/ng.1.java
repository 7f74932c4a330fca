class A {
  void find(HttpServletRequest request, String name) throws SQLException {
    statement.executeQuery("SELECT * FROM users WHERE name = '" + name + "'"); // expect
    statement.execute("DELETE FROM users WHERE id = " + request.getParameter("id")); // expect
    connection.prepareStatement("SELECT * FROM t WHERE x = '" + name + "'"); // expect
    entityManager.createQuery("FROM User u WHERE u.name = '" + name + "'"); // expect
    entityManager.createNativeQuery(String.format("SELECT * FROM t WHERE a = '%s'", name)); // expect
    jdbcTemplate.queryForObject("SELECT a FROM t WHERE b = " + name, String.class); // expect
    statement.executeUpdate("INSERT INTO t VALUES ('".concat(name)); // expect
  }
}
