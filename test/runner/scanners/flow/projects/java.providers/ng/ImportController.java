package providers.plans;

import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Part;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.http.multipart.CompletedFileUpload;
import java.nio.charset.StandardCharsets;

@Controller("/plans")
public class ImportController {
    private final Imports imports;

    public ImportController(Imports imports) {
        this.imports = imports;
    }

    @Post
    public String read(@Part("plan") CompletedFileUpload plan) throws Exception {
        return imports.read(new String(plan.getBytes(), StandardCharsets.UTF_8)).getClass().getName();
    }

    @Get
    public int find(@QueryValue String name) throws Exception {
        return imports.find(name).length();
    }
}
