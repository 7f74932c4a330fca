package demo;
import org.springframework.web.bind.annotation.*;
import org.springframework.jdbc.core.JdbcTemplate;
import java.util.*;
@RestController
class A {
  private final JdbcTemplate jdbc;
  A(JdbcTemplate jdbc) { this.jdbc = jdbc; }
  enum Sort { NAME, PRICE }
  record Filter(Integer limit, long owner, UUID id, boolean active, Sort sort) {}
  static class Page { private int number; private Long size; public int getNumber() { return number; } public Long getSize() { return size; } }
  @GetMapping("/a/{id}")
  List<Map<String, Object>> one(@PathVariable Long id, @RequestParam(defaultValue = "10") Integer limit, @RequestParam Sort sort) {
    return jdbc.queryForList("SELECT * FROM t WHERE id = " + id + " ORDER BY " + sort + " LIMIT " + limit);
  }
  @PostMapping("/b")
  List<Map<String, Object>> two(@RequestBody Filter f) {
    return jdbc.queryForList("SELECT * FROM t WHERE owner = " + f.owner() + " AND id = '" + f.id() + "' AND a = " + f.active() + " LIMIT " + f.limit());
  }
  @PostMapping("/c")
  List<Map<String, Object>> three(@RequestBody Page p) {
    return jdbc.queryForList("SELECT * FROM t LIMIT " + p.getSize() + " OFFSET " + p.getNumber());
  }
  @PostMapping("/d")
  List<Map<String, Object>> four(@RequestParam List<Long> ids) {
    StringJoiner j = new StringJoiner(",");
    for (Long i : ids) j.add(String.valueOf(i));
    return jdbc.queryForList("SELECT * FROM t WHERE id IN (" + j + ")");
  }
}
