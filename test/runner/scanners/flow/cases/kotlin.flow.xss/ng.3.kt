import io.javalin.Javalin

fun main() {
    Javalin.create().post("/preview") { ctx ->
        ctx.html("<p>" + ctx.body() + "</p>") // expect
    }
}
