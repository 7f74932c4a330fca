package com.acme.web;

import com.acme.xml.InvoiceParser;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

public class InvoiceServlet extends HttpServlet {
    private final InvoiceParser parser = new InvoiceParser();

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        try {
            String total = parser.total(request.getInputStream());
            response.setHeader("X-Digits", String.valueOf(total.length()));
        } catch (Exception e) {
            throw new ServletException(e);
        }
    }
}
