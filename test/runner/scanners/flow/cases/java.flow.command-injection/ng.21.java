package records;

import java.io.IOException;
import org.springframework.web.bind.annotation.*;

@RestController
public class RecordMethods {
    interface Named {
        String name();
        default String command() { return "lookup " + name(); }
    }

    record Person(String name) implements Named {}

    static class Cat implements Named {
        private final String name;
        Cat(String name) { this.name = name; }
        public String name() { return name; }
    }

    @PostMapping("/p")
    public void p(@RequestParam String name) throws IOException {
        Named person = new Person(name);
        new ProcessBuilder("sh", "-c", person.command()).start(); // expect
    }

    @PostMapping("/q")
    public void q(@RequestParam String name) throws IOException {
        Person person = new Person(name);
        new ProcessBuilder("sh", "-c", person.name()).start(); // expect
    }

    @PostMapping("/c")
    public void c(@RequestParam String name) throws IOException {
        Named cat = new Cat(name);
        new ProcessBuilder("sh", "-c", cat.command()).start(); // expect
    }
}
