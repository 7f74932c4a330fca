package request239;

import java.io.IOException;
import java.util.Map;
import org.springframework.http.*;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.http.codec.multipart.FilePart;
import org.springframework.web.multipart.MultipartHttpServletRequest;
import reactor.core.publisher.Mono;

@RestController
public class SpringReq {
  @GetMapping("/a")
  public void a(WebRequest r) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + r.getParameter("v")}); } // expect
  @GetMapping("/b")
  public void b(ServerHttpRequest r) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + r.getQueryParams().getFirst("v")}); } // expect
  @GetMapping("/b2/{v}")
  public void b2(ServerHttpRequest r) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + r.getPath().value()}); } // expect
  @GetMapping("/c")
  public void c(ServerWebExchange e) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + e.getRequest().getHeaders().getFirst("v")}); } // expect
  public Mono<ServerResponse> d(ServerRequest r) {
    try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + r.queryParam("v").orElse("")}); } catch (IOException e) { } // expect
    return ServerResponse.ok().build();
  }
  public Mono<ServerResponse> d2(ServerRequest r) {
    return r.bodyToMono(String.class).flatMap(b -> {
      try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + b}); } catch (IOException e) { } // expect
      return ServerResponse.ok().build();
    });
  }
  public Mono<ServerResponse> d3(ServerRequest r) throws IOException {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + r.uri().getQuery()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + r.path()}); // expect
    return ServerResponse.ok().build();
  }
  public Mono<ServerResponse> d4(ServerRequest r) {
    return r.multipartData().flatMap(m -> {
      FilePart p = (FilePart) m.getFirst("file");
      try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + p.filename()}); } catch (IOException e) { } // expect
      return ServerResponse.ok().build();
    });
  }
  @PostMapping("/e")
  public void e(HttpEntity<String> entity) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + entity.getBody()}); } // expect
  @PostMapping("/f")
  public void f(RequestEntity<Map<String, String>> entity) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + entity.getBody().get("v")}); } // expect
  @PostMapping("/g")
  public Mono<Void> g(@RequestPart("file") Mono<FilePart> file) {
    return file.flatMap(p -> {
      try { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + p.filename()}); } catch (IOException e) { } // expect
      return Mono.empty();
    });
  }
  @PostMapping("/g2")
  public void g2(@RequestPart("file") FilePart file) throws IOException {
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + file.filename()}); // expect
  }
  @GetMapping("/h")
  public void h(@RequestHeader HttpHeaders headers) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + headers.getFirst("v")}); } // expect
  @GetMapping("/i")
  public void i(NativeWebRequest r) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + r.getParameterValues("v")[0]}); } // expect
  @PostMapping("/j")
  public void j(MultipartHttpServletRequest r) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + r.getFileNames().next()}); } // expect
  @PostMapping("/j2")
  public void j2(MultipartHttpServletRequest r) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + r.getFile("f").getOriginalFilename()}); } // expect
  @GetMapping("/k/{v}")
  public void k(@PathVariable long v) throws IOException { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ls " + v}); }
}
