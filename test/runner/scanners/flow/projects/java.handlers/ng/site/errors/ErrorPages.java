package site.errors;

import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

@RestControllerAdvice
class ErrorPages {
  @ExceptionHandler(IllegalArgumentException.class)
  String wrong(IllegalArgumentException error) {
    return "<p>" + error.getMessage(); // expect
  }

  @ExceptionHandler(IllegalStateException.class)
  String early(IllegalStateException error) {
    return "<p>" + error.getMessage();
  }
}
