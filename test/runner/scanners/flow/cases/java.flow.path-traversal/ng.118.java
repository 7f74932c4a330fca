import io.micronaut.http.multipart.CompletedFileUpload;
import jakarta.ws.rs.POST;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import org.glassfish.jersey.media.multipart.FormDataContentDisposition;
import org.glassfish.jersey.media.multipart.FormDataParam;

class Charts {
  private static final Set<String> KINDS = Set.of("pdf", "png");
  private final Path root = Path.of("/srv/charts");

  @POST
  void named(@FormDataParam("file") InputStream content, @FormDataParam("file") FormDataContentDisposition detail)
      throws Exception {
    Files.copy(content, root.resolve(detail.getFileName())); // expect
  }

  @POST
  void ofKind(@FormDataParam("file") InputStream content, @FormDataParam("file") FormDataContentDisposition detail)
      throws Exception {
    if (!KINDS.contains(kindOf(detail.getFileName()))) return;
    Files.copy(content, root.resolve(detail.getFileName())); // expect
  }

  private static String kindOf(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
  }

  void completed(CompletedFileUpload upload) throws Exception {
    Files.write(root.resolve(upload.getFilename()), upload.getBytes()); // expect
  }
}
