class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    StringBuilder sql = new StringBuilder("SELECT * FROM users WHERE name = '");
    sql.append(value).append("'");
    connection.createStatement().executeQuery(sql.toString()); // expect
    entityManager.createQuery("FROM User WHERE name = '" + value + "'"); // expect
  }
}
