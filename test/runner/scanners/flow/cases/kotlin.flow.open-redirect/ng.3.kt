import io.javalin.Javalin

fun main() {
    Javalin.create().get("/next") { ctx ->
        ctx.redirect(ctx.queryParam("next")!!) // expect
    }
}
