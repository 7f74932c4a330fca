package bank

import org.slf4j.LoggerFactory

object AuditLog {
    private val logger = LoggerFactory.getLogger("audit")

    fun loginFailed(user: String) {
        logger.warn("login of ${user.oneLine()} failed") // expect
    }
}
