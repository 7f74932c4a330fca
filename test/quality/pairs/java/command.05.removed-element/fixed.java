package com.acme.tools;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

public class DiskUsage {
    public Process measure(HttpServletRequest request) throws IOException {
        List<String> folders = new ArrayList<>();
        folders.add("/var/lib/app");
        folders.add(request.getParameter("folder"));
        folders.add("/var/log/app");
        folders.remove(1);
        String folder = folders.get(0);
        return Runtime.getRuntime().exec(new String[] {"sh", "-c", "du -sh " + folder});
    }
}
