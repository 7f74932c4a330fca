package queues;

import java.io.IOException;
import java.util.*;
import org.springframework.web.bind.annotation.*;

@RestController
public class PendingTasks {
    @GetMapping("/a")
    public void a(@RequestParam String task) throws IOException {
        Deque<String> pending = new ArrayDeque<>();
        pending.addLast("make " + task);
        new ProcessBuilder("sh", "-c", pending.pollFirst()).start(); // expect
    }
    @GetMapping("/b")
    public void b(@RequestParam String task) throws IOException {
        Deque<String> pending = new ArrayDeque<>();
        pending.addLast("uptime");
        pending.addLast("make " + task);
        pending.removeFirst();
        new ProcessBuilder("sh", "-c", pending.removeFirst()).start(); // expect
    }
    @GetMapping("/c")
    public void c(@RequestParam String task) throws IOException {
        Deque<String> pending = new ArrayDeque<>();
        pending.addLast("uptime");
        pending.addLast("make " + task);
        pending.pollFirst();
        new ProcessBuilder("sh", "-c", pending.removeFirst()).start(); // expect
    }
}
