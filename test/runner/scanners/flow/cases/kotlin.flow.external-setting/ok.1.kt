import java.sql.Connection
import javax.servlet.http.HttpServletRequest

class Tenants(private val connection: Connection) {
    fun choose(request: HttpServletRequest) {
        connection.setCatalog(if (request.getHeader("X-Tenant") == "north") "tenant_north" else "tenant_south")
    }
}
