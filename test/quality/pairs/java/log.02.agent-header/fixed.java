package com.acme.stats;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.springframework.web.bind.annotation.*;

@RestController
public class BeaconController {
    private static final Logger LOGGER = Logger.getLogger("beacon");

    @PostMapping("/beacon")
    public void beacon(@RequestHeader("User-Agent") String agent, @RequestParam("ms") String ms) {
        String entry = String.format("agent=%d ms=%d", agent.hashCode(), Long.valueOf(ms));
        LOGGER.log(Level.INFO, entry);
    }
}
