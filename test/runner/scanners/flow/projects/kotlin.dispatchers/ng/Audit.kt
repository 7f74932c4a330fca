package audit

import java.util.logging.Logger

class Audit {
    private val logger = Logger.getLogger("audit")

    fun failed(event: SignInFailed) {
        logger.warning("sign-in of ${event.name}") // expect
    }
}
