package org.lumen.jobs;

import java.util.HashMap;
import java.util.Map;

public class Jobs {
    private final Map<String, Job> byName = new HashMap<>();

    public Jobs() {
        byName.put("backup", new BackupJob());
    }

    public Job get(String name) {
        return byName.get(name);
    }
}
