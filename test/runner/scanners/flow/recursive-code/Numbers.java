import java.sql.Connection;
import java.util.List;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

class Boats extends HttpServlet {
  private Connection connection;

  /** A number, or the numbers of a nested list. */
  private String numbers(List<String> given, int from) {
    if (from >= given.size()) return "0";
    return Integer.parseInt(given.get(from)) + "," + numbers(given, from + 1);
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    List<String> given = List.of(request.getParameterValues("id"));
    connection.createStatement().executeQuery("SELECT * FROM boats WHERE id IN (" + numbers(given, 0) + ")");
  }
}
