package portal.login

import io.javalin.http.Context
import io.javalin.http.UnauthorizedResponse
import java.util.UUID

class AuthController {
    fun start(ctx: Context) {
        ctx.loginFlow = LoginFlow(state = UUID.randomUUID().toString(), returnTo = ctx.queryParam("return_to"))
        ctx.redirect("/identity")
    }

    fun callback(ctx: Context) {
        val flow = ctx.loginFlow ?: throw UnauthorizedResponse("login expired")
        ctx.loginFlow = null
        ctx.redirect(flow.landingPage()) // expect
    }
}
