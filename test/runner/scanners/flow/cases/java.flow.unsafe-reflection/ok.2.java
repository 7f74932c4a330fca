import org.springframework.web.bind.annotation.*;

@RestController
class Actions {
  @PostMapping("/actions/{name}")
  Object run(@PathVariable String name) throws Exception {
    String method = switch (name) {
      case "start" -> "doStart";
      default -> "doStop";
    };
    return service.getClass().getMethod(method).invoke(service);
  }
}
