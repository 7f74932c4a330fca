import java.sql.Connection
import javax.servlet.http.HttpServletRequest

class Tenants(private val connection: Connection) {
    fun choose(request: HttpServletRequest) {
        connection.setCatalog(request.getHeader("X-Tenant")) // expect
    }
}
