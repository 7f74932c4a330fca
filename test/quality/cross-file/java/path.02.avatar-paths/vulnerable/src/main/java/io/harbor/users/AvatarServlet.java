package io.harbor.users;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.FileInputStream;
import java.io.IOException;

public class AvatarServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("image/png");
        try (FileInputStream input = new FileInputStream(AvatarPaths.fileOf(request.getParameter("user")))) { // expect
            input.transferTo(response.getOutputStream());
        }
    }
}
