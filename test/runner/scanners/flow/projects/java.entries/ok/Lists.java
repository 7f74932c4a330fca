package app;

import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import org.springframework.web.bind.annotation.*;

enum Kind { A, B }

record Pair(String first, String second) {}

@RestController
class Lists {
  @GetMapping("/m1")
  public void m1(@RequestParam String q) throws Exception {
    {
      Map.Entry<String, String> e = Map.entry("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", e.getKey()});
    }
    {
      Map.Entry<String, String> e = new AbstractMap.SimpleEntry<>("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", e.getKey()});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.map(x -> "c").collect(Collectors.joining(","))});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.filter(x -> x.matches("\\w+")).collect(Collectors.joining(","))});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "" + t.count()});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "" + t.anyMatch(x -> x.equals("b"))});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.findFirst().get()});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.mapToInt(String::length).sum() + ""});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.map(Integer::parseInt).map(String::valueOf).collect(Collectors.joining(","))});
    }
    {
      Stream<String> t = Stream.of("a", q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", t.limit(1).toList().get(0)});
    }
  }
  @GetMapping("/m2")
  public void m2(@RequestParam String q) throws Exception {
    {
      String r = Instant.parse(q).toString() + Duration.parse(q);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", r});
    }
    {
      List<Pair> l = List.of(new Pair("a", q));
      Runtime.getRuntime().exec(new String[] {"sh", "-c", l.stream().map(Pair::first).collect(Collectors.joining())});
    }
    {
      List<Pair> l = List.of(new Pair("a", q));
      Runtime.getRuntime().exec(new String[] {"sh", "-c", l.stream().map(p -> p.first()).toList().get(0)});
    }
    {
      List<Pair> l = List.of(new Pair("a", q));
      Runtime.getRuntime().exec(new String[] {"sh", "-c", l.get(0).first()});
    }
    {
      List<Pair> l = List.of(new Pair("a", q)); Map<String, String> m = l.stream().collect(Collectors.toMap(Pair::first, Pair::second));
      Runtime.getRuntime().exec(new String[] {"sh", "-c", String.join(",", m.keySet())});
    }
  }
}
