package filteredng.web
import org.springframework.context.annotation.Configuration
import org.springframework.web.servlet.config.annotation.*
@Configuration
class WebConfig(private val hostInterceptor: HostInterceptor) : WebMvcConfigurer {
    override fun addInterceptors(registry: InterceptorRegistry) { registry.addInterceptor(hostInterceptor).addPathPatterns("/ping/**") }
}
