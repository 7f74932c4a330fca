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
public class ReportController {
  private final JdbcTemplate jdbc;

  public ReportController(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  @PostMapping("/reports")
  public void list(@RequestBody ReportRequest request) {
    jdbc.queryForList("SELECT name FROM r ORDER BY " + request.column()); // expect
  }

  @PostMapping("/reports/folders")
  public void folder(@ModelAttribute ReportForm form) throws Exception {
    Runtime.getRuntime().exec("ls " + form.getFolder()); // expect
  }

  @PostMapping("/reports/others")
  public void other(@Valid @RequestBody ReportRequest request) {
    jdbc.queryForList("SELECT name FROM r ORDER BY " + request.column());
  }
}
