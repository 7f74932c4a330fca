import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

public class UserServlet extends HttpServlet {
    private Connection connection;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        try (Statement statement = connection.createStatement()) {
            ResultSet rows = statement.executeQuery("select 1 from users where name = '" + request.getParameter("name") + "'"); // expect once
            response.setStatus(rows.next() ? 204 : 404);
        } catch (SQLException e) {
            response.setStatus(500);
        }
    }
}
