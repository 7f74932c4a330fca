package app;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.util.Locale;
import java.util.Set;

@Constraint(validatedBy = KnownPrinter.Checker.class)
public @interface KnownPrinter {
  String message() default "unknown printer";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};

  class Checker implements ConstraintValidator<KnownPrinter, String> {
    private static final Set<String> PRINTERS = Set.of("lobby", "office");

    @Override
    public boolean isValid(String value, ConstraintValidatorContext context) {
      return value != null && PRINTERS.contains(value.toLowerCase(Locale.ROOT));
    }
  }
}
