import io.jooby.kt.Kooby

class Feeds : Kooby({
    get("/plain") {
        ctx.setResponseType("text/plain")
        "<${ctx.query("name").value()}>"
    }
    get("/count") { "<b>${ctx.query("count").intValue()}</b>" }
})
