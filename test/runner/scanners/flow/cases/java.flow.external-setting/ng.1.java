import java.sql.Connection;
import java.sql.SQLException;
import javax.servlet.http.HttpServletRequest;
import javax.sql.DataSource;

class Tenants {
    Connection open(DataSource source, HttpServletRequest request) throws SQLException {
        Connection connection = source.getConnection();
        connection.setCatalog(request.getHeader("X-Tenant")); // expect
        return connection;
    }
}
