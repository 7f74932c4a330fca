import org.springframework.web.bind.annotation.*;

@RestController
class Actions {
  @PostMapping("/actions/{name}")
  Object run(@PathVariable String name) throws Exception {
    String method = "do" + name;
    return service.getClass().getMethod(method).invoke(service); // expect
  }
}
