import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

@RestController
class Items {
  private JdbcTemplate jdbc;

  @GetMapping("/items")
  Object list(@RequestParam List<Long> ids) {
    StringBuilder sql = new StringBuilder("select * from item where id in (0");
    for (Long id : ids) sql.append(",").append(id);
    return jdbc.queryForList(sql.append(")").toString());
  }
}
