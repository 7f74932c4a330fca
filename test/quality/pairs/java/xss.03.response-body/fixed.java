package com.acme.status;

import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.util.HtmlUtils;

@RestController
public class StatusPage {
    @GetMapping(value = "/status/{service}", produces = MediaType.TEXT_HTML_VALUE)
    public ResponseEntity<String> status(@PathVariable("service") String service) {
        StringBuilder html = new StringBuilder();
        html.append("<h2>");
        html.append(HtmlUtils.htmlEscape(service));
        html.append("</h2><p>up</p>");
        return ResponseEntity.ok(html.toString());
    }
}
