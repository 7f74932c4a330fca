import java.nio.file.*;
import org.springframework.core.io.*;
import org.springframework.web.bind.annotation.*;

@RestController
class DocumentController {
    private final Path root = Paths.get("/srv/documents");

    @GetMapping("/documents/{name}")
    Resource open(@PathVariable String name) {
        return new PathResource(root.resolve(name)); // expect
    }
}
