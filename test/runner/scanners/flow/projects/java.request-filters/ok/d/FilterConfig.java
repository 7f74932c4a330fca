package filteredokd;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.*;
@Configuration
public class FilterConfig {
    @Bean
    public FilterRegistrationBean<HostFilter> hostFilter() {
        FilterRegistrationBean<HostFilter> bean = new FilterRegistrationBean<>(new HostFilter());
        bean.addUrlPatterns("/ping/*");
        return bean;
    }
}
