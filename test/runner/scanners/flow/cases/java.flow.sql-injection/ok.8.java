import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.table;

import java.util.List;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.springframework.web.bind.annotation.*;

@RestController
class Singles {
  private final DSLContext ctx;

  Singles(DSLContext ctx) {
    this.ctx = ctx;
  }

  @GetMapping("/singles")
  List<String> find(@RequestParam String genre, @RequestParam String column) {
    Condition all = field("genre", String.class).eq(genre).and(condition("artist = ?", genre));
    ctx.select(field(DSL.name(column))).from(table("singles")).where(all).fetch();
    return ctx.fetch("select title from singles where genre = ?", genre).into(String.class);
  }
}
