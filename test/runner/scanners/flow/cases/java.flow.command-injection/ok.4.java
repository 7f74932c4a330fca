import java.nio.file.*;
import java.sql.*;
import java.util.*;

class Ok {
  void rows(Connection c) throws Exception {
    ResultSet found = c.createStatement().executeQuery("SELECT id, name FROM users");
    while (found.next()) {
      Runtime.getRuntime().exec("convert " + found.getInt("id"));
      new ProcessBuilder("convert", found.getString("name")).start();
      PreparedStatement next = c.prepareStatement("SELECT * FROM orders WHERE owner = ?");
      next.setString(1, found.getString("name"));
      next.executeQuery();
    }
  }
  void count(Path path) throws Exception {
    Runtime.getRuntime().exec("convert " + Files.readAllLines(path).size());
  }
}
