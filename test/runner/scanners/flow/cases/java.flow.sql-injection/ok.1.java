class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    PreparedStatement statement = connection.prepareStatement("SELECT * FROM users WHERE name = ?");
    statement.setString(1, value);
    String column = List.of("name", "id").contains(value) ? value : "id";
    connection.createStatement().executeQuery("SELECT " + column + " FROM users");
  }
}
