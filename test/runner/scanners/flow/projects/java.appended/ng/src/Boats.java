package com.acme.boats;

import jakarta.servlet.http.HttpServletRequest;
import java.sql.Connection;

class Boats {
  private final Connection connection;

  Boats(Connection connection) {
    this.connection = connection;
  }

  void all() throws Exception {
    Query query = new Query();
    query.add("SELECT * FROM boats");
    connection.createStatement().executeQuery(query.toString());
  }

  void named(HttpServletRequest request) throws Exception {
    Query query = new Query();
    query.add("SELECT * FROM boats WHERE name = ").add(request.getParameter("name"));
    connection.createStatement().executeQuery(query.toString()); // expect
  }

  void sorted(HttpServletRequest request) throws Exception {
    Query query = new Query();
    query.add("SELECT * FROM boats ORDER BY ");
    query.add(request.getParameter("name"));
    connection.createStatement().executeQuery(query.toString()); // expect
  }
}
