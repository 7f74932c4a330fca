package app;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.util.Locale;
import java.util.Set;

@Constraint(validatedBy = KnownScanner.Checker.class)
public @interface KnownScanner {
  String message() default "unknown scanner";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};

  class Checker implements ConstraintValidator<KnownScanner, String> {
    private static final Set<String> SCANNERS = Set.of("lobby", "office");

    @Override
    public boolean isValid(String value, ConstraintValidatorContext context) {
      return value != null && SCANNERS.contains(value.toLowerCase(Locale.ROOT));
    }
  }
}
