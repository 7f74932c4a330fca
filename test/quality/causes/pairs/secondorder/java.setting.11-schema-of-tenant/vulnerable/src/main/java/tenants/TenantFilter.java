package tenants;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;
import javax.sql.DataSource;

public class TenantFilter {
    private static final Map<String, String> SCHEMAS = Map.of("north", "tenant_north", "south", "tenant_south");
    private final DataSource source;

    public TenantFilter(DataSource source) {
        this.source = source;
    }

    public Connection open(HttpServletRequest request) throws SQLException {
        String tenant = request.getHeader("X-Tenant");
        Connection connection = source.getConnection();
        connection.setCatalog(tenant); // expect
        return connection;
    }
}
