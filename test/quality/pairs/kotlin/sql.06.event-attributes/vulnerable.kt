package com.acme.events

import org.springframework.jdbc.core.JdbcTemplate
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestParam
import org.springframework.web.bind.annotation.RestController
import org.springframework.mail.SimpleMailMessage

@RestController
class EventController(private val jdbc: JdbcTemplate, private val sender: String) {
    @PostMapping("/events")
    fun add(@RequestParam text: String): Int {
        val message = SimpleMailMessage()
        message.setFrom(sender)
        message.setText(text)
        return jdbc.update("INSERT INTO mails (label) VALUES ('" + message.getText() + "')")
    }
}
