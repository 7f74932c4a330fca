package com.acme.pages

import io.javalin.http.Context

class Boats {
    fun first(ctx: Context) {
        ctx.html(heading(ctx.formParam("name").orEmpty()))
    }

    fun second(ctx: Context) {
        ctx.html(paragraph(ctx.formParam("name").orEmpty()))
    }

    fun third(ctx: Context) {
        ctx.html(page(ctx.formParam("name").orEmpty()))
    }
}
