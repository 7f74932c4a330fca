package app;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;

@Constraint(validatedBy = {TrayNameValidator.class})
public @interface TrayName {
  String message() default "unknown tray";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};
}
