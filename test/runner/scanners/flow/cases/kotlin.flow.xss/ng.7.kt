import io.jooby.kt.Kooby

class Pages : Kooby({
    get("/welcome") {
        "<h1>Ahoy ${ctx.query("name").value()}</h1>" // expect
    }
})
