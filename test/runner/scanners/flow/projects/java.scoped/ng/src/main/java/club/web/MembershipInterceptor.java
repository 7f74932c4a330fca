package club.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerInterceptor;

@Component
public class MembershipInterceptor implements HandlerInterceptor {
    private final Membership membership;

    public MembershipInterceptor(Membership membership) {
        this.membership = membership;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        membership.setTeam(request.getHeader("X-Team"));
        membership.setSeason(Integer.parseInt(request.getHeader("X-Season")));
        return true;
    }
}
