package app;

import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import java.util.regex.Pattern;

public class TrayNameValidator implements ConstraintValidator<TrayName, String> {
  private static final Pattern NAME = Pattern.compile("[a-z0-9]+");

  @Override
  public boolean isValid(String value, ConstraintValidatorContext context) {
    if (value == null) {
      return false;
    }
    return NAME.matcher(value).matches();
  }
}
