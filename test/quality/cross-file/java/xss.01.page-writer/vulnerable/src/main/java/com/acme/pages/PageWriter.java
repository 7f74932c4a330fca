package com.acme.pages;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.PrintWriter;

public class PageWriter {
    private final HttpServletResponse response;

    public PageWriter(HttpServletResponse response) {
        this.response = response;
    }

    public void heading(String text) throws IOException {
        response.setContentType("text/html");
        PrintWriter out = response.getWriter();
        out.println("<h1>" + text + "</h1>"); // expect
    }
}
