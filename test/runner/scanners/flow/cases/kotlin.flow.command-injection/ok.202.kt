package com.example.mail

import io.javalin.http.Context
import java.net.URLDecoder
import kotlin.text.Charsets.UTF_8

class MailController {
    fun send(ctx: Context) {
        val form = ctx.body().fields()
        Runtime.getRuntime().exec("mail " + form["to"])
    }

    private fun String.fields(): Map<String, String> =
        split('&').filter { '=' in it }.associate { it.substringBefore('=').decode() to it.substringAfter('=').decode() }

    private fun String.decode(): String = URLDecoder.decode(this, UTF_8).filter { it.isLetterOrDigit() }
}
