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
    query.add("SELECT * FROM boats WHERE name = ").add(String.valueOf(Integer.parseInt(request.getParameter("name"))));
    connection.createStatement().executeQuery(query.toString());
  }

  void sorted(HttpServletRequest request) throws Exception {
    Query query = new Query();
    query.add("SELECT * FROM boats ORDER BY ");
    query.add(String.valueOf(Integer.parseInt(request.getParameter("name"))));
    connection.createStatement().executeQuery(query.toString());
  }
}
