package com.acme.cards

import io.javalin.http.Context

class Cards {
    fun title(ctx: Context) {
        val title = ctx.formParam("title").orEmpty()
        ctx.html(markup { element("h1") { +title } })
    }

    fun price(ctx: Context) {
        val price = ctx.formParam("price")?.toIntOrNull() ?: 0
        ctx.html(markup { price.amount() })
    }

    fun name(ctx: Context) {
        show(ctx, NameCard(ctx.formParam("name").orEmpty()))
    }

    private fun show(ctx: Context, card: Card) {
        ctx.html(markup { with(card) { content() } })
    }
}
