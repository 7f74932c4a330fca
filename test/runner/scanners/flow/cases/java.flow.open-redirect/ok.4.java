import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.*;
import java.net.URI;

@Controller
public class GoController {
    @Get("/go")
    public HttpResponse<?> go(@QueryValue long id) {
        return HttpResponse.redirect(URI.create("/pages/" + id));
    }
}
