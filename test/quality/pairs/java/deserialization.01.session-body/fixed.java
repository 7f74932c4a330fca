package com.acme.remote;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;

public class RemoteCall extends HttpServlet {
    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        try (ObjectInputStream in = new ObjectInputStream(request.getInputStream())) {
            in.setObjectInputFilter(ObjectInputFilter.Config.createFilter("com.acme.remote.Call;java.base/*;!*"));
            Object call = in.readObject();
            response.setHeader("X-Call", call.getClass().getSimpleName());
        } catch (ClassNotFoundException e) {
            response.sendError(400);
        }
    }
}
