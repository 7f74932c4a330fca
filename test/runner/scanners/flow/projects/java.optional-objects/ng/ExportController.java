package com.example.exports;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ExportController {
    private final Exporters exporters;

    public ExportController(Exporters exporters) {
        this.exporters = exporters;
    }

    @PostMapping("/exports/{format}")
    public void export(@PathVariable String format, @RequestParam String name) throws Exception {
        exporters.find(format).orElseThrow().export(name);
    }

    @PostMapping("/first/{format}")
    public void first(@PathVariable String format, @RequestParam String name) throws Exception {
        exporters.first(format).get().export(name);
    }
}
