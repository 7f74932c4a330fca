import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.apache.commons.io.IOUtils;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
class ImportController {
    @PostMapping("/import")
    int load(@RequestParam("url") String address) throws Exception {
        URL url = new URL(address);
        return IOUtils.toString(url, StandardCharsets.UTF_8).length(); // expect
    }
}
