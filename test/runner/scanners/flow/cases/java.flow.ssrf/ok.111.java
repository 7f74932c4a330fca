import java.nio.charset.StandardCharsets;
import org.apache.commons.io.IOUtils;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;

@RestController
class ImportController {
    @PostMapping("/import")
    int load(@RequestParam("file") MultipartFile file) throws Exception {
        return IOUtils.toString(file.getInputStream(), StandardCharsets.UTF_8).length();
    }
}
