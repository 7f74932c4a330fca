import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.table;

import java.util.List;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.springframework.web.bind.annotation.*;

record RecordBody(String artist) {
  Criteria toCriteria() {
    return new Criteria(artist);
  }
}

record Criteria(String artist) {}

@RestController
class Records {
  private final DSLContext ctx;

  Records(DSLContext ctx) {
    this.ctx = ctx;
  }

  @GetMapping("/records")
  List<String> find(@RequestParam String genre, @RequestParam String column) {
    Condition all = condition(column + " = 1"); // expect
    all = all.or("similarity(genre, '" + genre + "') > 0.4"); // expect
    ctx.select(field(column)).from(table("records")).where(all).fetch(); // expect
    return ctx.select(field("title")).from("records").where("genre = '" + genre + "'").fetchInto(String.class); // expect
  }

  @PostMapping("/search")
  Object search(@RequestBody RecordBody body) {
    return java.util.Optional.of(body)
        .map(RecordBody::toCriteria)
        .map(criteria -> ctx.fetch("select * from records where artist = '" + criteria.artist() + "'")); // expect
  }
}
