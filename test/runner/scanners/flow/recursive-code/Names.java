import java.sql.Connection;
import java.util.List;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

class Boats extends HttpServlet {
  private Connection connection;

  private String names(List<String> given, int from) {
    if (from >= given.size()) return "''";
    return "'" + given.get(from) + "'," + names(given, from + 1);
  }

  /** Only the result of the call of itself has untrusted data. */
  private String last(List<String> given, int from) {
    if (from == given.size() - 1) return given.get(from);
    String found = last(given, from + 1);
    return "" + found;
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    List<String> given = List.of(request.getParameterValues("name"));
    connection.createStatement().executeQuery("SELECT * FROM boats WHERE name IN (" + names(given, 0) + ")"); // expect
    connection.createStatement().executeQuery("SELECT * FROM boats WHERE name = '" + last(given, 0) + "'"); // expect
  }
}
