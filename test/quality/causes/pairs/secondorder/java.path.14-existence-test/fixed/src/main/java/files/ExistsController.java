package files;

import java.io.File;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ExistsController {
    private static final File ROOT = new File("/srv/files");

    @GetMapping("/files/exists")
    public boolean exists(@RequestParam String name) {
        return new File(ROOT, new File(name).getName()).exists();
    }
}
