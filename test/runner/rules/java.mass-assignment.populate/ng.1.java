package web;

import javax.servlet.http.*;
import org.apache.commons.beanutils.BeanUtils;

public class ProfileSave extends HttpServlet {
    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
        User user = (User) request.getSession().getAttribute("user");
        try {
            BeanUtils.populate(user, request.getParameterMap()); // expect
        } catch (ReflectiveOperationException e) {
            response.setStatus(500);
        }
    }
}
