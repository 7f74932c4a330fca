package app;

import jakarta.validation.Validator;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import javax.sql.DataSource;

@Path("/tasks-stored")
public class TaskResource {
  private final DataSource source;
  private final Validator validator;

  public TaskResource(DataSource source, Validator validator) {
    this.source = source;
    this.validator = validator;
  }

  @POST
  public void list(TaskRequest request) throws Exception {
    if (!validator.validate(request).isEmpty()) {
      throw new IllegalArgumentException();
    }
    source.getConnection().createStatement().executeQuery("SELECT a FROM r ORDER BY " + request.column());
  }
}
