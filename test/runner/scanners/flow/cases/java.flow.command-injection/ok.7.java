import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
class Pages {
  @GetMapping("/pages/{id:[0-9]+}")
  void show(@PathVariable String id) throws Exception {
    Runtime.getRuntime().exec("sh -c " + id);
  }

  @GetMapping("/lines/{count:\\d+}")
  void head(@PathVariable String count) throws Exception {
    Runtime.getRuntime().exec("sh -c " + count);
  }
}
