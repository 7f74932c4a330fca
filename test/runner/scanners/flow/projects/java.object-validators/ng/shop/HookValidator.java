package shop;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;
import org.springframework.stereotype.Component;
import org.springframework.validation.Errors;
import org.springframework.validation.ValidationUtils;
import org.springframework.validation.Validator;

@Component
public class HookValidator implements Validator {
    private static final Set<String> HOSTS = Set.of("hooks.example", "partner.example");

    @Override
    public boolean supports(Class<?> type) {
        return HookRequest.class.equals(type);
    }

    @Override
    public void validate(Object target, Errors errors) {
        HookRequest request = (HookRequest) target;
        ValidationUtils.rejectIfEmptyOrWhitespace(errors, "contact", "contact.missing");
        if (request.retries() > 10) {
            errors.rejectValue("retries", "retries.range");
        }
        checkUrl(request.url(), errors);
    }

    private void checkUrl(String url, Errors errors) {
        if (!isKnown(url)) {
            log(url);
        }
    }

    private void log(String url) {}

    private static boolean isKnown(String value) {
        try {
            URI uri = new URI(value);
            return "https".equals(uri.getScheme()) && uri.getHost() != null && HOSTS.contains(uri.getHost());
        } catch (URISyntaxException e) {
            return false;
        }
    }
}
