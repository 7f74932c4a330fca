import java.sql.Connection
import javax.servlet.http.HttpServletRequest

class Tenants {
    fun choose(conn: Connection, request: HttpServletRequest) {
        conn.setSchema("tenant_" + request.getParameter("tenant")) // expect
    }
}
