package com.acme.logs;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.*;

public class LogViewerServlet extends HttpServlet {
    private static final String LOGS = "/var/log/app/";

    private static File locate(String name) throws IOException {
        File file = new File(LOGS, name);
        if (!file.getCanonicalPath().startsWith(LOGS)) {
            throw new FileNotFoundException(name);
        }
        return file;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        File log = locate(request.getParameter("log"));
        try (BufferedReader reader = new BufferedReader(new FileReader(log))) {
            String line;
            response.setContentType("text/plain");
            while ((line = reader.readLine()) != null) {
                response.getWriter().println(line.length());
            }
        }
    }
}
