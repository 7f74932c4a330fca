package audit;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.springframework.web.bind.annotation.*;

@RestController
public class Tracker {
    private static final Logger LOGGER = Logger.getLogger("tracker");

    @GetMapping("/track")
    public void track(@RequestHeader("User-Agent") String agent) {
        LOGGER.log(Level.WARNING, "visit by " + agent); // expect
    }
}
