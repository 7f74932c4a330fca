package com.acme.tools;

import java.io.IOException;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class DnsController {
    private final DnsTool tool = new DnsTool();

    @GetMapping(value = "/dns", produces = "text/plain")
    public String lookup(@RequestParam("domain") String domain) throws IOException {
        return tool.lookup(domain);
    }
}
