package demo;
import java.nio.file.*;
import org.springframework.web.bind.annotation.*;
@RestController
class A {
  private final Path root = Paths.get("/srv").toAbsolutePath().normalize();
  @GetMapping("/a") byte[] a(@RequestParam String name) throws Exception {
    Path target = root.resolve(name).normalize();
    if (!root.equals(target.getParent())) throw new IllegalArgumentException();
    return Files.readAllBytes(target);
  }
  @GetMapping("/b") byte[] b(@RequestParam String name) throws Exception {
    Path target = root.resolve(name).normalize();
    if (!target.getParent().equals(root)) throw new IllegalArgumentException();
    return Files.readAllBytes(target);
  }
}
