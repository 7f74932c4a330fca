import jakarta.servlet.http.HttpServletRequest
import org.slf4j.LoggerFactory

class Accounts {
    private val known = mapOf("shop" to "1", "office" to "2")

    fun login(request: HttpServletRequest) {
        val name = request.getParameter("name")
        val account = known[name] ?: return
        LoggerFactory.getLogger("audit").info("account $name of $account")
    }
}
