package demo;
import java.util.*;
import org.springframework.web.bind.annotation.*;
class Bag implements Iterable<String> {
  private final List<String> values;
  Bag(List<String> values) { this.values = values; }
  public Iterator<String> iterator() { return values.iterator(); }
}
class Clean implements Iterable<Integer> {
  private final List<Integer> values = new ArrayList<>();
  Clean(List<String> all) { for (String v : all) values.add(Integer.parseInt(v)); }
  public Iterator<Integer> iterator() { return values.iterator(); }
}
@RestController
class A {
  @GetMapping("/a") void a(@RequestParam List<String> all) throws Exception {
    for (String x : new Bag(all)) Runtime.getRuntime().exec("sh -c " + x); // expect
  }
  @GetMapping("/b") void b(@RequestParam List<String> all) throws Exception {
    for (Integer x : new Clean(all)) Runtime.getRuntime().exec("sh -c " + x);
  }
}
