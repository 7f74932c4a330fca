package org.lumen.jobs;

import java.util.Set;

public class BackupJob implements Job {
    private static final Set<String> FOLDERS = Set.of("photos", "documents");

    @Override
    public int run(String argument) throws Exception {
        if (!FOLDERS.contains(argument)) {
            throw new IllegalArgumentException("unknown folder");
        }
        String[] command = {"/bin/bash", "-c", "tar czf /backup/latest.tgz /data/" + argument};
        return Runtime.getRuntime().exec(command).waitFor();
    }
}
