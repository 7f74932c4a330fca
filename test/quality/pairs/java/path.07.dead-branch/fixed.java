package com.acme.templates;

import jakarta.servlet.http.HttpServletRequest;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

public class StylesheetLoader {
    public InputStream load(HttpServletRequest request) throws IOException {
        String requested = request.getParameter("theme");
        int major = 4;
        String theme;
        if (major * 2 > 10) {
            theme = requested;
        } else {
            theme = "plain";
        }
        return new FileInputStream("/opt/app/themes/" + theme + ".css");
    }
}
