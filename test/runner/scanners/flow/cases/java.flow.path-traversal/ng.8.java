package depot;

import com.google.common.base.Preconditions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
class StampController {
    private final Path stamps = Path.of("/srv/stamps");

    @GetMapping("/stamp")
    byte[] stamp(@RequestParam String name) throws IOException {
        Preconditions.checkArgument(!name.isEmpty(), "no name");
        return Files.readAllBytes(stamps.resolve(name)); // expect
    }
}
