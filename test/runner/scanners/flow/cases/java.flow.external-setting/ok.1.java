import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;

class Tenants {
    private static final Map<String, String> SCHEMAS = Map.of("north", "tenant_north", "south", "tenant_south");

    void choose(Connection connection, HttpServletRequest request) throws SQLException {
        connection.setCatalog(SCHEMAS.get(request.getHeader("X-Tenant")));
    }
}
