package app;

import jakarta.validation.Validator;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import javax.sql.DataSource;

@Path("/reports-stored")
public class ReportResource {
  private final DataSource source;
  private final Validator validator;

  public ReportResource(DataSource source, Validator validator) {
    this.source = source;
    this.validator = validator;
  }

  @POST
  public void list(ReportRequest request) throws Exception {
    validator.validate(request);
    source.getConnection().createStatement().executeQuery("SELECT a FROM r ORDER BY " + request.column()); // expect
  }
}
