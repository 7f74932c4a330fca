package org.lumen.web;

import static org.lumen.html.Html.paragraph;
import static org.lumen.html.Html.text;

import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ErrorController {
    @GetMapping("/oops")
    public ResponseEntity<String> oops(@RequestParam String reason) {
        String body = paragraph("Something failed: " + text(reason));
        return ResponseEntity.badRequest().contentType(MediaType.TEXT_HTML).body(body); // expect
    }
}
