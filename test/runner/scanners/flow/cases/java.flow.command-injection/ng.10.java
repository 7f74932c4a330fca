import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
class Pages {
  @GetMapping("/pages/{path:.+}/{id:[0-9]+}")
  void show(@PathVariable String path, @PathVariable String id) throws Exception {
    Runtime.getRuntime().exec("sh -c " + path); // expect
  }

  @GetMapping("/names/{name:[^/]+}")
  void list(@PathVariable String name) throws Exception {
    Runtime.getRuntime().exec("sh -c " + name); // expect
  }
}
