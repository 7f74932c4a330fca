package depot;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.util.Assert;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
class LabelController {
    private final Path labels = Path.of("/srv/labels");

    @GetMapping("/label")
    byte[] label(@RequestParam String name) throws IOException {
        Path label = labels.resolve(name).normalize();
        checkArgument(label.startsWith(labels), "outside");
        return Files.readAllBytes(label);
    }

    @GetMapping("/stamp")
    byte[] stamp(@RequestParam String name) throws IOException {
        Path stamp = labels.resolve(name).normalize();
        Assert.isTrue(stamp.startsWith(labels), "outside");
        return Files.readAllBytes(stamp);
    }
}
