package choir.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerInterceptor;

@Component
public class VoiceInterceptor implements HandlerInterceptor {
    private final Voice voice;

    public VoiceInterceptor(Voice voice) {
        this.voice = voice;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        voice.setTeam("low".equals(request.getHeader("X-Voice")) ? "low" : "high");
        voice.setSeason(Integer.parseInt(request.getHeader("X-Season")));
        return true;
    }
}
