package filteredokb;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.*;
@Configuration
public class WebConfig implements WebMvcConfigurer {
    @Override public void addInterceptors(InterceptorRegistry registry) { registry.addInterceptor(new HostInterceptor()).addPathPatterns("/admin/**"); }
}
