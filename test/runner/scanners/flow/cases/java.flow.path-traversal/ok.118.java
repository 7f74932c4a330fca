import io.micronaut.http.multipart.CompletedFileUpload;
import jakarta.ws.rs.POST;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.glassfish.jersey.media.multipart.FormDataContentDisposition;
import org.glassfish.jersey.media.multipart.FormDataParam;

class Charts {
  private final Path root = Path.of("/srv/charts");

  @POST
  void last(@FormDataParam("file") InputStream content, @FormDataParam("file") FormDataContentDisposition detail)
      throws Exception {
    Files.copy(content, root.resolve(Path.of(detail.getFileName()).getFileName()));
  }

  void completed(CompletedFileUpload upload) throws Exception {
    Files.write(root.resolve(UUID.randomUUID().toString()), upload.getBytes());
  }
}
