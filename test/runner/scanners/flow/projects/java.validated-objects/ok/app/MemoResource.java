package app;

import jakarta.validation.Valid;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import javax.sql.DataSource;

@Path("/memos-stored")
public class MemoResource {
  private final DataSource source;

  public MemoResource(DataSource source) {
    this.source = source;
  }

  @POST
  public void list(@Valid MemoRequest request) throws Exception {
    source.getConnection().createStatement().executeQuery("SELECT a FROM r ORDER BY " + request.column());
  }
}
