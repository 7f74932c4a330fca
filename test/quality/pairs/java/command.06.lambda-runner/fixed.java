package com.acme.jobs;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class RestartController {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);

    enum Unit { WEB, WORKER, CACHE }

    @PostMapping("/units/{unit}/restart")
    public void restart(@PathVariable Unit unit) {
        String name = unit.name().toLowerCase();
        pool.submit(() -> {
            String line = "systemctl restart app-" + name + ".service";
            return new ProcessBuilder("/bin/bash", "-c", line).start().waitFor();
        });
    }
}
