package app;

import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import org.springframework.web.bind.annotation.*;

enum Kind { A, B }

record Pair(String first, String second) {}

@RestController
class Notes {
  @GetMapping("/m1")
  public void m1(@RequestParam String q) throws Exception {
    {
      Map.Entry<String, String> e = Map.entry("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", e.getValue()}); // expect
    }
    {
      Map.Entry<String, String> e = new AbstractMap.SimpleEntry<>("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", e.getValue()}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.map(String::toUpperCase).collect(Collectors.joining(","))}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.filter(x -> !x.isBlank()).collect(Collectors.joining(","))}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.filter(Objects::nonNull).toList().get(1)}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.reduce("", (x, y) -> x + y)}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.flatMap(x -> Stream.of(x, "b")).collect(Collectors.joining())}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.skip(1).toList().get(0)}); // expect
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.sorted().toList().get(0)}); // expect
    }
    {
      List<Pair> l = List.of(new Pair("a", q));
      Runtime.getRuntime().exec(new String[] {"sh", "-c", l.stream().map(Pair::second).collect(Collectors.joining())}); // expect
    }
  }
  @GetMapping("/m2")
  public void m2(@RequestParam String q) throws Exception {
    {
      List<Pair> l = List.of(new Pair("a", q)); Map<String, String> m = l.stream().collect(Collectors.toMap(Pair::first, Pair::second));
      Runtime.getRuntime().exec(new String[] {"sh", "-c", m.get("a")}); // expect
    }
  }
}
