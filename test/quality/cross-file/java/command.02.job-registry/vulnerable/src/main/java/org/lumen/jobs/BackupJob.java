package org.lumen.jobs;

public class BackupJob implements Job {
    @Override
    public int run(String argument) throws Exception {
        String[] command = {"/bin/bash", "-c", "tar czf /backup/latest.tgz /data/" + argument};
        return Runtime.getRuntime().exec(command).waitFor(); // expect
    }
}
