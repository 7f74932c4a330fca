package gardens.ok

import io.javalin.http.Context
import io.javalin.http.Handler

const val RETURN_TARGET_OK = "return-target-ok"
private val LOCAL = Regex("^/[a-z]+$")

class Remember : Handler {
    override fun handle(ctx: Context) {
        val next = ctx.queryParam("next") ?: return
        if (!LOCAL.matches(next)) return
        ctx.sessionAttribute(RETURN_TARGET_OK, next)
    }
}
