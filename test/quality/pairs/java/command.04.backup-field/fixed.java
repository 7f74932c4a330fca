package com.acme.backup;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.Map;

public class BackupJob {
    private static final Map<String, String> TARGETS = Map.of("nas", "/mnt/nas", "tape", "/mnt/tape");
    private String target;

    public void configure(HttpServletRequest request) {
        this.target = TARGETS.getOrDefault(request.getParameter("target"), "/mnt/nas");
    }

    public int run() throws IOException, InterruptedException {
        String[] command = {"/bin/sh", "-c", "tar czf " + target + "/home.tgz /home"};
        return Runtime.getRuntime().exec(command).waitFor();
    }

    public static int handle(HttpServletRequest request) throws IOException, InterruptedException {
        BackupJob job = new BackupJob();
        job.configure(request);
        return job.run();
    }
}
