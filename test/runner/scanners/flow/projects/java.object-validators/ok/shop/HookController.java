package shop;

import java.net.URI;
import java.net.URL;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class HookController {
    private final HookValidator validator;

    public HookController(HookValidator validator) {
        this.validator = validator;
    }

    @InitBinder("hookRequest")
    void initBinder(WebDataBinder binder) {
        binder.addValidators(validator);
    }

    @PostMapping("/hooks")
    public String subscribe(@Validated @RequestBody HookRequest request) throws Exception {
        return new String(new URL(request.url()).openStream().readAllBytes());
    }
}
