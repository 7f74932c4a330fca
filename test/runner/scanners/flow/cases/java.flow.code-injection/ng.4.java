import java.util.Map;
import org.mvel2.MVEL;
import org.springframework.web.bind.annotation.*;

@RestController
class Prices {
  @PostMapping("/price")
  Object price(@RequestBody Map<String, Object> body) {
    return MVEL.eval(String.valueOf(body.get("rule"))); // expect
  }
}
