package org.lumen.web;

import java.io.IOException;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.lumen.jobs.Job;
import org.lumen.jobs.Jobs;

public class JobServlet extends HttpServlet {
    private final Jobs jobs = new Jobs();

    @Override
    protected void doPost(HttpServletRequest req, HttpServletResponse resp) throws ServletException, IOException {
        Job job = jobs.get(req.getParameter("job"));
        try {
            resp.setStatus(job.run(req.getParameter("argument")) == 0 ? 204 : 500);
        } catch (Exception e) {
            throw new ServletException(e);
        }
    }
}
