package com.acme.cards

interface Card {
    fun Markup.content()
}

class NameCard(private val name: String) : Card {
    override fun Markup.content() {
        element("b") { +name }
    }
}
