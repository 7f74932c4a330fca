import java.util.LinkedHashMap;
import java.util.Map;

class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    Map<String, String> equal = new LinkedHashMap<>();
    equal.put("make", request.getParameter("make"));
    equal.put("colour", request.getParameter("colour"));
    StringBuilder sql = new StringBuilder("SELECT id FROM cars WHERE 1 = 1");
    equal.forEach((column, value) -> sql.append(" AND ").append(column).append(" = ?"));
    PreparedStatement statement = connection.prepareStatement(sql.toString());
  }
}
