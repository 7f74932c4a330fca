import java.sql.Connection;
import java.sql.SQLException;
import javax.servlet.http.HttpServletRequest;

class Tenants {
    void choose(Connection connection, HttpServletRequest request) throws SQLException {
        connection.setSchema("tenant_" + Integer.parseInt(request.getHeader("X-Tenant")));
        connection.setCatalog("shared");
    }
}
