package dairy.web;

import dairy.tank.Milk;
import dairy.tank.Tank;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

public class MilkServlet extends HttpServlet {
    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        Tank.INSTANCE.fill(new Milk(request.getParameter("farm"), Integer.parseInt(request.getParameter("litres"))));
    }
}
