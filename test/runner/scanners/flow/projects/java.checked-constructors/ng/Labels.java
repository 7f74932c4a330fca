package labels;

import java.io.IOException;
import org.springframework.web.bind.annotation.*;

@RestController
public class Labels {
    @PostMapping("/labels")
    public void print(@RequestBody Label label) throws IOException {
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "zint " + label.sku()});
        Runtime.getRuntime().exec(new String[] {"sh", "-c", "echo " + label.note()}); // expect
    }
}
