package depot;

import java.io.File;
import java.util.UUID;
import javax.servlet.http.HttpServletRequest;
import org.apache.commons.fileupload.FileItem;
import org.apache.commons.fileupload.servlet.ServletFileUpload;

class Drops {
  void accept(ServletFileUpload upload, HttpServletRequest request) throws Exception {
    for (FileItem item : upload.parseRequest(request)) {
      item.write(new File("/srv/drops", UUID.randomUUID().toString()));
      item.write(new File("/srv/drops", item.getName())); // expect
    }
  }
}
