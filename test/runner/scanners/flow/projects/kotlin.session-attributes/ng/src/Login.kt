package gardens.ng

import io.javalin.http.Context
import io.javalin.http.Handler

class Login : Handler {
    override fun handle(ctx: Context) {
        val target: String = ctx.consumeSessionAttribute<String>(RETURN_TARGET_NG) ?: "/beds"
        ctx.redirect(target) // expect
    }
}
