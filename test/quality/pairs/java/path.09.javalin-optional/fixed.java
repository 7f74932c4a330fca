package files;

import java.io.*;
import java.nio.file.*;
import java.util.Optional;
import io.javalin.http.Context;

public class Docs {
    void serve(Context ctx) throws IOException {
        String doc = Optional.ofNullable(ctx.queryParam("doc")).map(String::trim).filter(d -> d.matches("[a-z]+\\.html")).orElse("index.html");
        ctx.result(Files.newInputStream(Path.of("docs", doc)));
    }
}
