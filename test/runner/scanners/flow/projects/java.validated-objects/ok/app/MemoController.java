package app;

import jakarta.validation.Valid;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Validated
public class MemoController {
  private final JdbcTemplate jdbc;

  public MemoController(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  @PostMapping("/memos")
  public void list(@Valid @RequestBody MemoRequest request) {
    jdbc.queryForList("SELECT name FROM r ORDER BY " + request.column());
  }

  @PostMapping("/memos/folders")
  public void folder(@Validated @ModelAttribute MemoForm form) throws Exception {
    Runtime.getRuntime().exec("ls " + form.getFolder());
  }

  @PostMapping("/memos/others")
  public void other(@Valid @RequestBody MemoRequest request) {
    jdbc.queryForList("SELECT name FROM r ORDER BY " + request.column());
  }
}
