package mill.web;

import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import mill.cutting.Cut;
import mill.cutting.CutQueue;
import mill.cutting.Remarks;

public class CutServlet extends HttpServlet {
    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        CutQueue.INSTANCE.submit(new Cut(request.getParameter("saw"), request.getParameter("wood").length()));
        Remarks.OPEN.add(request.getParameter("remark"));
    }
}
