import org.example.warehouse.Warehouse;
import org.springframework.web.bind.annotation.*;

@RestController
class Orders {
  private final Warehouse warehouse = Warehouse.connect();

  @GetMapping("/orders")
  Object list(@RequestParam String state, @RequestParam int first) {
    warehouse.fetchAll("select id from orders limit " + first);
    warehouse.announce("select id from orders where state = " + state);
    return warehouse.fetchAll("select id from orders where state = ?", state);
  }
}
