package gardens.ng

import io.javalin.http.Context
import io.javalin.http.Handler

const val RETURN_TARGET_NG = "return-target-ng"

class Remember : Handler {
    override fun handle(ctx: Context) {
        val next = ctx.queryParam("next") ?: return
        ctx.sessionAttribute(RETURN_TARGET_NG, next)
    }
}
