import java.util.LinkedHashMap;
import java.util.Map;

class Case extends HttpServlet {
  void values(HttpServletRequest request, HttpServletResponse response) throws Exception {
    Map<String, String> equal = new LinkedHashMap<>();
    equal.put("make", request.getParameter("make"));
    StringBuilder sql = new StringBuilder("SELECT id FROM cars WHERE 1 = 1");
    equal.forEach((column, value) -> sql.append(" AND ").append(column).append(" = '").append(value).append("'"));
    connection.prepareStatement(sql.toString()); // expect
  }

  void keys(HttpServletRequest request, HttpServletResponse response) throws Exception {
    Map<String, String> equal = new LinkedHashMap<>();
    equal.put(request.getParameter("column"), request.getParameter("text"));
    StringBuilder sql = new StringBuilder("SELECT id FROM cars WHERE 1 = 1");
    equal.forEach((column, value) -> sql.append(" AND ").append(column).append(" = ?"));
    connection.prepareStatement(sql.toString()); // expect
  }
}
