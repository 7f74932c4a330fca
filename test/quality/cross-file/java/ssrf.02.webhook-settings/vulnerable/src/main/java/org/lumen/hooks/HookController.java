package org.lumen.hooks;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class HookController {
    private final HookSender sender;

    public HookController(HookSender sender) {
        this.sender = sender;
    }

    @PostMapping("/hooks/test")
    public String test(@RequestBody HookSettings settings) {
        return sender.test(settings);
    }
}
