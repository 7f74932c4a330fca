package org.lumen.web;

import static org.lumen.html.Html.*;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class OnDemandController {
    @GetMapping("/notice0")
    public String notice0(@RequestParam String reason) {
        return "<p>" + text(reason, true); // expect
    }

    @GetMapping("/notice1")
    public String notice1(@RequestParam String reason) {
        return "<p>" + plain(reason); // expect
    }
}
