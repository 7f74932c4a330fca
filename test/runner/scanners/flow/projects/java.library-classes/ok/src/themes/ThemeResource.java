package themes;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.io.InputStream;
import java.nio.file.Files;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;

@Path("/themes")
public class ThemeResource {
  private final Themes themes;

  public ThemeResource(Themes themes) {
    this.themes = themes;
  }

  @POST
  public void upload(@RestForm("theme") FileUpload upload) throws Exception {
    try (InputStream in = Files.newInputStream(upload.uploadedFile())) {
      themes.install(in);
    }
  }
}
