package net.pine.web;

import java.io.IOException;
import java.sql.SQLException;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import net.pine.data.Plants;

public class PlantServlet extends HttpServlet {
    private final Plants plants = new Plants();

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        Parameters parameters = new Parameters(request);
        try {
            plants.water(parameters.number("id"));
            response.setStatus(204);
        } catch (SQLException e) {
            response.sendError(500);
        }
    }
}
