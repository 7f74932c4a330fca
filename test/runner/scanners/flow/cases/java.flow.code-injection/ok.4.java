import java.util.Map;
import org.mvel2.MVEL;
import org.springframework.web.bind.annotation.*;

@RestController
class Rates {
  enum Rate {
    BASE,
    FULL
  }

  @PostMapping("/rate")
  Object rate(@RequestBody Map<String, Object> body) {
    Rate rate = Rate.valueOf(body.get("rate").toString());
    return MVEL.eval("rates." + rate);
  }
}
