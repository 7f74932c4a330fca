package com.acme.archive;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

public class DocumentServlet extends HttpServlet {
    private final Map<String, String> storedNames;
    private final Path root;

    public DocumentServlet(Map<String, String> storedNames, Path root) {
        this.storedNames = storedNames;
        this.root = root;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String title = request.getParameter("title");
        String stored = storedNames.get(title);
        if (stored == null) {
            response.sendError(404);
            return;
        }
        response.setContentType("application/pdf");
        Files.copy(root.resolve(title), response.getOutputStream());
    }
}
