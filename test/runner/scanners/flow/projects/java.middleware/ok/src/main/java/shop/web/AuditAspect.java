package shop.web;

import java.util.logging.Logger;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.*;

@Aspect
public class AuditAspect {
  private static final Logger LOG = Logger.getLogger("audit");

  @Around("execution(* shop..*(..))")
  public Object audit(ProceedingJoinPoint point) throws Throwable {
    try {
      return point.proceed();
    } catch (IllegalArgumentException e) {
      LOG.info("refused: " + e.getMessage().length());
      return null;
    }
  }
}
