package com.acme.files;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;

public class DownloadServlet extends HttpServlet {
    private static final String ROOT = "/srv/downloads/";

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String name = request.getParameter("name");
        File file = new File(ROOT + new File(name).getName());
        try (FileInputStream in = new FileInputStream(file)) {
            in.transferTo(response.getOutputStream());
        }
    }
}
