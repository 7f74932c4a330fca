package app;

import java.util.Map;
import org.springframework.http.*;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.util.HtmlUtils;

@RestController
public class Pages {
    @GetMapping("/ok")
    public ResponseEntity<String> ok(@RequestParam String name) {
        return ResponseEntity.ok("<h1>Hello " + name + "</h1>"); // expect
    }

    @GetMapping("/new")
    public ResponseEntity<String> created(@RequestParam String name) {
        return new ResponseEntity<>("<b>" + name + "</b>", HttpStatus.OK); // expect
    }

    @GetMapping("/entity")
    public HttpEntity<String> entity(@RequestParam String name) {
        return new HttpEntity<>("<i>" + name + "</i>"); // expect
    }

    @GetMapping("/missing")
    public ResponseEntity<String> missing(@RequestParam String name) {
        return ResponseEntity.status(404).body("not found: " + name); // expect
    }

    @GetMapping("/escaped")
    public ResponseEntity<String> escaped(@RequestParam String name) {
        return ResponseEntity.ok("<h1>Hello " + HtmlUtils.htmlEscape(name) + "</h1>");
    }

    @GetMapping("/plain")
    public ResponseEntity<String> plain(@RequestParam String name) {
        return ResponseEntity.ok().contentType(MediaType.TEXT_PLAIN).body("Hello " + name);
    }

    @GetMapping("/json")
    public ResponseEntity<String> json(@RequestParam String name) {
        HttpHeaders headers = new HttpHeaders();
        headers.setContentType(MediaType.APPLICATION_JSON);
        return new ResponseEntity<>("{\"name\":\"" + name + "\"}", headers, HttpStatus.OK);
    }

    @GetMapping("/map")
    public ResponseEntity<Map<String, String>> map(@RequestParam String name) {
        return ResponseEntity.ok(Map.of("name", name));
    }

    @GetMapping(value = "/produces", produces = MediaType.TEXT_PLAIN_VALUE)
    public ResponseEntity<String> produces(@RequestParam String name) {
        return ResponseEntity.ok("Hello " + name);
    }

    @GetMapping("/header")
    public ResponseEntity<String> header(@RequestParam String id) {
        return ResponseEntity.ok().header("X-Request-Id", id).body("done");
    }
}
