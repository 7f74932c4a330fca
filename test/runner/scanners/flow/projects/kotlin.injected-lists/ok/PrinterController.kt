package com.example.printers

import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class PrinterController(private val printers: List<Printer>) {
    @PostMapping("/print")
    fun print(@RequestParam kind: String, @RequestParam title: String) {
        printers.single { it.kind == kind }.print(title)
    }
}
