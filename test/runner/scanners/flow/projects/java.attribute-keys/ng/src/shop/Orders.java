package shop;

import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class Orders {
  private final JdbcTemplate jdbc;

  public Orders(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  @GetMapping("/orders")
  public Object list(@RequestAttribute(TenantFilter.TENANT) String tenant) {
    return jdbc.queryForList("SELECT * FROM orders WHERE tenant = '" + tenant + "'"); // expect
  }

  @GetMapping("/items")
  public Object items(@RequestAttribute(name = TenantFilter.TENANT, required = false) String tenant) {
    return jdbc.queryForList("SELECT * FROM items WHERE tenant = '" + tenant + "'"); // expect
  }
}
