import jakarta.servlet.http.HttpServletRequest
import org.slf4j.LoggerFactory

class Accounts(private val known: Map<String, String>) {
    private fun open(name: String): String? {
        val account = known[name] ?: return null
        return account.uppercase()
    }

    fun login(request: HttpServletRequest) {
        val name = request.getParameter("name")
        if (open(name) == null) LoggerFactory.getLogger("audit").info("no account $name") // expect
    }
}
