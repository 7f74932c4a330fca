package com.acme.pages

import io.javalin.http.Context

class Boats {
    fun first(ctx: Context) {
        ctx.html(heading(ctx.formParam("name").orEmpty())) // expect
    }

    fun second(ctx: Context) {
        ctx.html(paragraph(ctx.formParam("name").orEmpty())) // expect
    }

    fun third(ctx: Context) {
        ctx.html(page(ctx.formParam("name").orEmpty())) // expect
    }
}
