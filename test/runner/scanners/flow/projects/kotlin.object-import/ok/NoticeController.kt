package org.lumen.web

import org.lumen.html.Markup.text
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController

@RestController
class NoticeController {
    @GetMapping("/notice")
    fun notice(@RequestParam reason: String): String {
        return "<p>" + text(reason)
    }
}
