package shop;

import java.sql.*;
import javax.servlet.http.*;

public class Orders extends HttpServlet {
    Connection connection;

    protected void doGet(HttpServletRequest request, HttpServletResponse response) {
        try {
            connection.createStatement().executeQuery("select * from orders where id = " + request.getParameter("id")); // expect high
        } catch (SQLException e) {
            response.setStatus(500);
        }
    }
}
