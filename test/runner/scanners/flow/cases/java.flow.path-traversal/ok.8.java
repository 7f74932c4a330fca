import java.io.File;
import java.io.FileOutputStream;
import org.springframework.util.FileCopyUtils;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.multipart.MultipartFile;

@RestController
class Uploads {
  @PostMapping("/uploads")
  void keep(@RequestPart MultipartFile file) throws Exception {
    FileCopyUtils.copy(file.getInputStream(), new FileOutputStream(new File("/srv/uploads", java.util.UUID.randomUUID() + ".pdf")));
  }
}
