package com.acme.tools;

import java.io.IOException;

public class DnsTool {
    public String lookup(String domain) throws IOException {
        return Shell.run("dig", "+short", "-q", domain);
    }
}
