package com.example.printers

import org.springframework.stereotype.Component

interface Printer {
    val kind: String

    fun print(title: String)
}

@Component
class ShellPrinter : Printer {
    override val kind = "shell"

    override fun print(title: String) {
        ProcessBuilder("lpr", "-T", title).start()
    }
}

@Component
class Printers(private val all: List<Printer>) {
    private val byKind = all.associateBy { it.kind }

    fun first(kind: String): Printer? = byKind[kind] ?: all.firstOrNull { it.kind == kind }
}
